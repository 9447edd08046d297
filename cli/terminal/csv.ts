/** A line of a CSV file (RFC 4180): fields with a comma, a quote or a line break stand in quotes; null is empty. */
export function csvLine(fields: readonly (string | number | bigint | boolean | null | undefined)[]): string {
  return `${fields.map((field) => quotedField(String(field ?? ''))).join(',')}\n`;
}

function quotedField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * What a document shows of a program's output: `…` stands for any text of a line, and alone on a line for any lines.
 */
export function patternOf(output: string): RegExp {
  const escaped = output.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/^…\n/gm, '(?:.*\\n)*').replaceAll('…', '.*')}$`);
}

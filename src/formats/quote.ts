const LONGEST = 20;

/** A piece of somebody's text, cut to at most 20 characters and made printable, to be shown in a sentence. */
export function quoted(text: string): string {
  let shown = '';
  for (const character of text.slice(0, LONGEST)) {
    const code = character.codePointAt(0) ?? 0;
    const printable = code >= 0x20 && code < 0x7f;
    shown += printable ? character : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  return text.length > LONGEST ? `"${shown}..."` : `"${shown}"`;
}

/** `1 cell`, `3 cells`. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** A short name of a text: equal for equal texts, and in practice for no others (FNV-1a, 2 × 32 bits). */
export function idOf(text: string): string {
  const hash = (start: number): string => {
    let value = start;
    for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
    return value.toString(36);
  };
  return hash(0x811c9dc5) + hash(0x1234567);
}

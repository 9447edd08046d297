/**
 * Text of somebody's as it may stand in a sentence or in a list: control characters, which a terminal would obey, are
 * shown as escapes.
 */
export function printable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}

// Kaisu's own links: the short address of puzz.link behind `#`, with marks on demand; a board that no address can hold
// comes as its JSON.
//
//     #usoone/6/6/9utdj…             the board
//     #usoone/6/6/9utdj…&marks=AbC   with marks: five to a byte, in threes, as base64 for addresses
//     #json=eyJrYWl…                 any board

const MARKS = '&marks=';
const JSON_PREFIX = 'json=';

/** The hash with the marks in it; without any, the hash alone. */
export function withMarkCode(hash: string, marks: ArrayLike<number>): string {
  const bytes: number[] = [];
  for (let at = 0; at < marks.length; at += 5) {
    let byte = 0;
    for (let i = 4; i >= 0; i--) byte = byte * 3 + (marks[at + i] ?? 0);
    bytes.push(byte);
  }
  while (bytes.at(-1) === 0) bytes.pop();
  return bytes.length === 0 ? hash : `${hash}${MARKS}${toBase64(bytes)}`;
}

export function jsonHash(json: string): string {
  return `${JSON_PREFIX}${toBase64([...new TextEncoder().encode(json)])}`;
}

/** What a hash holds: a text that a reader of boards knows, and the code of marks if there is one. */
export function partsOfHash(hash: string): { readonly text: string; readonly code?: string } {
  if (hash.startsWith(JSON_PREFIX)) {
    const bytes = fromBase64(hash.slice(JSON_PREFIX.length));
    return { text: bytes === undefined ? hash : new TextDecoder().decode(Uint8Array.from(bytes)) };
  }
  const at = hash.indexOf(MARKS);
  return at < 0 ? { text: hash } : { text: hash.slice(0, at), code: hash.slice(at + MARKS.length) };
}

/** The marks of a code for so many decisions; undefined when it is damaged or says more than that. */
export function marksOfCode(code: string, decisions: number): number[] | undefined {
  const bytes = fromBase64(code);
  if (!bytes || bytes.length > Math.ceil(decisions / 5)) return undefined;
  const marks = new Array<number>(decisions).fill(0);
  for (const [at, byte] of bytes.entries()) {
    if (byte >= 243) return undefined;
    for (let i = 0, left = byte; i < 5; i++, left = Math.floor(left / 3))
      if (5 * at + i < decisions) marks[5 * at + i] = left % 3;
      else if (left % 3 !== 0) return undefined;
  }
  return marks;
}

function toBase64(bytes: readonly number[]): string {
  const text = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64(text: string): number[] | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return [...atob(text.replace(/-/g, '+').replace(/_/g, '/'))].map((character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

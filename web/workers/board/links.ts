import { InputError } from '../../../src/grid/input-error.ts';
import { partsOfHash } from './kaisu-link.ts';
import { isPenpaLink, penpaBoard } from './penpa.ts';

/** A text that the reader of boards knows, and the code of marks that a Kaisu link carries. */
export interface LinkedText {
  readonly text: string;
  readonly code?: string;
}

/** Other names that programs of puzz.link's family have for a genre. */
const ALIASES: { readonly [id: string]: string } = {
  castlewall: 'castle',
  usowan: 'usoone',
  battleships: 'battleship',
};

/**
 * What somebody pasted, as a text that the reader of boards knows: a link may stand in the middle of a sentence, behind
 * `#` of a page like this one, or under another name of its genre. Anything else goes through as it is.
 */
export async function linkedText(pasted: string): Promise<LinkedText> {
  const own = pasted.trim();
  if (/^(\{|pzprv3)/.test(own)) return { text: own };
  const link = linkIn(own);
  if (link !== undefined && isPenpaLink(link)) return { text: await penpaBoard(link) };
  const { text, code } = link === undefined ? partsOfHash(own) : partsOfLink(link);
  return { text: renamed(text), ...(code === undefined ? {} : { code }) };
}

/** The first link in a text, without the punctuation of the sentence around it. */
function linkIn(text: string): string | undefined {
  const found = /\bhttps?:\/\/[^\s<>"]+/i.exec(text)?.[0];
  return found?.replace(/[.,;:!?)\]}'”’]+$/, '');
}

function partsOfLink(link: string): LinkedText {
  const hash = link.indexOf('#');
  // A page like this one names the board behind `#`; puzz.link's family behind `?`.
  if (hash >= 0 && !link.slice(0, hash).includes('?')) return partsOfHash(decoded(link.slice(hash + 1)));
  return { text: link };
}

function renamed(text: string): string {
  return text.replace(/^(.*\?)?([a-z]+)(?=\/\d)/i, (whole, head: string | undefined, id: string) =>
    Object.hasOwn(ALIASES, id) ? `${head ?? ''}${ALIASES[id]}` : whole,
  );
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    throw new InputError('The link breaks off in the middle of an escape such as "%E2".');
  }
}

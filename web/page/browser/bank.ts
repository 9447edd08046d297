import type { GenreId } from '../../../src/genres/registry.ts';
import type { BankBoard } from '../state/host.ts';

/** Addresses of the shipped banks. */
const files = import.meta.glob<string>('../../../bank/*.json', { query: '?url', import: 'default', eager: true });

/** The boards that come with the page; none where a genre has no bank yet. */
export async function fetchBank(genre: GenreId): Promise<readonly BankBoard[]> {
  const url = files[`../../../bank/${genre}.json`];
  if (url === undefined) return [];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the bank of ${genre} could not be fetched`);
  return ((await response.json()) as { boards: readonly BankBoard[] }).boards;
}

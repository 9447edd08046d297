import { readdirSync, readFileSync, rmSync, mkdtempSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Figures, readFigures } from '../lab/measure/figures.ts';
import { noteFiles, notes } from '../lab/notes/write.ts';
import { notesFolder } from '../lab/project.ts';
import { kaisu } from './run-kaisu.ts';

const folder = notesFolder();
const genres = Object.keys(notes);

/** Every number and every text of the figures, at any depth. */
function leaves(value: unknown, numbers: number[], texts: string[]): void {
  if (typeof value === 'number') numbers.push(value);
  else if (typeof value === 'string') texts.push(value);
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) leaves(part, numbers, texts);
}

/** The numbers that a note prints and its figures don't hold, each with the words before it. */
function foreignNumbers(note: string, { tables }: Figures): string[] {
  const numbers: number[] = [];
  const texts: string[] = [];
  // Decimals say how a column is printed; they are no figures.
  for (const { seed, ceilings, rows, comparisons, title, means, columns } of Object.values(tables))
    leaves(
      [
        seed,
        ceilings,
        rows,
        title,
        means,
        columns.map((column) => column.means),
        comparisons.map(({ decimals, ...rest }) => rest),
      ],
      numbers,
      texts,
    );
  const all = texts.join('\n');
  const known = new Map<string, Set<string>>();
  const isFigure = (text: string, decimals: number, factor: number): boolean => {
    const key = `${decimals} ${factor}`;
    let printed = known.get(key);
    if (!printed)
      known.set(key, (printed = new Set(numbers.map((value) => Math.abs(factor * value).toFixed(decimals)))));
    return printed.has(text);
  };
  const foreign: string[] = [];
  // Links name files; code is a text of the figures as it stands.
  const plain = note.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/`([^`]*)`/g, (whole, code: string) => {
    if (!all.includes(code)) foreign.push(whole);
    return ' ';
  });
  const tokens = /\d+×\d+|[A-Z]?\d[\d\u202f]*(?:\.\d+)?(?: %)?/g;
  for (const { 0: token, index } of plain.matchAll(tokens)) {
    const before = plain.slice(Math.max(0, index - 30), index + token.length).replaceAll('\n', ' ');
    if (/×/.test(token) || /^[A-Z]/.test(token)) {
      if (!all.includes(token.replace('×', 'x')) && !all.includes(token)) foreign.push(before);
      continue;
    }
    const digits = token.replaceAll('\u202f', '').replace(' %', '');
    const decimals = digits.split('.')[1]?.length ?? 0;
    if (isFigure(digits, decimals, token.endsWith('%') ? 100 : 1)) continue;
    // Exact counts are texts.
    if (decimals === 0 && new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(all)) continue;
    foreign.push(before);
  }
  return foreign;
}

describe.each(genres)('the note of %s', (genre) => {
  const figures = readFigures(folder, genre);
  const files = noteFiles(genre, notes[genre], figures);

  test('stands in notes/ as its figures make it, plots and all', () => {
    for (const [name, text] of files) expect(readFileSync(join(folder, name), 'utf8') === text, name).toBe(true);
    const there = readdirSync(folder).filter((name) => name.startsWith(genre) && !name.endsWith('.json'));
    expect(there.sort()).toEqual([...files.keys()].sort());
  });

  test('prints no number that is not a figure', () => {
    const text = files.get(`${genre}.md`) ?? '';
    expect(text).toMatch(/\d/);
    expect(foreignNumbers(text, figures)).toEqual([]);
  });

  test('has a section a table', () => {
    expect(notes[genre].sections.map(({ table }) => table)).toEqual(
      expect.arrayContaining(Object.keys(figures.tables)),
    );
  });

  test('gives every finding its verdict', () => {
    const text = files.get(`${genre}.md`) ?? '';
    expect(text.match(/^- \*\*(Holds|Doesn't hold)\.\*\* /gm)?.length).toBeGreaterThan(2);
  });
});

test('a number from elsewhere is noticed', () => {
  const [genre] = genres;
  const figures = readFigures(folder, genre);
  const rows = Object.values(figures.tables).flatMap((table) => table.rows);
  expect(rows.length).toBeGreaterThan(0);
  for (const text of ['It is 87.123 %.', '`a/b/7`', 'of 31×17 boards', 'about 7654321 of them', 'A999999'])
    expect(foreignNumbers(text, figures), text).toHaveLength(1);
});

test('kaisu notes writes them from the figures alone', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'kaisu-'));
  try {
    for (const genre of genres) copyFileSync(join(folder, `${genre}.json`), join(elsewhere, `${genre}.json`));
    const { status, stdout, stderr } = await kaisu(['notes', '--out', elsewhere, '--json']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const files: string[] = JSON.parse(stdout).files;
    expect(files.length).toBeGreaterThan(genres.length);
    for (const path of files)
      expect(readFileSync(path, 'utf8') === readFileSync(path.replace(elsewhere, folder), 'utf8'), path).toBe(true);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});

import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { notesFolder } from '../../research/checkout.ts';
import { studies } from '../../research/genres/registry.ts';
import { type Figures, readFigures } from '../../research/measure/figures.ts';
import { loadPlots } from '../../research/notes/plot.ts';
import { Source } from '../../research/notes/source.ts';
import { noteFiles } from '../../research/notes/write.ts';
import { genres } from '../../src/genres/registry.ts';
import { kaisu } from '../cli/run-kaisu.ts';

await loadPlots();
const folder = notesFolder();
const notes = await Promise.all(
  genres.flatMap(({ id }) => {
    const study = studies[id];
    return study === undefined ? [] : [study.note().then((note) => ({ genre: id, note }))];
  }),
);

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

describe.each(notes)('the note of $genre', ({ genre, note }) => {
  const figures = readFigures(folder, genre);
  const files = noteFiles(genre, note, figures);

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
    expect(note.sections.map(({ table }) => table)).toEqual(expect.arrayContaining(Object.keys(figures.tables)));
  });

  test('gives every finding its verdict', () => {
    const text = files.get(`${genre}.md`) ?? '';
    expect(text.match(/^- \*\*(Holds|Doesn't hold)\.\*\* /gm)?.length).toBeGreaterThan(2);
  });
});

type Change = (value: unknown, row: number, rows: readonly Record<string, unknown>[], column: string) => unknown;

/** Other figures that the same tables might have held. Texts that aren't counts name a row and stay. */
const changes: readonly Change[] = [
  (value) => (typeof value === 'number' ? 0 : value),
  (value) => (typeof value === 'number' ? 1 : value),
  (value) => (typeof value === 'number' ? value / 2 : value),
  (value) => (typeof value === 'number' ? value * 20 : value),
  // Each column upside down.
  (value, row, rows, column) => (typeof value === 'number' ? rows[rows.length - 1 - row][column] : value),
  (value) => (typeof value === 'boolean' ? !value : value),
  (value) => (typeof value === 'string' && /^\d+$/.test(value) ? String(BigInt(value === '0' ? 7 : 0)) : value),
  (value, row) => (typeof value === 'number' ? value + row : value),
  (value, row) => (typeof value === 'number' ? value - 3 * row : value),
  (value) => (typeof value === 'number' ? -value : value),
  // Each column its own way, and each row with the columns' values turned round.
  (value, row, rows, column) =>
    typeof value === 'number' ? value * (1 + Object.keys(rows[row]).indexOf(column)) : value,
  (value, row, rows, column) => {
    const numbers = Object.keys(rows[row]).filter((name) => typeof rows[row][name] === 'number');
    return typeof value === 'number' ? rows[row][numbers[numbers.length - 1 - numbers.indexOf(column)]] : value;
  },
  // Everything known better, and on one side.
  (value, _row, _rows, column) =>
    typeof value === 'number' ? (column.endsWith('Error') ? value / 100 : Math.abs(value)) : value,
  // The last row above all others.
  (value, row, rows) => (typeof value === 'number' ? (row === rows.length - 1 ? 1e6 : value) : value),
  (value, row, rows, column) =>
    typeof value === 'number' && row === rows.length - 1 ? 1e6 * Object.keys(rows[row]).indexOf(column) : value,
  (value, row, rows, column) =>
    typeof value === 'number' ? row * (Object.keys(rows[row]).indexOf(column) % 2 === 0 ? 1 : -1) : value,
];

function changed(figures: Figures, table: string, change: Change, agrees: boolean | null): Figures {
  const kept = figures.tables[table];
  const named = new Set(['value', 'density', 'maxSize', 'raw', 'lines']);
  const rows = kept.rows.map((row, at) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        named.has(column) ? value : change(value, at, kept.rows, column),
      ]),
    ),
  ) as typeof kept.rows;
  const comparisons = kept.comparisons.map((one) => ({ ...one, agrees: agrees ?? one.agrees }));
  return { ...figures, tables: { ...figures.tables, [table]: { ...kept, rows, comparisons } } };
}

// A verdict that no other figures could change would be an opinion.
describe.each(notes)('the findings of $genre', ({ genre, note }) => {
  const figures = readFigures(folder, genre);
  const measured = note.sections.filter(({ table }) => Object.hasOwn(figures.tables, table));

  test.each(measured.map((section) => [section.table, section] as const))(
    '%s: other figures, another verdict',
    (table, section) => {
      const now = section.findings(new Source(figures));
      expect(now.length).toBeGreaterThan(0);
      const others = [
        ...changes.map((change) => changed(figures, table, change, null)),
        changed(figures, table, (value) => value, true),
        changed(figures, table, (value) => value, false),
      ].flatMap((other) => {
        try {
          return [section.findings(new Source(other))];
        } catch {
          // Figures that no measurement gives, such as a space without an answer.
          return [];
        }
      });
      now.forEach(({ claim, holds }, at) => {
        expect(
          others.some((findings) => findings[at] !== undefined && findings[at].holds !== holds),
          claim,
        ).toBe(true);
      });
    },
  );
});

test('a number from elsewhere is noticed', () => {
  const [{ genre }] = notes;
  const figures = readFigures(folder, genre);
  const rows = Object.values(figures.tables).flatMap((table) => table.rows);
  expect(rows.length).toBeGreaterThan(0);
  for (const text of ['It is 87.123 %.', '`a/b/7`', 'of 31×17 boards', 'about 7654321 of them', 'A999999'])
    expect(foreignNumbers(text, figures), text).toHaveLength(1);
});

test('kaisu notes writes them from the figures alone', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'kaisu-'));
  try {
    for (const { genre } of notes) copyFileSync(join(folder, `${genre}.json`), join(elsewhere, `${genre}.json`));
    const { status, stdout, stderr } = await kaisu(['notes', '--out', elsewhere, '--json']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const files: string[] = JSON.parse(stdout).files;
    expect(files.length).toBeGreaterThan(notes.length);
    for (const path of files)
      expect(readFileSync(path, 'utf8') === readFileSync(path.replace(elsewhere, folder), 'utf8'), path).toBe(true);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});

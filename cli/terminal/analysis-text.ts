import type { Marks } from '../../src/board/marks.ts';
import type { ReadResult } from '../../src/genres/read.ts';
import { listed } from '../../src/grid/listed.ts';
import type { ClueWorth } from '../../src/setting/analyse.ts';
import { clueText } from '../../src/setting/clues.ts';
import { bits, type Counted, log2 } from '../../src/setting/counting.ts';
import type { Curve } from '../../src/setting/curves.ts';
import { answersInWords } from '../arguments/numbers.ts';
import type { Analysed } from '../running/analysing.ts';
import { csvLine } from './csv.ts';
import { formOf } from './forms.ts';

const MOST_NAMED = 12;

/** The JSON document of an analysis. */
export function analysisDocument(read: ReadResult, reading: string, analysed: Analysed): object {
  const { analysis, curves, complete, seconds } = analysed;
  const { genre, board, warnings } = read;
  const { verdict, answers, found, differ, reasons, pairs, rung, difficulty, meant, clues, readings, field } = analysis;
  const { width, height } = board.puzzle;
  return {
    genre: genre.id,
    width,
    height,
    reading,
    verdict,
    ...countOf(answers),
    solutions: found.map((marks) => ({ marks: [...marks], pzprv3: drawn(read, marks, 'pzprv3') })),
    differ: differ.map((decision) => genre.decisionName(board.puzzle, decision)),
    reasons,
    pairs,
    rung,
    difficulty: difficulty ?? null,
    meant: meant === undefined ? null : meant.isDrawn ? 'drawn' : 'only',
    clues: clues.map(({ clue, part, shows, state, isProved, without, bits }) => ({
      clue,
      part: part ?? null,
      shows,
      state,
      proved: isProved,
      bits: finite(bits),
      without: countOf(without),
    })),
    readings: readings.map(({ name, answers }) => ({ name, ...countOf(answers) })),
    field: field
      ? { total: `${field.total}`, numerators: field.numerators.map(String), probabilities: field.probabilities }
      : null,
    curves: curves.map(({ seed, order, answers }) => ({
      seed,
      order,
      answers: answers.map(countOf),
      bits: answers.map((one) => (one.isExact ? finite(log2(one.count)) : null)),
    })),
    complete,
    seconds,
    warnings,
  };
}

function countOf(answers: Counted | undefined): { count: string | null; atLeast?: string } {
  if (answers === undefined) return { count: null };
  return answers.isExact ? { count: `${answers.count}` } : { count: null, atLeast: `${answers.count}` };
}

/** JSON has no infinity. */
function finite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}

/** What people are told. */
export function analysisForPeople(read: ReadResult, { analysis, curves, complete }: Analysed): string {
  const { genre, board, warnings } = read;
  const { verdict, answers, found, differ, reasons, pairs, difficulty, meant, clues, readings } = analysis;
  const lines: string[] = [HEADLINES[verdict]];
  if (verdict === 'several' && answers) lines[0] += ` ${inWords(answers)}.`;
  if (difficulty) lines.push(`${difficulty.word} (${difficulty.rung}).`);
  for (const { text } of reasons) lines.push(text);
  for (const name of pairs)
    lines.push(`What is printed stays as it is under a ${name}, and the answer doesn't: its image is another one.`);
  for (const marks of found) lines.push('', drawn(read, marks, 'text') ?? '');
  if (differ.length > 0) {
    const names = differ.map((decision) => genre.decisionName(board.puzzle, decision));
    lines.push('', `They differ at ${listed(names, MOST_NAMED)}.`);
  }
  if (clues.length > 0) {
    const by = meant?.isDrawn ? ' by the answer that is drawn' : '';
    lines.push('', `Clues${by}:`, ...clues.map(clueLine));
  }
  if (readings.length > 0)
    lines.push('', 'Misread:', ...readings.map(({ name, answers }) => `  ${name}: ${inWords(answers)}`));
  for (const { seed, order, answers } of curves)
    lines.push('', `Bits in the order of seed ${seed}:`, ...curveLines(order, answers));
  if (!complete) lines.push('', 'Stopped early: this is what was known by then.');
  for (const warning of warnings) lines.push(`Warning: ${warning}`);
  return `${lines.join('\n')}\n`;
}

const HEADLINES = {
  unique: 'Unique: this is the only answer.',
  none: 'None: this board has no answer.',
  several: 'Several answers:',
  unknown: 'Unknown: no verdict was reached.',
} as const;

function clueLine(worth: ClueWorth): string {
  const { shows, state, isProved, without, bits } = worth;
  const price = bits !== undefined && Number.isFinite(bits) ? `${bits.toFixed(2)} bits, ` : '';
  const sure = isProved ? '' : ' (as far as is known)';
  return `  ${clueText(worth).padEnd(14)} ${shows.padEnd(10)} ${state}${sure}: ${price}${inWords(without)} without it`;
}

function curveLines(order: readonly string[], answers: Curve['answers']): string[] {
  return answers.map((count, at) => {
    const value = count.isExact && count.count > 0n ? log2(count.count).toFixed(2) : '?';
    return `  ${(at === 0 ? 'no clue' : order[at - 1]).padEnd(14)} ${value.padStart(7)}  ${inWords(count)}`;
  });
}

function inWords({ count, isExact }: Counted): string {
  return isExact ? answersInWords(count) : `at least ${answersInWords(count)}`;
}

/** The heads of the two tables. */
export const CLUE_COLUMNS = [
  ...['board', 'genre', 'width', 'height', 'verdict', 'count', 'clue', 'part', 'shows', 'state', 'proved'],
  ...['bits', 'without'],
];
export const CURVE_COLUMNS = ['board', 'genre', 'width', 'height', 'seed', 'step', 'clue', 'count', 'bits', 'bits won'];

/** A line a clue; one without a clue for a board that prints none. Counts that aren't exact are empty. */
export function clueRows(board: number, read: ReadResult, { analysis }: Analysed): string {
  const { verdict, answers, clues } = analysis;
  const head = [...headOf(board, read), verdict, exact(answers)];
  if (clues.length === 0) return csvLine([...head, ...new Array<null>(7).fill(null)]);
  const rows = clues.map(({ clue, part, shows, state, isProved, without, bits }) =>
    csvLine([...head, clue, part, shows, state, isProved, finite(bits), exact(without)]),
  );
  return rows.join('');
}

/** A line a step: how many answers are left, and how many bits the clue was worth there. */
export function curveRows(board: number, read: ReadResult, { curves }: Analysed): string {
  return curves
    .flatMap(({ seed, order, answers }) =>
      answers.map((now, step) => {
        const before = answers[step - 1];
        const won = before?.isExact && now.isExact ? finite(bits(before.count, now.count)) : null;
        const left = now.isExact ? finite(log2(now.count)) : null;
        return csvLine([...headOf(board, read), seed, step, order[step - 1], exact(now), left, won]);
      }),
    )
    .join('');
}

function headOf(number: number, { genre, board: { puzzle } }: ReadResult): (string | number)[] {
  return [number, genre.id, puzzle.width, puzzle.height];
}

function exact(counted: Counted | undefined): bigint | null {
  return counted?.isExact ? counted.count : null;
}

function drawn({ genre, board }: ReadResult, marks: Marks, form: 'text' | 'pzprv3'): string | null {
  return formOf(genre, { puzzle: board.puzzle, marks, notes: {} }, form);
}

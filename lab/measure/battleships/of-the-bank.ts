import { battleships } from '../../../src/genres/battleships/index.ts';
import { type BattleshipsPuzzle, MIDDLE, SUBMARINE, WATER } from '../../../src/genres/battleships/puzzle.ts';
import { readBoard } from '../../../src/genres/read.ts';
import { answersUpTo, type BoardsPart, bySize, readingOf } from '../boards.ts';
import { column, proportion, share } from '../columns.ts';
import { mean, tidy } from '../statistics.ts';
import { asTable, type Row } from '../table.ts';

export const SIZES = ['6x6', '8x8', '10x10'];

function puzzles(boards: readonly string[]): BattleshipsPuzzle[] {
  return boards.map((address) => readBoard(address).board.puzzle as BattleshipsPuzzle);
}

export const bank = asTable<BoardsPart>({
  name: 'bank',
  title: 'The bank',
  means: 'The shipped boards: which of their cells are printed.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('water', 'count', 'water'),
    column('submarines', 'count', 'submarines'),
    column('ends', 'count', 'ends of ships'),
    column('middles', 'count', 'middles of ships'),
    column('mean', 'number', 'printed cells a board, mean', 2),
  ],
  ceilings: {},
  bank: true,
  parts: (boards) => bySize(boards),
  *measure({ size, boards }) {
    const pieces = puzzles(boards).map((puzzle) => puzzle.pieces.filter((piece) => piece >= 0));
    const of = (wanted: (piece: number) => boolean): number => pieces.flat().filter(wanted).length;
    return [
      {
        size,
        boards: boards.length,
        water: of((piece) => piece === WATER),
        submarines: of((piece) => piece === SUBMARINE),
        ends: of((piece) => piece > WATER && piece < MIDDLE),
        middles: of((piece) => piece === MIDDLE),
        mean: tidy(mean(pieces.map((printed) => printed.length))),
      },
    ];
  },
  article: [],
});

const MISREADINGS = ['diagonal-touch-allowed', 'pieces-as-counters', 'fleet-as-menu'];

export const misreadings = asTable<BoardsPart>({
  name: 'misreadings',
  title: 'Three ways to misread the board',
  means:
    'The boards of the bank under rules that they were not made for: ships may touch at corners; a printed piece only says ' +
    'ship; the fleet is a menu, of which each length may be placed any number of times. How many keep exactly one answer.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('reading', 'text', 'reading'),
    column('unique', 'count', 'boards with one answer'),
    proportion('unique-share', 'share of them'),
  ],
  ceilings: {},
  bank: true,
  parts: (boards) => bySize(boards, SIZES),
  *measure({ size, boards }) {
    const rows: Row[] = [];
    for (const name of MISREADINGS) {
      const reading = readingOf(battleships, name);
      let unique = 0;
      for (const puzzle of puzzles(boards)) if ((yield* answersUpTo(battleships, puzzle, reading, 2)) === 1) unique++;
      rows.push({
        size,
        boards: boards.length,
        reading: name,
        unique,
        ...share('unique-share', unique, boards.length),
      });
    }
    return rows;
  },
  article: [
    {
      where: { size: '8x8', reading: 'diagonal-touch-allowed' },
      column: 'unique-share',
      value: tidy(18 / 36),
      decimals: 1,
      of: 36,
    },
    {
      where: { size: '8x8', reading: 'pieces-as-counters' },
      column: 'unique-share',
      value: tidy(8 / 36),
      decimals: 1,
      of: 36,
    },
  ],
});

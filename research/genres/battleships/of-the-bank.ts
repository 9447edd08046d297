import { type BattleshipsPuzzle, MIDDLE, SUBMARINE, WATER } from '../../../src/genres/battleships/puzzle.ts';
import { readBoard } from '../../../src/genres/read.ts';
import { type BoardsPart, bySize } from '../../measure/boards.ts';
import { column, meanOf, sampled } from '../../measure/columns.ts';
import { misreadingsTable } from '../../measure/misreadings.ts';
import { tidy } from '../../measure/statistics.ts';
import { type ArticleFigure, asTable } from '../../measure/table.ts';

export const SIZES = ['6x6', '8x8', '10x10'];

function puzzles(boards: readonly string[]): BattleshipsPuzzle[] {
  return boards.map((address) => readBoard(address).board.puzzle as BattleshipsPuzzle);
}

export const bank = asTable<BoardsPart>({
  name: 'bank',
  title: 'The bank',
  means: 'The shipped boards: which of their cells are printed.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('water', 'count', 'water'),
    column('submarines', 'count', 'submarines'),
    column('ends', 'count', 'ends of ships'),
    column('middles', 'count', 'middles of ships'),
    sampled('mean', 'number', 'printed cells a board, mean', 2),
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
        ...meanOf(
          'mean',
          pieces.map((printed) => printed.length),
        ),
      },
    ];
  },
  article: [],
});

function unique(reading: string, hits: number): ArticleFigure {
  return { where: { size: '8x8', reading }, column: 'unique-share', value: tidy(hits / 36), decimals: 1, of: 36 };
}

const READINGS = ['diagonal-touch-allowed', 'pieces-as-counters', 'fleet-as-menu'];

export const misreadings = misreadingsTable('battleships', {
  title: 'Three ways to misread the board',
  means:
    'The boards of the bank under rules that they were not made for: ships may touch at corners; a printed piece ' +
    'only says ship; the fleet is a menu, of which each length may be placed any number of times. On how many the ' +
    'intended answer is still legal, and how many keep exactly one answer.',
  readings: READINGS,
  sizes: SIZES,
  article: [
    unique('diagonal-touch-allowed', 18),
    unique('pieces-as-counters', 8),
    ...SIZES.flatMap((size) =>
      READINGS.map((reading) => ({ where: { size, reading }, column: 'legal', value: 36, decimals: 0 })),
    ),
  ],
});

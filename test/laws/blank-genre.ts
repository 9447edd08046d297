import type { Puzzle } from '../../src/board/puzzle.ts';
import { Model } from '../../src/engine/model.ts';
import { type Codec, unmarked } from '../../src/formats/codec.ts';
import { printJson } from '../../src/formats/json.ts';
import { rows, words } from '../../src/formats/lines.ts';
import { mapped } from '../../src/formats/part.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { cellCount, cellName } from '../../src/grid/shape.ts';

// The least that a genre can be: cells without a rule, so that every drawing is an answer.
const codec: Codec = {
  genre: 'blank',
  puzzlinkId: 'blank',
  body: (shape) => ({ read: () => unmarked(shape, cellCount(shape)), write: () => '' }),
  lines: (shape) =>
    mapped(
      rows(shape.height, shape.width, words('. (unknown), # (yes) or + (no)', ['.', '#', '+']), 'marks', 0),
      (marks) => ({ puzzle: shape, marks: Uint8Array.from(marks), notes: {} }),
      ({ marks }) => Array.from(marks),
    ),
  text: (shape) => {
    const { read, write } = codec.lines(shape);
    return { read, write: (board, warn) => write(board, warn).replaceAll(' /', '\n') };
  },
  fromJson: (_object, shape) => unmarked(shape, cellCount(shape)),
  toJson: (board) => printJson('blank', board, {}),
  picture: ({ width, height }) => ({ width, height, title: 'Blank', before: 0, below: 0, layers: [] }),
  warnings: () => [],
};

export const blank: Genre<Puzzle> = {
  id: 'blank',
  name: 'Blank',
  aliases: [],
  example: 'blank/1/1/',
  decision: 'cell',
  codec,
  decisions: cellCount,
  decisionName: cellName,
  decisionsAt: (_puzzle, cell) => [cell],
  readings: [{ name: 'standard' }],
  options: {},
  tallies: {},
  printed: (puzzle) => new Uint8Array(cellCount(puzzle)),
  check: () => ({ violations: [], warnings: [] }),
  reasons: () => [],
  techniques: [],
  rungs: () => [],
  ladder: (puzzle) => new Model(cellCount(puzzle)),
  proof: (puzzle) => new Model(cellCount(puzzle)),
  wording: { yes: 'yes', no: 'no', explain: () => ({ where: 'the board', rule: 'none', why: 'there is no rule' }) },
  composer: {
    rung: null,
    monotone: true,
    answersPerBoard: 1,
    space: () => undefined,
    withAllClues: () => undefined,
    dials: () => [],
    atLevels: (puzzle) => puzzle,
    picture: () => [],
  },
  fixtures: () => Promise.reject(new Error('a genre without rules obeys no law')),
  sweep: (puzzle) => ({
    words: 1,
    levels: cellCount(puzzle),
    decisions: cellCount(puzzle),
    choices: 2,
    tallies: [],
    root: () => true,
    expand: (_state, _level, branches) => [0, 1].forEach((choice) => branches.live1(choice, 0)),
    yes: (level, choice) => (choice === 1 ? [level] : []),
  }),
};

import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/board/board.ts';
import { tidied } from '../../src/board/notes.ts';
import { readBoard } from '../../src/genres/read.ts';
import { genreViewOf } from '../../web/genres/registry.ts';
import { emptyLayers, filled, type Layers } from '../../web/page/game/layers.ts';
import { along, type Press } from '../../web/page/hands/hand.ts';
import { data } from '../support/data.ts';

// Sequences of mouse input on puzz.link's own program, each with the board that it leaves there; here they leave the
// same marks. The entries are facts taken from its public tests (robx/pzprjs, MIT licence); state goes on from one entry
// of a genre to the next. Coordinates are half cells: column c, row r = 2c − 1, 2r − 1. Edits of the printed board (the
// keys, and the mouse in edit mode) are the editor's, so the printed board is taken from the entry's result.
//
// What differs on purpose: boards with bent ships don't open here, so the one entry on such a board is played without
// its corner piece (`10`) and with the fleet of straight ships.

interface Entry {
  readonly genre: string;
  readonly input: readonly string[];
  readonly result: string | null;
}

const entries = data<readonly Entry[]>('puzzlink-inputs.json');

/** The same board without bent ships. */
function straight(result: string): string {
  return result
    .replace(/^(pzprv3\/battleship\/\d+\/\d+\/)p\//, '$1d/')
    .replace(/ 10 /, ' . ')
    .replace(/(\/)(0 ){12}\/$/, '$1'.concat('0 '.repeat(10), '/'));
}

/** The state of puzz.link's program as far as playing goes. */
class Player {
  #mode: 'edit' | 'play' = 'edit';
  #oneButton = false;
  #board: Board | undefined;
  #layers: Layers = {};
  #genre: ReturnType<typeof readBoard>['genre'] | undefined;
  hasPlayed = false;
  /** The printed board was edited after the last stroke. */
  isEditedSince = false;

  /** Takes the printed board of a result; marks stay while it is the same. */
  setBoard(result: string): void {
    const { genre, board } = readBoard(result);
    if (this.#board && JSON.stringify(this.#board.puzzle) === JSON.stringify(board.puzzle)) return;
    this.#genre = genre;
    this.#board = board;
    this.clear();
  }

  clear(): void {
    if (!this.#board || !this.#genre) return;
    const { puzzle } = this.#board;
    const notes = genreViewOf(this.#genre.id).hand.notes(puzzle);
    this.#layers = filled(emptyLayers(this.#genre.decisions(puzzle), notes), {});
  }

  do(input: string): void {
    const [what, ...parts] = input.split(',').map((part) => part.trim());
    if (what === 'editmode') this.#mode = 'edit';
    else if (what === 'playmode') this.#mode = 'play';
    else if (what === 'setconfig' && parts[0] === 'use') this.#oneButton = parts[1] === '2';
    else if (what === 'ansclear') this.clear();
    else if (what === 'newboard' || what === 'clear') this.clear();
    else if (what === 'key' || (what === 'mouse' && this.#mode === 'edit')) this.isEditedSince = true;
    else if (what === 'mouse') this.#stroke(parts);
  }

  #stroke([buttons, ...coordinates]: string[]): void {
    if (!this.#board || !this.#genre) throw new Error('no board to play on');
    this.hasPlayed = true;
    this.isEditedSince = false;
    const [, alt, button, times] = /^(alt\+)?(left|right)(?:x(\d+))?$/.exec(buttons) ?? [];
    const press: Press = {
      button: button === 'right' ? 'second' : 'first',
      cycle: this.#oneButton,
      auxiliary: alt !== undefined,
      erase: false,
    };
    const numbers = coordinates.map(Number);
    const path = [];
    for (let i = 0; i < numbers.length; i += 2) path.push({ x: numbers[i] / 2, y: numbers[i + 1] / 2 });
    const { hand } = genreViewOf(this.#genre.id);
    const game = { read: (layer: string, index: number): number => this.#layers[layer]?.[index] ?? 0 };
    for (let time = 0; time < Number(times ?? 1); time++)
      for (const { layer, index, value } of along(hand, this.#board.puzzle, game, path, press))
        this.#layers[layer][index] = value;
  }

  /** What is marked and noted, as a reader gives it. */
  left(): { marks: number[]; notes: object } {
    const { marks, trial: _, ...notes } = this.#layers;
    const plain = Object.fromEntries(Object.entries(notes).map(([layer, values]) => [layer, [...values]]));
    return { marks: [...marks], notes: tidied(plain) };
  }
}

const players = new Map<string, Player>();
let played = 0;

describe('puzz.link’s inputs', () => {
  for (const [at, { genre, input, result }] of entries.entries())
    test(`entry ${at + 1}: ${genre} ${input.join(' · ').slice(0, 90)}`, () => {
      const player = players.get(genre) ?? new Player();
      players.set(genre, player);
      player.hasPlayed = false;
      const text = result === null ? null : straight(result);
      if (text !== null) player.setBoard(playable(input, text));
      for (const one of input) player.do(one);
      if (text === null || !player.hasPlayed) return;
      played++;
      const { board } = readBoard(text);
      const printed = readBoard(text).genre.printed(board.puzzle);
      const left = player.left();
      // A piece that was printed over a mark afterwards has taken it away.
      const wanted = [...board.marks].map((mark, decision) => (printed[decision] === mark ? 0 : mark));
      const marks = left.marks.map((mark, decision) => (player.isEditedSince && printed[decision] !== 0 ? 0 : mark));
      const isRepeated = (mark: number, decision: number): boolean => mark === printed[decision];
      expect(marks.map((mark, decision) => (isRepeated(mark, decision) ? 0 : mark))).toEqual(wanted);
      expect(left.notes).toEqual(board.notes);
    });

  test('were played, not only edited', () => {
    expect(entries).toHaveLength(41);
    expect(played).toBe(23);
  });
});

/** The board that an entry's strokes are made on: before what is edited after them. */
function playable(input: readonly string[], result: string): string {
  const lastStroke = input.findLastIndex((one) => one.startsWith('mouse'));
  const isEditedAfter = input.includes('playmode') && input.lastIndexOf('editmode') > input.lastIndexOf('playmode');
  if (!isEditedAfter || lastStroke < 0) return result;
  const [, head, width] = /^(pzprv3\/battleship\/1\/(\d+)\/d\/)/.exec(result) ?? [];
  if (head === undefined) throw new Error('no blank board is known for this entry');
  const blank = '. '.repeat(Number(width) + 1);
  return `${head}${blank}/${blank}/${'. '.repeat(Number(width))}/${'0 '.repeat(10)}/`;
}

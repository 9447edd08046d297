import type { ComponentType } from 'preact';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { NumberState, Picture } from '../../src/formats/picture/picture.ts';
import type { GenreId } from '../../src/genres/registry.ts';
import type { FindFaults, Known } from '../page/feedback/fault.ts';
import type { Hand, Write } from '../page/hands/hand.ts';
import type { IconName } from '../page/panels/icons.tsx';
import type { OpenBoard } from '../page/state/open-board.ts';

/** What one genre says, in the language of the page. */
export interface GenreWords {
  readonly name: string;
  /** The rules, in two short lines. */
  readonly rules: readonly [string, string];
  /** What mouse and fingers do. */
  readonly mouse: readonly string[];
  /** What the two kinds of mark are called where a toolbar offers them: a verb each. */
  readonly tools: { readonly first: string; readonly second: string };
  /** Each fault that live checking finds, as a sentence without its places. */
  readonly faults: { readonly [rule: string]: string };
  /** The techniques of the genre, by the rung that they stand on: a name that players would use. */
  readonly techniques: { readonly [rung: string]: string };
}

/** A small solved board, as the project's JSON: what the rules look like. */
export interface Example {
  readonly puzzle: object;
  readonly answer: readonly number[];
}

/** Something drawn over the board on request, with its key. */
export interface Overlay<P extends Puzzle> {
  readonly name: string;
  readonly legend: readonly { readonly tone: string; readonly text: string }[];
  readonly Drawing: ComponentType<{ readonly board: OpenBoard<P> }>;
}

/** What one genre brings to the page; everything else is the same for all. */
export interface GenreView<P extends Puzzle = Puzzle> {
  readonly id: GenreId;
  readonly words: GenreWords;
  /** Icons of the two kinds of mark. */
  readonly toolIcons: readonly [IconName, IconName];
  readonly example: Example;
  readonly picture: (puzzle: P) => Picture;
  readonly hand: Hand<P>;
  /** How a printed number stands, by its index in the picture. */
  readonly numberState: (puzzle: P, index: number, known: Known) => NumberState;
  readonly findFaults: FindFaults<P>;
  /** What a screen reader says of a cell, after its name: what is printed and what is marked. */
  describe(board: OpenBoard<P>, cell: number): string;
  /** Words for what is printed on the margin at a row or column. */
  describeLine?(board: OpenBoard<P>, line: 'row' | 'column', at: number): string;
  /** The cells meant by a named place, where that is more than the cell itself: a tile, a region. */
  area?(puzzle: P, place: string): readonly number[] | undefined;
  /** The cells that a clue speaks of, lit with it when a hint rests on it: its neighbours, its ray. */
  reach?(puzzle: P, place: string): readonly number[];
  /** What stands beside the board: a fleet. */
  readonly Aside?: ComponentType<{ readonly board: OpenBoard<P> }>;
  /** Whether a player may ask that a board counts as solved only when every decision is made, as puzz.link's guard does. */
  readonly guarded?: true;
  readonly overlay?: Overlay<P>;
  /** Marks that follow without a thought and are tedious to make. */
  readonly fill?: { readonly name: string; writes(puzzle: P, known: Known): Write[] };
  /** The order in which the marks of an answer are swept when it is found; reading order without it. */
  sweepOrder?(puzzle: P, known: Known): readonly number[];
  /** Decisions of one connected piece each, where pieces may be coloured apart. */
  pieces?(puzzle: P, known: Known): readonly (readonly number[])[];
}

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Puzzle } from '../../../src/board/puzzle.ts';
import type { Position } from '../../../src/formats/picture/picture.ts';
import type { GenreView } from '../../genres/view.ts';
import type { OpenBoard } from '../state/open-board.ts';
import type { Settings } from '../state/settings.ts';

/** The open board as its picture sees it: whoever draws by it is drawn anew when what it has read changes. */
export function livePosition<P extends Puzzle>(board: OpenBoard<P>, view: GenreView<P>, settings: Settings): Position {
  const known = (decision: number): number => board.known(decision);
  // Pieces are told apart only while there are several; the longest keeps the loop's own ink.
  const colours = computed(() => {
    const found = new Map<number, number>();
    if (settings.of.loop.value !== 'colours' || !view.pieces) return found;
    const pieces = [...view.pieces(board.puzzle, known)].sort((a, b) => b.length - a.length);
    pieces.forEach((piece, at) => {
      for (const decision of piece) found.set(decision, at === 0 ? 0 : 1 + ((at - 1) % 5));
    });
    return found;
  });
  // Nothing is told of an untouched board, though its print alone may tell it.
  const isTouched = computed(() => {
    board.turn.value;
    return board.isTouched;
  });
  const facts = new Map<string, ReadonlySignal<unknown>>();
  return {
    mark: (decision) => board.mark(decision),
    trial: (decision) => board.trial(decision),
    note: (layer, index) => board.read(layer, index),
    piece: (decision) => (settings.of.loop.value === 'colours' ? (colours.value.get(decision) ?? 0) : 0),
    number(index) {
      if (!isTouched.value && !board.isSolved.value) return 'open';
      const state = view.numberState(board.puzzle, index, known);
      const showsLies = settings.of.lies.value === 'shown';
      // On a solved board all numbers are done, the lies among them too.
      if (board.isSolved.value) return state === 'lie' && showsLies ? 'lie-done' : 'met';
      return state === 'lie' && !showsLies ? 'open' : state;
    },
    shared<T>(name: string, work: () => T): T {
      let fact = facts.get(name);
      if (!fact) {
        fact = computed(work);
        facts.set(name, fact);
      }
      return fact.value as T;
    },
  };
}

/** A position in which these decisions are made too: what a hint's step will look like. */
export function withMarks(position: Position, marks: ReadonlyMap<number, number>): Position {
  return {
    ...position,
    mark: (decision) => marks.get(decision) ?? position.mark(decision),
    trial: () => 0,
    piece: () => 0,
    number: () => 'open',
    shared: (_name, work) => work(),
  };
}

import type { Marks } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Extras } from '../../src/genre/bare-space.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import { InputError } from '../../src/grid/input-error.ts';
import type { Spec } from '../../src/sweep/index.ts';
import { interruptibly } from '../running/interruptible.ts';
import type { Session } from '../terminal/session.ts';
import { boardNamed, isGenreName, readingNamed } from './genres.ts';
import { looksLikeSize, parseSize } from './size.ts';
import type { TiltRatio } from './tilt.ts';

/** The options of every question about a set of answers. */
export interface SpaceOptions extends Extras {
  readonly reading: string;
  readonly memory: number;
  /** Whether the marks that a board carries are left out of account. */
  readonly ignoreMarks?: true;
  readonly tilt?: TiltRatio;
}

/** A set of answers that something is asked of: those of a board, or all of a bare space. */
export interface Space {
  readonly genre: Genre;
  readonly puzzle: Puzzle;
  /** What the answers obey; on a bare space, less what only clues are about. */
  readonly rules: Reading;
  /** Marks that are kept to, if any. */
  readonly marks?: Marks;
  readonly spec: Spec;
  readonly warnings: readonly string[];
  /** How the documents begin: what was asked, what was assumed. */
  readonly head: SpaceHead;
}

export interface SpaceHead extends Extras {
  readonly genre: string;
  readonly width: number;
  readonly height: number;
  readonly reading: string;
  readonly tilt?: string;
}

/** The space that the arguments name: a genre and a size, or a board. Throws an `InputError` for anything else. */
export async function spaceNamed(
  first: string,
  size: string | undefined,
  options: SpaceOptions,
  session: Session,
): Promise<Space> {
  return isGenreName(first) || (size !== undefined && looksLikeSize(size))
    ? bareSpace(first, size, options, session)
    : boardSpace(first, size, options, session);
}

async function bareSpace(
  name: string,
  size: string | undefined,
  options: SpaceOptions,
  session: Session,
): Promise<Space> {
  const genre = genreNamed(name);
  if (!genre.bare) throw new InputError(`${genre.name} has no space of a bare size: give a board.`);
  if (size === undefined) throw new InputError(`After '${name}' a size such as 8x6 was expected.`);
  const shape = parseSize(size);
  const reading = readingNamed(genre, options.reading);
  const { fleet, walls } = options;
  const asked = { ...(fleet === undefined ? {} : { fleet }), ...(walls === undefined ? {} : { walls }) };
  const { puzzle, reading: bareReading, extras } = genre.bare(shape, reading, asked);
  const spec = await interruptibly(() => genre.sweep(puzzle, bareReading), session.signal);
  return { genre, puzzle, rules: bareReading, spec, warnings: [], head: headOf(genre, puzzle, options, extras) };
}

async function boardSpace(
  argument: string,
  size: string | undefined,
  options: SpaceOptions,
  session: Session,
): Promise<Space> {
  for (const [option, text] of Object.entries({ fleet: options.fleet, walls: options.walls }))
    if (text !== undefined) throw new InputError(`--${option} goes with a genre and a size: a board brings its own.`);
  if (size !== undefined)
    throw new InputError(`A size goes with a genre, not with a board: '${size}' is one too many.`);
  const { board, genre, warnings } = await boardNamed(argument, session);
  const rules = readingNamed(genre, options.reading);
  const { puzzle, marks } = board;
  const head = headOf(genre, puzzle, options, {});
  if (options.ignoreMarks) {
    const spec = await interruptibly(() => genre.sweep(puzzle, rules), session.signal);
    return { genre, puzzle, rules, spec, warnings, head };
  }
  const spec = await interruptibly(() => genre.sweep(puzzle, rules, marks), session.signal);
  return { genre, puzzle, rules, marks, spec, warnings, head };
}

function headOf(genre: Genre, { width, height }: Puzzle, options: SpaceOptions, extras: Extras): SpaceHead {
  const { reading, tilt } = options;
  const head = { genre: genre.id, width, height, reading, ...extras };
  return tilt === undefined ? head : { ...head, tilt: `${tilt.skip}/${tilt.take}` };
}

/** The head of a document in words: `usowan 8x6, one-lie-in-total`. */
export function headForPeople({ genre, width, height, reading, fleet, walls, tilt }: SpaceHead): string {
  const parts = [
    `${genre} ${width}x${height}`,
    ...(fleet === undefined ? [] : [`fleet ${fleet}`]),
    ...(walls === undefined ? [] : [`walls ${walls}`]),
    ...(reading === 'standard' ? [] : [reading]),
    ...(tilt === undefined ? [] : [`tilt ${tilt}`]),
  ];
  return parts.join(', ');
}

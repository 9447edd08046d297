import type { Marks } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { AnyOptions } from '../../src/genre/option.ts';
import { genreNamed, type KnownGenre } from '../../src/genres/registry.ts';
import { InputError } from '../../src/grid/input-error.ts';
import type { Spec, Tilt } from '../../src/sweep/index.ts';
import { unlessInterrupted } from '../running/events.ts';
import type { Session } from '../terminal/session.ts';
import { askedOf, flagOf, type Given, optionNames, shown, tiltOf } from './genre-options.ts';
import { boardNamed, isGenreName, readingNamed } from './genres.ts';
import { looksLikeSize, parseSize } from './size.ts';

/** The options of every question about a set of answers; those of genres are among them, as texts. */
export interface SpaceOptions extends Given {
  readonly reading: string;
  readonly memory: number;
  /** Whether the marks that a board carries are left out of account. */
  readonly ignoreMarks?: true;
}

/** A set of answers that something is asked of: those of a board, or all of a size. */
export interface Space {
  readonly genre: KnownGenre;
  readonly puzzle: Puzzle;
  /** What the answers obey; of a size, less what only clues are about. */
  readonly rules: Reading;
  /** Marks that are kept to, if any. */
  readonly marks?: Marks;
  readonly spec: Spec;
  /** Of a size: the options of the genre that it was made with. */
  readonly options?: AnyOptions;
  /** How the answers are weighed, if at all. */
  readonly weights: { readonly tilt?: Tilt };
  readonly warnings: readonly string[];
  /** How the documents begin: what was asked, what was assumed. */
  readonly head: SpaceHead;
  /** The head in words: `usowan 8x6, one-lie-in-total`. */
  readonly title: string;
}

export interface SpaceHead {
  readonly genre: string;
  readonly width: number;
  readonly height: number;
  readonly reading: string;
  /** Options of the genre, as documents show them. */
  readonly [option: string]: string | number;
}

/** The space that the arguments name: a genre and a size, or a board. Throws an `InputError` for anything else. */
export async function spaceNamed(
  first: string,
  size: string | undefined,
  options: SpaceOptions,
  session: Session,
): Promise<Space> {
  return isGenreName(first) || (size !== undefined && looksLikeSize(size))
    ? blankSpace(first, size, options, session)
    : boardSpace(first, size, options, session);
}

async function blankSpace(
  name: string,
  size: string | undefined,
  options: SpaceOptions,
  session: Session,
): Promise<Space> {
  const genre = genreNamed(name);
  if (!genre.blank) throw new InputError(`${genre.name} has no space of a bare size: give a board.`);
  if (size === undefined) throw new InputError(`After '${name}' a size such as 8x6 was expected.`);
  const shape = parseSize(size);
  const asked = askedOf(genre, options, 'space');
  const { puzzle, reading, options: made } = genre.blank(shape, readingNamed(genre, options.reading), asked);
  const question = asking(genre, puzzle, options, made);
  const spec = await unlessInterrupted(() => genre.sweep(puzzle, reading), session.signal);
  return { genre, puzzle, rules: reading, spec, options: made, warnings: [], ...question };
}

async function boardSpace(
  argument: string,
  size: string | undefined,
  options: SpaceOptions,
  session: Session,
): Promise<Space> {
  for (const name of optionNames('space'))
    if (options[name] !== undefined)
      throw new InputError(`${flagOf(name)} goes with a genre and a size: a board brings its own.`);
  if (size !== undefined)
    throw new InputError(`A size goes with a genre, not with a board: '${size}' is one too many.`);
  const { board, genre, warnings } = await boardNamed(argument, session);
  const rules = readingNamed(genre, options.reading);
  const { puzzle, marks } = board;
  const kept = options.ignoreMarks ? {} : { marks };
  const question = asking(genre, puzzle, options, {});
  const spec = await unlessInterrupted(() => genre.sweep(puzzle, rules, kept.marks), session.signal);
  return { genre, puzzle, rules, ...kept, spec, warnings, ...question };
}

/** What is asked of the answers besides what they are, and what the question is called. */
function asking(
  genre: KnownGenre,
  { width, height }: Puzzle,
  options: SpaceOptions,
  made: AnyOptions,
): Pick<Space, 'weights' | 'head' | 'title'> {
  const { reading } = options;
  const asked = askedOf(genre, options, 'weights');
  const [space, weights] = [shown(genre, made), shown(genre, asked)];
  const inWords = (values: object): string[] => Object.entries(values).map(([name, value]) => `${name} ${value}`);
  const title = [
    `${genre.id} ${width}x${height}`,
    ...inWords(space),
    ...(reading === 'standard' ? [] : [reading]),
    ...inWords(weights),
  ];
  return {
    weights: tiltOf(genre, asked),
    head: { genre: genre.id, width, height, reading, ...space, ...weights },
    title: title.join(', '),
  };
}

import { randomInt } from 'node:crypto';
import { type Command, Option } from 'commander';
import type { BoardRecord } from '../../src/compose/board.ts';
import { DIFFICULTY_WORDS, type DifficultyWord, type LadderName } from '../../src/engine/technique.ts';
import { InputError } from '../../src/grid/input-error.ts';
import type { Given } from '../arguments/genre-options.ts';
import { naturalOption, seconds } from '../arguments/numbers.ts';
import { LIMIT_REACHED } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { jsonOption, ladderOption } from './arguments.ts';
import { addGenreOptions, genreIds } from './genre-options.ts';

interface Options extends Given {
  readonly n: number;
  readonly seed?: number;
  readonly rung?: string;
  readonly ladder: LadderName;
  readonly difficulty?: DifficultyWord;
  readonly tries: number;
  readonly seconds?: number;
  readonly json?: true;
}

const mostBoards = 100_000;
const mostTries = 1_000_000;
const defaultTries = 2000;

export function addGenerate(kaisu: Command, session: Session): void {
  const command = kaisu
    .command('generate')
    .summary('make boards with one answer, minimal and graded')
    .description(
      'Makes boards: an answer drawn at random, all that can be printed about it, and then every clue dropped or turned\n' +
        'down that the board can do without. Each has one answer, proved twice. The same seed makes the same boards.\n' +
        'With --rung every board is soluble with that rung of the ladder and not with those below.',
    )
    .argument('<genre>', genreIds())
    .argument('<size>', 'WIDTHxHEIGHT, columns first, such as 8x6')
    .addOption(new Option('-n <number>', 'how many').argParser(naturalOption('-n', 1, mostBoards)).default(1))
    .addOption(
      new Option('--seed <seed>', 'whole number; without it one is drawn, and told').argParser(
        naturalOption('--seed', 0, Number.MAX_SAFE_INTEGER),
      ),
    )
    .option('--rung <rung>', 'the grade of every board: a rung, probe, or search for boards beyond the ladder')
    .addOption(ladderOption())
    .addOption(
      new Option('--difficulty <word>', 'how hard every board is: Gentle, Steady, Hard, Fiendish or Beyond').argParser(
        difficulty,
      ),
    );
  addGenreOptions(command, 'generate')
    .addOption(
      new Option('--tries <n>', 'draws looked at for one board')
        .argParser(naturalOption('--tries', 1, mostTries))
        .default(defaultTries),
    )
    .addOption(new Option('--seconds <s>', 'stop after that time').argParser(seconds))
    .addOption(jsonOption())
    .action(async (genreName: string, size: string, options: Options) => {
      const { genreNamed } = await import('../../src/genres/registry.ts');
      const { parseSize } = await import('../arguments/size.ts');
      const { BoardMaker, triesInWords } = await import('../../research/bank/batch.ts');
      const { Stopped, inThisProcess } = await import('../running/in-this-process.ts');
      const { askedOf, shown } = await import('../arguments/genre-options.ts');
      const genre = genreNamed(genreName);
      const { width, height } = parseSize(size);
      const { n, seed = randomInt(2 ** 32), rung = null, ladder, difficulty = null, tries, json } = options;
      const asked = askedOf(genre, options, 'generate');
      const what = { genre: genre.id, width, height, options: asked };
      const batch = { ...what, ladder, difficulty, rungs: [rung], boards: n, seed };
      const runner = inThisProcess(session, options.seconds, () => ({ done: boards.length, total: n }));
      const boards: BoardRecord[] = [];
      const maker = new BoardMaker(batch, runner);
      let missing: string | undefined;
      try {
        for (let index = 0; index < n; index++) {
          const made = await maker.make(index, tries);
          if (made.board) boards.push(made.board);
          else missing ??= `board ${index + 1} was not met within ${triesInWords(made.tries, rung)}`;
          if (made.board && !json) await session.write(forPeople(made.board));
        }
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
        session.raise(error.status);
        missing = error.message;
      } finally {
        runner.close();
      }
      if (json)
        await session.json({
          genre: genre.id,
          width,
          height,
          ...shown(genre, asked),
          ladder,
          rung,
          difficulty,
          seed,
          boards,
        });
      else if (options.seed === undefined) session.warn(`Made with --seed ${seed}.`);
      if (missing === undefined) return;
      session.raise(LIMIT_REACHED);
      session.warn(`Made ${boards.length} of ${n}: ${missing}.`);
    });
}

/** The word, in whatever case it was written. */
function difficulty(text: string): DifficultyWord {
  const found = DIFFICULTY_WORDS.find((word) => word.toLowerCase() === text.toLowerCase());
  if (found) return found;
  throw new InputError(`--difficulty is '${text}', where ${DIFFICULTY_WORDS.join(', ')} were expected.`);
}

function forPeople({ puzzlink, rung, difficulty: { word }, clues }: BoardRecord): string {
  const kept = Object.entries(clues).map(([level, number]) => `${number} ${level}`);
  return `${puzzlink}\n  ${word} (${rung})${kept.length > 0 ? `, clues kept: ${kept.join(', ')}` : ''}\n`;
}

import { randomInt } from 'node:crypto';
import { type Command, Option } from 'commander';
import { naturalOption, seconds } from '../arguments/numbers.ts';
import { DONE, INTERRUPTED, LIMIT_REACHED, OTHER_VERDICT } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { boardArgument, jsonOption } from './arguments.ts';

interface Options {
  readonly seed?: number;
  readonly seconds?: number;
  readonly json?: true;
}

export function addMinimise(kaisu: Command, session: Session): void {
  kaisu
    .command('minimise')
    .alias('minimize')
    .summary('drop every clue that a board can do without')
    .description(
      'Drops every clue that is not needed to keep the answer of the board the only one, and names what it dropped.\n' +
        'Which clues go depends on the order in which they are tried, and that on the seed. Marks are not looked at.',
    )
    .addArgument(boardArgument())
    .addOption(
      new Option('--seed <seed>', 'whole number; without it one is drawn, and told').argParser(
        naturalOption('--seed', 0, Number.MAX_SAFE_INTEGER),
      ),
    )
    .addOption(new Option('--seconds <s>', 'stop after that time').argParser(seconds))
    .addOption(jsonOption())
    .action(async (argument: string, options: Options) => {
      const { boardNamed, readingNamed } = await import('../arguments/genres.ts');
      const { Learning } = await import('../../src/search/learning.ts');
      const { MinimiseBoard } = await import('../../src/compose/minimise-board.ts');
      const { printBoard } = await import('../../src/formats/print.ts');
      const { seeded } = await import('../../src/grid/random.ts');
      const { drive } = await import('../running/drive.ts');
      const { unlessInterrupted } = await import('../running/events.ts');
      const { progressBar } = await import('../terminal/progress-bar.ts');
      const { json, seed = randomInt(2 ** 32) } = options;
      const { board, genre, warnings } = await boardNamed(argument, session);
      for (const warning of warnings) session.warn(warning);
      const { puzzle } = board;
      const bar = progressBar(session.io);
      const rules = readingNamed(genre);
      const { signal } = session;
      const model = await unlessInterrupted(() => genre.proof(puzzle, rules).enforceClues(), signal);
      const search = new Learning(model, { limit: 2 });
      const limits = { signal, seconds: options.seconds };
      const searched = await drive(search, {
        ...limits,
        onProgress: () => bar.show({ done: 0, total: 0, words: 'searching' }),
      });
      const { answers, verdict } = search.soFar;
      const minimising =
        verdict === 'unique'
          ? await unlessInterrupted(() => new MinimiseBoard(genre, puzzle, answers[0], seeded(seed)), signal)
          : undefined;
      const driven =
        minimising &&
        (await drive(minimising, {
          ...limits,
          onProgress: ({ done, total }) => bar.show({ done, total, words: `${done} of ${total} clues tried` }),
        }));
      bar.stop();

      const minimised = driven?.ended === 'done' ? driven.result : minimising?.soFar;
      const isWhole = driven?.ended === 'done' && minimised?.unproved === 0;
      const interrupted = searched.ended === 'interrupted' || driven?.ended === 'interrupted';
      const settled = verdict === 'several' || verdict === 'none' ? OTHER_VERDICT : LIMIT_REACHED;
      session.raise(interrupted ? INTERRUPTED : isWhole ? DONE : settled);
      const bare = { puzzle: minimised?.puzzle ?? puzzle, marks: new Uint8Array(board.marks.length), notes: {} };
      const { text } = printBoard(genre.codec, bare, 'puzzlink');
      const removed = minimised?.removed ?? [];
      if (json) {
        const pzprv3 = printBoard(genre.codec, bare, 'pzprv3').text;
        const { width, height } = puzzle;
        const kept = minimised?.kept ?? null;
        const head = { genre: genre.id, width, height, seed, verdict };
        await session.json({ ...head, minimal: isWhole, puzzlink: text, pzprv3, removed, kept, warnings });
      } else if (minimised) {
        const dropped = removed.length === 0 ? 'every clue is needed' : `dropped ${removed.join(', ')}`;
        await session.write(`${text}\n  ${dropped}; kept ${minimised.kept}\n`);
        if (options.seed === undefined) session.warn(`Tried in the order of --seed ${seed}.`);
      }
      if (verdict === 'several') session.warn('The board has several answers, so none of its clues can be spared.');
      if (verdict === 'none') session.warn('The board has no answer, so there is nothing to keep.');
      if (minimised && !isWhole)
        session.warn(
          driven?.ended === 'done'
            ? `${minimised.unproved} of its clues stay because the proof that they can go took too long.`
            : 'Stopped early: more clues may be dispensable.',
        );
      else if (verdict === 'unknown') session.warn('Stopped before the answer was found.');
    });
}

import { Command, CommanderError } from 'commander';
import { version } from '../research/checkout.ts';
import { quoted } from '../src/formats/quote.ts';
import { genres } from '../src/genres/registry.ts';
import { InputError } from '../src/grid/input-error.ts';
import { listed } from '../src/grid/listed.ts';
import type { Group } from './commands/all.ts';
import { turnOfEvents } from './running/events.ts';
import { oneSentence } from './terminal/errors.ts';
import { Interrupted } from './terminal/interrupted.ts';
import { DONE, type Io, WRONG_INPUT } from './terminal/io.ts';
import { Session } from './terminal/session.ts';

const names = genres.map(({ name }) => name);
const about = `A workbench for pencil puzzles: ${listed(names, names.length)}.

A <board> is a puzz.link address (in quotes), pzprv3 text, Kaisu's own JSON, a
text drawing, a file that holds one of these, or - for standard input.`;

const [first, second = first] = genres;
const examples = `
Try:
  kaisu solve '${first.example}'
  kaisu count ${first.id} 8x8
  kaisu convert '${second.example}' --to text
  kaisu help solve

Exit status: 0 the good verdict · 1 the other verdict · 2 wrong input · 3 a limit came first · 130 interrupted`;

/** The program as commander knows it, with all commands; with one alone where the command line begins with its name. */
async function program(
  groups: readonly Group[],
  name: string | undefined,
  session: Session,
  writeOut: (text: string) => void,
): Promise<Command> {
  const kaisu = new Command('kaisu')
    .description(about)
    .addHelpText('after', examples)
    .helpCommand('help [command]', 'explain a command')
    .helpOption('-h, --help', 'explain the command')
    .option('--version', 'print the version')
    .on('option:version', () => {
      writeOut(`${version()}\n`);
      throw new CommanderError(DONE, 'kaisu.version', 'told');
    })
    .showSuggestionAfterError()
    .configureOutput({
      writeOut,
      // What commander says of a wrong command line is reported once, by `main`.
      writeErr: () => {},
    })
    .exitOverride();
  const isAlone = groups.some(({ commands }) => name !== undefined && Object.hasOwn(commands, name));
  for (const { heading, commands } of groups) {
    kaisu.commandsGroup(heading);
    for (const [command, load] of Object.entries(commands))
      if (!isAlone || command === name) (await load())(kaisu, session);
  }
  for (const command of kaisu.commands) command.exitOverride();
  return kaisu;
}

function isCommand(kaisu: Command, name: string): boolean {
  return name.startsWith('-') || name === 'help' || kaisu.commands.some((command) => command.name() === name);
}

/**
 * Runs one command line with the commands of some groups, and returns its exit status. `argv` is what stands after the
 * program's name. Results go to `io.stdout`, everything else to `io.stderr`; a user's error is one sentence there and
 * status 2.
 */
export async function run(groups: readonly Group[], argv: readonly string[], io: Io): Promise<number> {
  const session = new Session(io);
  // Help, or the version.
  let printed = '';
  try {
    const kaisu = await program(groups, argv[0], session, (text) => {
      printed += text;
    });
    const [first, second] = argv;
    if (first === 'help' && second !== undefined && !isCommand(kaisu, second))
      throw new InputError(`There is no command ${quoted(second)}: see kaisu --help.`);
    await kaisu.parseAsync([...argv], { from: 'user' });
    // Ctrl-C that came during the last stretch of work has not been told yet.
    await turnOfEvents();
    return session.status;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) {
      await session.write(printed);
      return session.status;
    }
    const sentence = oneSentence(error);
    if (sentence === undefined) {
      if (error instanceof Interrupted) return session.status;
      throw error;
    }
    session.warn(sentence);
    return WRONG_INPUT;
  } finally {
    session.close();
  }
}

// Starts the packed command line. Half of the time that a small command would take is V8 reading and compiling the
// program; so the compiled code is kept in a file for each command, and read from there the next time.
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const vm = require('node:vm');

/**
 * V8 itself refuses code of another version of its own, or for another processor; of the program it compares the length
 * only. So the name holds what the build calls the program, and Node's version, lest two of them refuse each other's in
 * turn.
 * @param {string} folder
 * @param {string} command
 */
function codeFile(folder, command) {
  const build = readFileSync(join(folder, 'build'), 'utf8');
  return join(folder, 'code', `${build}-${process.version}-${process.arch}-${command}`);
}

/** @param {string} file @returns {Buffer | undefined} */
function codeIn(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * @param {vm.Script} script
 * @param {string} file
 */
function keepCode(script, file) {
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    // Others may read at the same time: they find all of it or nothing.
    writeFileSync(`${file}.${process.pid}`, script.createCachedData());
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A folder that can't be written to, or a full disk: the next start is a little slower.
  }
}

/** Modules of Node that take a millisecond or more to load, and that most commands don't use. */
const slow = ['node:child_process', 'node:crypto', 'node:http', 'node:worker_threads'];

/**
 * As `require`, but the slow modules are loaded when something of theirs is used. In the program all modules of all
 * commands begin with what they import.
 * @param {string} name
 */
function requireLazily(name) {
  if (!slow.includes(name)) return require(name);
  return new Proxy({}, { get: (_nothing, member) => require(name)[member] });
}

/**
 * Runs a command line of the program packed in `folder`.
 * @param {string} folder
 * @param {readonly string[]} argv what stands after the program's name
 * @returns {Promise<number>} its exit status
 */
async function runPacked(folder, argv) {
  // Ctrl-C before the command line listens for it, in the few hundredths of a second in which it is loaded.
  const leave = () => process.exit(130);
  process.on('SIGINT', leave);
  const [command = ''] = argv;
  const filename = join(folder, command === 'solve' ? 'solve.cjs' : 'program.cjs');
  const file = /^[a-z]+$/.test(command) ? codeFile(folder, command) : undefined;
  const cachedData = file === undefined ? undefined : codeIn(file);
  const script = new vm.Script(
    // It is ASCII, which V8 reads fastest at one byte a character.
    `(function (module, exports, require, __filename, __dirname) {${readFileSync(filename, 'latin1')}\n})`,
    { filename, cachedData },
  );
  const program = { exports: /** @type {typeof import('../main.ts')} */ ({}) };
  script.runInThisContext()(program, program.exports, requireLazily, filename, folder);
  const status = program.exports.main(argv);
  // Only now, when someone else listens: a signal on its way is lost when for a moment nobody does.
  process.off('SIGINT', leave);
  const ended = await status;
  // 2 may be a command that there is not.
  if (file !== undefined && ended !== 2 && (cachedData === undefined || script.cachedDataRejected))
    keepCode(script, file);
  return ended;
}

module.exports = { runPacked };

#!/usr/bin/env node
// The launcher of a checkout: makes sure that the build is fresh, then hands over to the command line. Knows nothing but
// Node, since it has to run where nothing is installed yet; and is CommonJS, since Node reads that fastest.
const { programFolder, programIsFresh } = require('./program.cjs');
const { runPacked } = require('./packed.cjs');

if (programIsFresh() || require('./ready.cjs').ready()) {
  runPacked(programFolder, process.argv.slice(2)).then((status) => {
    process.exitCode = status;
  });
} else {
  // Not one of the statuses that a command can end with: the program itself could not be set up.
  process.exitCode = 70;
}

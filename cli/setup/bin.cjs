#!/usr/bin/env node
// `kaisu` of the installed package, where the program is packed already. In a checkout the launcher is `launch.cjs`.
const { join } = require('node:path');
const { runPacked } = require('./packed.cjs');

runPacked(join(__dirname, '..', '..', 'dist', 'kaisu'), process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});

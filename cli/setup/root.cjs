const { join } = require('node:path');

/** The folder of the checkout. */
exports.root = join(__dirname, '..', '..');

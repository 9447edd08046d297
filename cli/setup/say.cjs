/**
 * Progress and trouble of the set-up go to stderr: stdout belongs to the command's result.
 * @param {string} text
 */
exports.say = (text) => {
  process.stderr.write(`kaisu: ${text}\n`);
};

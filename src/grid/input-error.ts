/**
 * What the user gave is wrong. The message is one sentence that says what, where and what was expected.
 * Anything else that is thrown is a programmer's error.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
}

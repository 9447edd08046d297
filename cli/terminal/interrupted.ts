/** Thrown where Ctrl-C broke work off that has no part of a result to show. The exit status is then the session's. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

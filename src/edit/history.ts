/**
 * States that can be gone back to, exactly: every step keeps the state that it left. States share what they have in
 * common, so that a step costs no more than what it changed.
 */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

export function begun<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** One step further; what was undone is gone. The same state is no step. */
export function stepped<T>(history: History<T>, next: T): History<T> {
  if (Object.is(next, history.present)) return history;
  return { past: [...history.past, history.present], present: next, future: [] };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const last = past.at(-1);
  return past.length === 0 ? history : { past: past.slice(0, -1), present: last as T, future: [present, ...future] };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return future.length === 0 ? history : { past: [...past, present], present: next as T, future: rest };
}

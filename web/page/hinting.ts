import { effect, signal, untracked } from '@preact/signals';
import type { Advice } from '../workers/messages.ts';
import { MARKS } from './game/layers.ts';
import { coach } from './inside.ts';
import { remember, remembered } from './settings.ts';
import type { Sheet } from './sheet.ts';
import { genres, type Lit, lit, sheet, tell } from './table.ts';
import { say } from './words.ts';

// Hints, told in three stages: where to look, which rule, what follows.

export const advice = signal<Advice | 'thinking' | undefined>(undefined);
/** 1 where, 2 which rule, 3 what follows. */
export const stage = signal(1);
/** The strongest rung that hints may use: the hint level. */
export const level = signal('');
/** What the rungs up to the hint level leave open, lit until it is put away. */
export const left = signal<readonly Lit[]>([]);
export const leftShown = signal(false);

/** Names of the rungs of the genre on the table. */
export function rungs(): readonly string[] {
  return genres.value.find(({ id }) => id === sheet.value?.genre)?.rungs ?? [];
}

export function chooseLevel(rung: string): void {
  level.value = rung;
  const now = sheet.peek();
  if (now) remember(`level.${now.genre}`, rung);
  put(undefined);
}

export async function askHint(): Promise<void> {
  const now = sheet.peek();
  if (!now) return;
  const turn = now.turn.peek();
  put('thinking');
  const given = await coach.remote.advise(now.json(), level.peek());
  if (sheet.peek() === now && now.turn.peek() === turn && advice.peek() === 'thinking') put(given);
}

export function stopHint(): void {
  coach.stop();
  put(undefined);
}

/** The next stage of the hint that is being told. */
export function tellMore(): void {
  stage.value = Math.min(3, stage.value + 1);
  light();
}

function put(given: Advice | 'thinking' | undefined): void {
  advice.value = given;
  stage.value = 1;
  light();
}

function light(): void {
  const given = advice.peek();
  if (!given || given === 'thinking') {
    lit.value = [];
    return;
  }
  const at = stage.peek();
  const because = [...given.clues, ...(at > 1 ? given.cells : [])];
  const follows = at > 2 || (at === 1 && because.length === 0) ? given.marks.map((mark) => mark.at) : [];
  lit.value = [
    ...[...new Set(because)]
      .filter((place) => !follows.includes(place))
      .map((place) => ({ place, tone: 'because' as const })),
    ...follows.map((place) => ({ place, tone: given.kind === 'wrong' ? ('fault' as const) : ('settled' as const) })),
  ];
}

/** Makes the step that the hint told. */
export function follow(): void {
  const given = advice.peek();
  if (given && given !== 'thinking')
    sheet.peek()?.play(
      'hint',
      given.marks.map(({ decision, mark }) => ({ layer: MARKS, index: decision, value: mark })),
    );
}

/** Takes back the marks that are wrong, and only those, as a step. */
export function repair(): void {
  const given = advice.peek();
  if (given && given !== 'thinking')
    sheet.peek()?.play(
      'repair',
      given.marks.map(({ decision }) => ({ layer: MARKS, index: decision, value: 0 })),
    );
}

/** Undoes as far as the last position of which nothing is known to be wrong; false when even the start was wrong. */
export async function goBack(): Promise<boolean> {
  const now = sheet.peek();
  let given = advice.peek();
  if (!now || !given || given === 'thinking') return false;
  const turn = now.turn.peek();
  let at = now.game.at;
  while (given.kind === 'wrong') {
    at = before(now, at, given);
    if (at < 0) return false;
    given = await coach.remote.advise(now.json(marksAt(now, at)), level.peek());
    if (sheet.peek() !== now || now.turn.peek() !== turn) return false;
  }
  now.act((game) => game.goTo(at));
  tell(say.wentBack);
  return true;
}

/** The latest earlier position that has none of the wrong marks; −1 when there is none. */
function before(now: Sheet, from: number, { marks }: Advice): number {
  for (let at = from - 1; at >= 0; at--) {
    const then = marksAt(now, at);
    if (marks.every(({ decision, mark }) => then[decision] !== mark)) return at;
  }
  return -1;
}

/** The marks as they were after `at` steps. */
function marksAt(now: Sheet, at: number): Uint8Array {
  const marks = now.game.layers[MARKS].slice();
  for (let step = now.game.at - 1; step >= at; step--)
    for (const { layer, index, before } of now.game.steps[step].changes) if (layer === MARKS) marks[index] = before;
  return marks;
}

effect(() => {
  const now = sheet.value;
  if (!now) return;
  const names = rungs();
  untracked(() => {
    const kept = remembered(`level.${now.genre}`) ?? '';
    level.value = names.includes(kept) ? kept : (names[names.length - 1] ?? '');
    leftShown.value = false;
  });
});

// A hint is about one position: it goes with it.
effect(() => {
  sheet.value?.turn.value;
  untracked(() => {
    if (advice.value === 'thinking') coach.stop();
    advice.value = undefined;
    stage.value = 1;
  });
});

effect(() => {
  const now = sheet.value;
  const upTo = level.value;
  if (!now || !leftShown.value) {
    left.value = [];
    return;
  }
  void coach.remote.leaves(now.key, upTo).then(({ open, decisions }) => {
    if (sheet.peek() !== now || level.peek() !== upTo || !leftShown.peek()) return;
    left.value = (open ?? []).map((place) => ({ place, tone: 'open' }));
    tell(open ? say.leaves(upTo, open.length, decisions, now.decision) : say.refutes(upTo));
  });
});

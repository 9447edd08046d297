import { computed, effect, signal, untracked } from '@preact/signals';
import { playOf } from '../genres/registry.ts';
import type { Checked, Fault, GenreCard } from '../workers/messages.ts';
import { named } from './address.ts';
import { savedSteps } from './game/saved.ts';
import { desk } from './inside.ts';
import { settings } from './settings.ts';
import { Sheet } from './sheet.ts';
import { type Kept, savedGame, saveGame } from './store.ts';
import { clock, rewind } from './ticking.ts';
import { say } from './words.ts';

// The table: the one board that is being played, what is lit on it, and what has just been said.

export interface Lit {
  /** `r1c1`, `r1c1-r1c2`, `row 3`. */
  readonly place: string;
  /**
   * `fault` broken, `because` what a hint rests on, `settled` what follows from it, `differs` where two answers part,
   * `open` what a level of hints can't settle.
   */
  readonly tone: 'fault' | 'because' | 'settled' | 'differs' | 'open';
}

export interface Notice {
  readonly tone: 'plain' | 'good' | 'bad';
  readonly text: string;
}

export const genres = signal<readonly GenreCard[]>([]);
export const sheet = signal<Sheet | undefined>(undefined);
export const lit = signal<readonly Lit[]>([]);
export const notice = signal<Notice | undefined>(undefined);
/** How many answers of saved games changed: lists of boards look again. */
export const keeps = signal(0);
export const genreId = computed(() => sheet.value?.genre ?? '');

export function tell(text: string, tone: Notice['tone'] = 'plain'): void {
  notice.value = { tone, text };
}

/** Puts away whatever is lit or said about the position before. */
export function hush(): void {
  lit.value = [];
  notice.value = undefined;
}

/** Opens a board from any text; says why when it is none. The board that lay here stays then. */
export async function openBoard(text: string): Promise<boolean> {
  const opened = await desk.open(text);
  if ('refused' in opened) {
    tell(say.refused(opened.refused), 'bad');
    return false;
  }
  await keepNow();
  const saved = await savedGame(opened.puzzle).catch(() => undefined);
  const { hand } = playOf(opened.genre);
  let next = new Sheet(opened, (puzzle) => hand.notes(puzzle), saved);
  hush();
  if (saved && next.game.steps.length < saved.steps.length) {
    next = new Sheet(opened, (puzzle) => hand.notes(puzzle));
    tell(say.restoreFailed);
  } else if (opened.warnings.length > 0) tell(opened.warnings.join(' '));
  else if (saved && saved.steps.length > 0) tell(say.resumed);
  rewind(saved?.seconds ?? 0);
  if (!next.complete.value) clock.start();
  sheet.value = next;
  if (broughtMarks(next)) keepSoon();
  if (opened.address !== undefined) {
    const short = opened.address.slice(opened.address.indexOf('?') + 1);
    if (named() !== short) history.replaceState(null, '', `#${short}`);
  } else history.replaceState(null, '', location.pathname + location.search);
  return true;
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Saves the game in a moment; strokes that follow at once are saved together. */
function keepSoon(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => void keepNow(), 250);
}

/** Whether the board came with marks or notes: a file's, since an address has none. */
function broughtMarks({ start }: Sheet): boolean {
  return Object.values(start).some((values) => values.some((value) => value !== 0));
}

/** Saves the game as it lies there. A board that nobody has touched is not kept, unless it came with marks. */
export async function keepNow(): Promise<void> {
  clearTimeout(waiting);
  const now = sheet.peek();
  if (!now || (now.game.steps.length === 0 && !now.complete.peek() && !broughtMarks(now))) return;
  const kept: Kept = {
    key: now.key,
    genre: now.genre,
    ...(now.address === undefined ? {} : { address: now.address }),
    when: Date.now(),
    start: now.start,
    steps: savedSteps(now.game),
    at: now.game.at,
    seconds: clock.seconds(),
    complete: now.complete.peek(),
  };
  await saveGame(kept);
  keeps.value++;
}

/** Judges the position. Late answers, about a position that has gone, are dropped. */
async function judge(now: Sheet): Promise<Checked | undefined> {
  const turn = now.turn.peek();
  const checked = await desk.check(now.json(), playOf(now.genre).patient ?? []);
  return sheet.peek() === now && now.turn.peek() === turn ? checked : undefined;
}

function light(faults: readonly Fault[]): void {
  lit.value = faults.flatMap(({ places }) => places.map((place) => ({ place, tone: 'fault' as const })));
}

function finished(now: Sheet): void {
  const first = !now.complete.peek();
  now.complete.value = true;
  clock.pause();
  tell(first ? say.completeIn(clock.text()) : say.complete, 'good');
  if (first) void keepNow();
}

/** Whether the player wants every decision made first. The check button asks for no such thing. */
function isEarly(now: Sheet, { decided }: Checked): boolean {
  return playOf(now.genre).guarded === true && settings.finish.peek() === 'decided' && !decided;
}

/** After a gesture: any position that breaks no rule completes the board; live checking lights what is past mending. */
async function afterStep(now: Sheet): Promise<void> {
  const mode = settings.checking.peek();
  if (now.game.at === 0) return;
  const checked = await judge(now);
  if (!checked) return;
  if (checked.complete && now.game.steps[now.game.at - 1].kind === 'solve') tell(say.solved);
  else if (checked.complete && now.game.depth === 0 && !isEarly(now, checked)) finished(now);
  else if (mode === 'live' && checked.certain.length > 0) {
    light(checked.certain);
    const said = checked.certain.map(({ rule, places }) => {
      const named = places.length > 6 ? [...places.slice(0, 6), '…'] : places;
      return say.certainly(say.rules[rule] ?? rule, named.join(', '));
    });
    tell(said.join(' '), 'bad');
  }
}

/** The check button: every rule that is not met, or that all are. */
export async function checkNow(): Promise<void> {
  const now = sheet.peek();
  if (!now) return;
  const checked = await judge(now);
  if (!checked) return;
  if (checked.complete) {
    lit.value = [];
    finished(now);
    return;
  }
  const [first] = checked.certain.length > 0 ? checked.certain : checked.faults;
  light([first]);
  const rest = checked.faults.length - 1;
  tell(rest > 0 ? `${first.text} ${say.faultsOpen(checked.faults.length)}` : first.text, 'bad');
}

// What was said and lit of the position before goes with it.
effect(() => {
  const now = sheet.value;
  const turn = now?.turn.value ?? 0;
  if (!now || turn === 0) return;
  untracked(() => {
    hush();
    keepSoon();
    void afterStep(now);
  });
});

addEventListener('pagehide', () => void keepNow());
document.addEventListener('visibilitychange', () => {
  if (document.hidden) void keepNow();
});

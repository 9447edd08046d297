import { effect, signal, untracked } from '@preact/signals';
import { proxy } from 'comlink';
import { NO, YES } from '../../src/board/marks.ts';
import type { Status } from '../workers/messages.ts';
import { MARKS } from './game/layers.ts';
import { desk, mill } from './inside.ts';
import type { Sheet } from './sheet.ts';
import { hush, lit, sheet, tell } from './table.ts';
import { say } from './words.ts';

// What is proved of the board that lies on the table, and asked of the mill.

/** How long the first look may take; the player may ask for more. */
const FIRST_LOOK = 10;
const LONG_LOOK = 600;
/** A count that nobody asked for is given up after so many milliseconds. */
const FIRST_COUNT = 5000;
/** Two answers that differ in more places than this are lit only when asked for. */
const LIT_UNASKED = 200;

export const status = signal<Status | 'looking' | undefined>(undefined);

export interface Counting {
  readonly kept: boolean;
  readonly state: 'counting' | 'done' | 'over';
  /** The count in decimal, once it is there; before that how many hundredths are done. */
  readonly text: string;
}
export const countings = signal<readonly Counting[]>([]);
let busy = 0;
let givingUp: ReturnType<typeof setTimeout> | undefined;

/** Asks the mill; the answer is dropped when another board has come meanwhile. */
async function ask<T>(now: Sheet, question: () => Promise<T>): Promise<T | undefined> {
  busy++;
  try {
    const answer = await question();
    return sheet.peek() === now ? answer : undefined;
  } finally {
    busy--;
  }
}

async function look(now: Sheet, seconds: number): Promise<void> {
  status.value = 'looking';
  const turn = now.turn.peek();
  const found = await ask(now, () => mill.remote.status(now.key, seconds));
  if (!found) return;
  status.value = found;
  if (found.verdict !== 'several') return;
  // Whoever has begun to play meanwhile isn't interrupted.
  if (now.turn.peek() === turn && lit.peek().length === 0 && found.differing.length <= LIT_UNASKED) light(found);
  givingUp = setTimeout(stopLooking, FIRST_COUNT);
  await countAnswers(false);
  clearTimeout(givingUp);
}

function light({ differing }: Status): void {
  lit.value = differing.map((place) => ({ place, tone: 'differs' }));
}

/** Looks again, for as long as the player has patience. */
export function lookLonger(): void {
  const now = sheet.peek();
  if (now) void look(now, LONG_LOOK);
}

/** Ends a search or a count that takes too long. */
export function stopLooking(): void {
  halt();
  if (status.value === 'looking')
    status.value = { verdict: 'unknown', answers: [], differing: [], rung: '', reasons: [] };
  countings.value = countings.value.filter(({ state }) => state !== 'counting');
}

function halt(): void {
  clearTimeout(givingUp);
  if (busy === 0) return;
  mill.stop();
  busy = 0;
}

/** Counts the answers of the board; with `kept` those that keep the marks as they are now. */
export async function countAnswers(kept: boolean): Promise<void> {
  const now = sheet.peek();
  if (!now) return;
  const put = (state: Counting['state'], text: string): void => {
    if (sheet.peek() !== now) return;
    countings.value = [...countings.value.filter((one) => one.kept !== kept), { kept, state, text }];
  };
  put('counting', '');
  const told = proxy((done: number, total: number) =>
    put('counting', total > 0 ? `${Math.floor((100 * done) / total)} %` : ''),
  );
  const counted = await ask(now, () => mill.remote.count(kept ? now.json() : now.key, kept, told));
  if (!counted) return;
  if (counted.count === null) put('over', '');
  else put('done', counted.count);
}

/** Lights the decisions in which the two answers differ. */
export function lightDifferences(): void {
  const found = status.peek();
  if (!found || found === 'looking') return;
  light(found);
  tell(say.differ(found.differing.length));
}

/** Lays an answer on the board, as one step that undo takes back. Crosses are left out: the loop is the answer. */
export function solve(): void {
  const now = sheet.peek();
  const found = status.peek();
  if (!now || !found || found === 'looking' || found.answers.length === 0) return;
  const [answer] = found.answers;
  const edges = now.decision === 'edge';
  hush();
  now.play(
    'solve',
    answer.map((mark, index) => {
      const written = mark === YES || (!edges && now.printed[index] === 0);
      return { layer: MARKS, index, value: written ? mark : keptNo(now, index) };
    }),
  );
}

/** A no that the player has set where the answer says no as well may stay. */
function keptNo(now: Sheet, index: number): number {
  return now.game.read(MARKS, index) === NO ? NO : 0;
}

/** The board with an answer on it, as a picture. */
export async function pictureOf(now: Sheet, answer: readonly number[]): Promise<string> {
  const printed = await desk.print(JSON.stringify({ ...now.puzzle, marks: answer }), 'svg');
  return 'refused' in printed ? '' : printed.text;
}

effect(() => {
  const now = sheet.value;
  if (!now) return;
  untracked(() => {
    halt();
    status.value = undefined;
    countings.value = [];
    void look(now, FIRST_LOOK);
  });
});

// A count of what keeps the marks is about the marks of that moment.
effect(() => {
  sheet.value?.turn.value;
  untracked(() => {
    if (countings.value.some(({ kept }) => kept)) countings.value = countings.value.filter(({ kept }) => !kept);
  });
});

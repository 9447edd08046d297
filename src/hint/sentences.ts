import { YES } from '../board/marks.ts';
import type { Explanation, Wording } from '../genre/wording.ts';
import { counted, listed } from '../grid/listed.ts';
import type { Link, Settled } from './hint.ts';

// The English that all genres share; what a rule says is in each genre's words.

/** As many names as a sentence may hold. */
const MOST = 8;

type States = Pick<Wording, 'yes' | 'no'>;

/** `r1c1 and r1c2 are shaded`, `r1c1 is shaded and r1c2 is white`. */
export function stateOf(settles: readonly Settled[], states: States): string {
  const parts: string[] = [];
  for (const isYes of [true, false]) {
    const names = settles.filter(({ mark }) => (mark === YES) === isYes).map(({ at }) => at);
    if (names.length === 0) continue;
    parts.push(`${listed(names, MOST)} ${names.length === 1 ? 'is' : 'are'} ${isYes ? states.yes : states.no}`);
  }
  return parts.join(', and ');
}

export function stepText({ why }: Explanation, settles: readonly Settled[], states: States): string {
  return `${why}, so ${stateOf(settles, states)}.`;
}

export function contradictionText({ why }: Explanation): string {
  return `${why}.`;
}

export function whereText({ where }: Explanation): string {
  return `Look at ${where}.`;
}

/** The same, near the marks in question where the rule looks at no one place: the white cells, the drawn lines. */
export function whereAbout(told: Explanation, marks: readonly Settled[]): string {
  if (marks.length === 0 || /r\d+c\d+|\b(rows?|columns?) \d/.test(told.where)) return whereText(told);
  return `Look at ${told.where} near ${listed(
    marks.map(({ at }) => at),
    MOST,
  )}.`;
}

export const lookAtBoard = 'Look at the whole board.';

export function ruleText({ rule }: Explanation): string {
  return `The rule: ${rule}.`;
}

export const probeRule = 'Suppose the opposite, and follow it to a contradiction.';

export function lookAt(settles: readonly Settled[]): string {
  return `Look at ${listed(
    settles.map(({ at }) => at),
    MOST,
  )}.`;
}

export function probeText(
  supposes: Settled,
  links: readonly Link[],
  settles: readonly Settled[],
  states: States,
): string {
  const chain = links.map(({ text }) => text).join(' ');
  return `Suppose ${stateOf([supposes], states)}. ${chain} That can't be, so ${stateOf(settles, states)}.`;
}

export function searchRule(deadEnds: number): string {
  return `No single step is left: it takes a search of ${counted(deadEnds, 'dead end')}.`;
}

export function searchText(settles: readonly Settled[], other: Settled, deadEnds: number, states: States): string {
  const search = counted(deadEnds, 'dead end');
  return `A search of ${search} finds no answer in which ${stateOf([other], states)}, so ${stateOf(settles, states)}.`;
}

export function noAnswerText(why: string): string {
  return `This board has no answer. ${why}`;
}

/** @param guilty marks of the clash, without those that are known to be right */
export function clashText(guilty: readonly Settled[], why: string, states: States): string {
  if (guilty.length === 0) return noAnswerText(why);
  if (guilty.length > 1) return `These marks can't all be right: ${stateOf(guilty, states)}. ${why}`;
  const [{ at, mark }] = guilty;
  return `${at} can't be ${mark === YES ? states.yes : states.no}. ${why}`;
}

/** @param isCertain whether each of them is known to be wrong */
export function takeBackText(wrong: readonly Settled[], isCertain: boolean): string {
  const names = listed(
    wrong.map(({ at }) => at),
    MOST,
  );
  if (wrong.length === 0) return '';
  return isCertain ? ` Take back ${names}.` : ` At least one of ${names} must be taken back.`;
}

export function searchClash(deadEnds: number, withMarks: boolean): string {
  return `A search of ${counted(deadEnds, 'dead end')} finds no answer${withMarks ? ' with what is marked' : ''}`;
}

export function silentText(upTo: string, speaks: string): string {
  return `The rungs up to ${upTo} say nothing here; the weakest that does is ${speaks}.`;
}

export const finishedText = 'Solved: every rule is kept.';
export const severalText = 'Nothing more follows: several answers go on from here.';
export const unknownText = 'No rung says anything here, and the search for the answers took too long.';

import { YES } from '../../board/marks.ts';
import type { Explanation, RuleUse, Wording } from '../../genre/wording.ts';
import type { TilepaintPuzzle } from './puzzle.ts';
import { numberedRuns, type Run } from './runs.ts';

// The English of Tilepaint's steps. A tile is named by its first cell.

export const wording: Wording<TilepaintPuzzle> = {
  yes: 'painted',
  no: 'white',
  explain(puzzle: TilepaintPuzzle, use: RuleUse): Explanation {
    const name = use.clue ?? 'the board';
    const run = numberedRuns(puzzle).find((one) => one.name === use.clue);
    return {
      where: placeOf(name),
      rule: RULES[use.rule] ?? 'the rules together',
      why: run ? why(run, use) : 'The rules leave nothing else',
    };
  },
};

const RULES: Readonly<Record<string, string>> = {
  count: 'a number that is reached leaves the rest white, and one that needs all that is open gets it',
  edge: "a tile that is more than what is still owed is white, and one that the others can't make up for is painted",
  fit: 'what is still owed must be made of whole tiles, exactly',
};

function placeOf(name: string): string {
  const [, cell, direction] = /^(r\d+c\d+) (right|down)$/.exec(name) ?? [];
  if (cell === undefined) return name;
  return direction === 'right' ? `the run to the right of ${cell}` : `the run below ${cell}`;
}

function why(run: Run, { rule, settles, known }: RuleUse): string {
  const place = placeOf(run.name);
  const here = place.charAt(0).toUpperCase() + place.slice(1);
  let painted = 0;
  let open = 0;
  run.tiles.forEach((tile, index) => {
    if (known[tile] === YES) painted += run.slices[index];
    else if (known[tile] === 0) open += run.slices[index];
  });
  const owed = run.number - painted;
  const cells = (count: number): string => `${count} painted ${count === 1 ? 'cell' : 'cells'}`;
  if (settles.length === 0) {
    if (owed < 0) return `${here} would have ${cells(painted)}, more than its ${run.number}`;
    if (open < owed) return `${here} could have at most ${cells(painted + open)}, fewer than its ${run.number}`;
    return `${here} still owes ${owed}, which no set of its open tiles makes`;
  }
  const paints = settles.some(({ mark }) => mark === YES);
  if (rule === 'count')
    return paints
      ? `${here} needs every open tile to get to ${run.number}`
      : `${here} already has its ${cells(run.number)}`;
  if (rule === 'edge')
    return paints
      ? `${here} still owes ${owed} of ${open} open cells, too many to make up without ${settles.length === 1 ? 'this tile' : 'any of these tiles'}`
      : `${here} still owes only ${owed}, less than ${settles.length === 1 ? 'this tile has' : 'each of these tiles has'} there`;
  return `${here} still owes ${owed}, and every set of open tiles that makes exactly that agrees`;
}

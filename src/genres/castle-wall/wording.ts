import { YES } from '../../board/marks.ts';
import type { Explanation, RuleUse, Wording } from '../../genre/wording.ts';
import { edgeEnds, edgesAt, horizontalEdgeCount } from '../../grid/edges.ts';
import { cellName, cellNamed, columnOf, rowOf } from '../../grid/shape.ts';
import type { CastleWallPuzzle } from './puzzle.ts';

// The English of Castle Wall's steps. An edge is named by the two cells it joins.

export const wording: Wording<CastleWallPuzzle> = {
  yes: 'on the loop',
  no: 'off the loop',
  explain(puzzle: CastleWallPuzzle, use: RuleUse): Explanation {
    return (EXPLAIN[use.rule] ?? together)(puzzle, use);
  },
};

const EXPLAIN: Readonly<Record<string, (puzzle: CastleWallPuzzle, use: RuleUse) => Explanation>> = {
  degree(puzzle, { settles, scope, known }) {
    const cell = cellOf(puzzle, scope);
    const used = scope.filter((edge) => known[edge] === YES).length;
    return {
      where: cell,
      rule: 'the loop passes through a cell once or not at all',
      why: degreeWhy(cell, used, settles),
    };
  },
  wall(_puzzle, { clue }) {
    return {
      where: `the clue cell ${clue}`,
      rule: 'the loop never enters a clue cell',
      why: `${clue} is a clue cell, which the loop never enters`,
    };
  },
  arrow(puzzle, { clue, settles, scope, known }) {
    const number = clue === null ? 0 : puzzle.numbers[cellNamed(puzzle, clue)];
    const used = scope.filter((edge) => known[edge] === YES).length;
    const place = `The arrow in ${clue}`;
    const segments = `${number} ${number === 1 ? 'segment' : 'segments'}`;
    const has = number === 0 ? `${place} counts 0` : `${place} already has its ${segments}`;
    const needs = `${place} needs every edge left on its ray to get to ${segments}`;
    const broken =
      used > number
        ? `${place} would count ${used}, more than its ${number}`
        : `${place} can't get to ${segments} any more`;
    return {
      where: `the arrow in ${clue}`,
      rule: 'a number counts the segments along its arrow',
      why: settles.length === 0 ? broken : settles[0].mark === YES ? needs : has,
    };
  },
  inside: (puzzle, use) => crossing(puzzle, use, 'white, so inside the loop', 'an odd number of times'),
  outside: (puzzle, use) => crossing(puzzle, use, 'black, so outside the loop', 'an even number of times'),
  'even-crossing'(puzzle, { settles, scope }) {
    const gap = gapOf(puzzle, scope);
    return {
      where: `the edges between ${gap}`,
      rule: 'a closed loop crosses from one line to the next an even number of times',
      why:
        settles.length === 0
          ? `The loop would cross between ${gap} an odd number of times`
          : `The loop crosses between ${gap} an even number of times, and one edge is left`,
    };
  },
  close(_puzzle, { settles }) {
    return {
      where: 'the ends of the drawn lines',
      rule: 'there is one loop only',
      why:
        settles.length === 0
          ? 'That closes a loop while another piece is left outside'
          : 'Closing a loop here would leave another piece outside',
    };
  },
  apart(_puzzle, { marks }) {
    return {
      where: 'the pieces that are drawn',
      rule: 'all pieces belong to one loop',
      why: marks.some(({ mark }) => mark === YES)
        ? 'Two pieces of the loop could never meet'
        : 'No loop could be drawn at all',
    };
  },
};

function degreeWhy(cell: string, used: number, settles: RuleUse['settles']): string {
  if (settles.length === 0)
    return used > 2 ? `The loop would branch at ${cell}` : `The loop would come to a dead end at ${cell}`;
  if (settles[0].mark === YES) return `The loop enters ${cell}, which has one way out left`;
  return used >= 2 ? `The loop already passes through ${cell}` : `The loop can't pass through ${cell}, a dead end`;
}

function crossing(
  puzzle: CastleWallPuzzle,
  { clue, settles, scope }: RuleUse,
  colour: string,
  times: string,
): Explanation {
  const from = clue === null ? -1 : cellNamed(puzzle, clue);
  const direction = from < 0 ? '' : directionOf(puzzle, from, scope);
  return {
    where: `the ray ${direction} from ${clue}`,
    rule: 'from inside, a ray to the border crosses the loop an odd number of times; from outside, an even number',
    why:
      settles.length === 0
        ? `${clue} is ${colour}, but the ray ${direction} would not cross the loop ${times}`
        : `${clue} is ${colour}: the ray ${direction} crosses the loop ${times}, and one edge is left`,
  };
}

function directionOf(puzzle: CastleWallPuzzle, from: number, scope: readonly number[]): string {
  if (scope.length === 0) return 'to the border';
  const [end] = edgeEnds(puzzle, scope[0]);
  if (scope[0] >= horizontalEdgeCount(puzzle))
    return columnOf(puzzle, end) < columnOf(puzzle, from) ? 'to the left' : 'to the right';
  return rowOf(puzzle, end) < rowOf(puzzle, from) ? 'upwards' : 'downwards';
}

/** The cell whose edges these are. */
function cellOf(puzzle: CastleWallPuzzle, edges: readonly number[]): string {
  for (const cell of edges.length > 0 ? edgeEnds(puzzle, edges[0]) : [])
    if (edgesAt(puzzle, cell).length === edges.length && edges.every((edge) => edgeEnds(puzzle, edge).includes(cell)))
      return cellName(puzzle, cell);
  return cellName(puzzle, edges.length > 0 ? edgeEnds(puzzle, edges[0])[0] : 0);
}

function gapOf(puzzle: CastleWallPuzzle, scope: readonly number[]): string {
  const [first] = edgeEnds(puzzle, scope[0]);
  const line = scope[0] >= horizontalEdgeCount(puzzle) ? 'rows' : 'columns';
  const index = line === 'rows' ? rowOf(puzzle, first) : columnOf(puzzle, first);
  return `${line} ${index + 1} and ${index + 2}`;
}

function together(): Explanation {
  return { where: 'the board', rule: 'the rules together', why: 'The rules leave nothing else' };
}

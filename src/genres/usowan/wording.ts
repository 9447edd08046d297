import { UNKNOWN, YES } from '../../board/marks.ts';
import type { Explanation, RuleUse, Wording } from '../../genre/wording.ts';
import { listed } from '../../grid/listed.ts';
import { cellName, cellNamed, neighbours } from '../../grid/shape.ts';
import type { UsowanPuzzle } from './puzzle.ts';

// The English of Usowan's steps.

export const wording: Wording<UsowanPuzzle> = {
  yes: 'shaded',
  no: 'white',
  explain(puzzle: UsowanPuzzle, use: RuleUse): Explanation {
    return (EXPLAIN[use.rule] ?? together)(puzzle, use);
  },
};

const EXPLAIN: Readonly<Record<string, (puzzle: UsowanPuzzle, use: RuleUse) => Explanation>> = {
  apart(puzzle, use) {
    const shaded = use.scope.length === 1 ? cellName(puzzle, use.scope[0]) : null;
    return {
      where: shaded === null ? 'the shaded cells' : `the cells beside ${shaded}`,
      rule: 'shaded cells never share an edge',
      why:
        use.settles.length === 0
          ? 'Two shaded cells would share an edge'
          : `${shaded ?? 'A cell beside'} is shaded, and shaded cells never share an edge`,
    };
  },
  'number-is-white'(_puzzle, { clues, settles }) {
    const clue = clues[0] ?? 'a cell';
    return {
      where: clue,
      rule: 'a numbered cell is never shaded',
      why: settles.length === 0 ? `${clue} holds a number, so it can't be shaded` : `${clue} holds a number`,
    };
  },
  number(puzzle, use) {
    const told = numberWhy(puzzle, use);
    return {
      where: use.clue === null ? 'the numbers' : `the number in ${use.clue}`,
      rule: 'a number counts the shaded cells beside it, unless it is the wrong one of its region',
      why: told,
    };
  },
  lies,
  region(puzzle, use) {
    const region = regionOf(puzzle, use);
    return {
      where: region,
      rule: 'whichever number of the region is wrong, the rest must hold',
      why:
        use.settles.length === 0
          ? `No shading beside the numbers of ${region} leaves as many of them wrong as must be`
          : `Whichever number of ${region} is wrong, every shading that fits agrees`,
    };
  },
  sheet(_puzzle, { settles }) {
    return {
      where: 'the white cells',
      rule: 'all white cells hang together',
      why:
        settles.length === 0
          ? 'Two parts of the white cells could never meet'
          : settles[0].mark === YES
            ? 'A white cell here would be cut off from the others'
            : 'Shading would cut the white cells apart',
    };
  },
};

/** What a number says depends on whether it is known to be right or wrong; the counts around it tell which it was. */
function numberWhy(puzzle: UsowanPuzzle, { clue, settles, known, clues }: RuleUse): string {
  const cell = clue === null ? -1 : cellNamed(puzzle, clue);
  if (cell < 0) return 'A number leaves nothing else';
  const number = puzzle.numbers[cell];
  const around = neighbours(puzzle, cell);
  const shaded = around.filter((other) => known[other] === YES).length;
  const open = around.filter((other) => known[other] === UNKNOWN).length;
  const others = clues.filter((name) => name !== clue);
  const because = others.length > 0 ? ` (${listed(others)} can't leave the lie to it)` : '';
  const cells = `${number} shaded ${number === 1 ? 'cell' : 'cells'}`;
  if (settles.length === 0) {
    if (shaded > number || shaded + open < number)
      return `The ${number} in ${clue} can't come true, but may not be wrong`;
    if (open === 0) return `The ${number} in ${clue} comes true, but must be the wrong one`;
    return `The ${number} in ${clue} can be neither right nor wrong`;
  }
  const isYes = settles[0].mark === YES;
  const isHonest = isYes ? shaded + open === number : shaded === number;
  if (!isHonest) return `The ${number} in ${clue} must be the wrong number of its region and can't come true`;
  if (isYes) return `The ${number} in ${clue} is not the wrong number${because}, and needs every open cell beside it`;
  return number === 0
    ? `The 0 in ${clue} is not the wrong number${because}`
    : `The ${number} in ${clue} is not the wrong number${because}, and has its ${cells}`;
}

function lies(puzzle: UsowanPuzzle, use: RuleUse): Explanation {
  const region = regionOf(puzzle, use);
  return {
    where: region,
    rule: 'exactly as many numbers are wrong as must be',
    why:
      use.settles.length === 0
        ? `In ${region}, the count of wrong numbers can't come out`
        : `In ${region}, the count of wrong numbers leaves nothing else`,
  };
}

function regionOf(puzzle: UsowanPuzzle, { clue, clues }: RuleUse): string {
  const regions = new Set(
    [clue, ...clues].flatMap((name) => (name === null ? [] : (puzzle.regions[cellNamed(puzzle, name)] ?? []))),
  );
  if (regions.size !== 1) return 'the regions';
  const [region] = regions;
  return `the region at ${cellName(puzzle, puzzle.regions.indexOf(region))}`;
}

function together(): Explanation {
  return { where: 'the board', rule: 'the rules together', why: 'The rules leave nothing else' };
}

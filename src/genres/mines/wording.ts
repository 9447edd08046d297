import { YES } from '../../board/marks.ts';
import type { Explanation, RuleUse, Wording } from '../../genre/wording.ts';
import { counted, listed } from '../../grid/listed.ts';
import { cellNamed } from '../../grid/shape.ts';
import type { MinesPuzzle } from './puzzle.ts';

// The English of Mines: what a step says to a player.

const RULES: Readonly<Record<string, string>> = {
  clue: 'a cell with a number or a ? is safe',
  count: 'a number says how many mines are around it',
  pair: 'what two numbers say of the cells that both count is the same',
};

export const wording: Wording<MinesPuzzle> = {
  yes: 'mined',
  no: 'safe',
  explain(puzzle: MinesPuzzle, { rule, clue, clues, settles }: RuleUse): Explanation {
    const name = clue ?? 'the board';
    const number = puzzle.numbers[cellNamed(puzzle, name)];
    const mines = number === 0 ? 'no mine' : counted(number, 'mine');
    const isMined = settles.some(({ mark }) => mark === YES);
    const both = `the numbers in ${listed(clues)}`;
    if (rule === 'pair')
      return { where: both, rule: RULES.pair, why: `What only one of ${both} counts makes up their difference` };
    if (rule !== 'count') return { where: name, rule: RULES.clue, why: `There is a clue in ${name}` };
    const found = isMined ? 'needs all the cells that are left' : number === 0 ? 'allows none' : `has its ${mines}`;
    const why = settles.length > 0 ? found : `can't have ${mines} around it`;
    return { where: `the number in ${name}`, rule: RULES.count, why: `The ${number} in ${name} ${why}` };
  },
};

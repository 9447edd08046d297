import type { Finding, Section } from './note.ts';
import { heatMap, lines } from './plot.ts';
import type { Source } from './source.ts';

// Sections that notes of several genres have in common.

/** Shares of draws of which no cell lies as far off as the bank's worst: fewer than so many would be strange. */
const RARE = 0.01;

/** The exact field beside the bank's, and what a bank of this size can't show. */
export function fieldSection(table: string, size: string, side: number, findings: Section['findings']): Section {
  return {
    table,
    plots: (source) => {
      const [row] = source.rows(table, { size });
      const maps = ['exact', 'bank'].map((column) => (row[column] as readonly number[]).map(Number));
      // One scale for both, so that equal shares are equal shades.
      const domain = [Math.min(...maps.flat()), Math.max(...maps.flat())] as const;
      const [exact, bank] = maps.map((values) => heatMap(values, side, { decimals: 1, domain }));
      const boards = source.text(table, { size }, 'boards');
      return [
        { name: 'field-exact', title: 'The share of all answers in which each cell is marked, in percent', svg: exact },
        { name: 'field-bank', title: `The same on the ${boards} boards of the bank, in the same shades`, svg: bank },
      ];
    },
    findings: (source) => [
      ...findings(source),
      {
        claim:
          `A bank of this size can show nothing of the kind on ${source.text(table, { size }, 'size')}: fair draws ` +
          'have cells that lie as far off.',
        holds: source.number(table, { size }, 'larger') >= RARE,
        figures:
          'Largest gaps, and those of fair draws in the mean: ' +
          `${source.list(table, {}, '{size}: {gap} and {chance}')}; fair draws of as many boards with a larger ` +
          `one: ${source.list(table, {}, '{size}: {larger}')}. A bias smaller than the noise of a cell ` +
          `(${source.list(table, {}, '{size}: {noise}')}) can't be seen on so few boards, such as one that comes ` +
          'of shipping only what the ladder finishes.',
      },
    ],
  };
}

/** Fair draws have a worst cell beyond this once in thousands of times. */
const FAR = 4;

export const samplerSection: Section = {
  table: 'sampler',
  findings: (source) => [
    {
      claim: 'The draws are uniform.',
      holds: source.numbers('sampler', {}, 'sigmas').every((sigmas) => sigmas < FAR),
      figures: `${source.list(
        'sampler',
        {},
        '{size}: over {boards} draws the largest gap of a cell is {gap}, the worst cell {sigmas} standard errors off',
      )}.`,
    },
  ],
};

/** The climb with its plot, a line a size. */
export function climbSection(rungs: readonly string[], findings: Section['findings']): Section {
  return {
    table: 'climb',
    findings,
    plots: (source) => {
      const points = source.rows('climb').map((row) => ({
        x: String(row.rung),
        y: 100 * Number(row.mean),
        series: source.text('climb', row, 'size'),
      }));
      const svg = lines(points, {
        x: { label: 'rungs up to', domain: [...rungs] },
        y: { label: '% of a board settled, mean', domain: [0, 100] },
      });
      return [{ name: 'climb', title: 'What each rung settles with all below it', svg }];
    },
  };
}

/** That the rung which boards were made for finishes all of them. */
export function finishedBy(source: Source, rung: string): Finding {
  return {
    claim: `Every board of the study's sizes is finished by ${rung}, the rung that it was made for.`,
    holds: source.rows('climb', { rung }).every(({ finished, boards }) => finished === boards),
    figures: `${source.list('climb', { rung }, '{size}: {finished} of {boards}')}.`,
  };
}

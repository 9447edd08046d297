import { describe, it } from 'vitest';
import { negate, no, yes } from '../../src/engine/literal.ts';
import { BoundedSum } from '../../src/engine/propagators/bounded-sum.ts';
import { Cardinality } from '../../src/engine/propagators/cardinality.ts';
import { Connected } from '../../src/engine/propagators/connected.ts';
import { Counted } from '../../src/engine/propagators/counted.ts';
import { edgeGraph } from '../../src/engine/propagators/edge-graph.ts';
import { FragmentsMeet } from '../../src/engine/propagators/fragments-meet.ts';
import { IntervalSum } from '../../src/engine/propagators/interval-sum.ts';
import { NoShortCycle } from '../../src/engine/propagators/no-short-cycle.ts';
import { Parity } from '../../src/engine/propagators/parity.ts';
import { SubsetSum } from '../../src/engine/propagators/subset-sum.ts';
import { TwoOrNone } from '../../src/engine/propagators/two-or-none.ts';
import { adjacency, cellGraph } from '../../src/grid/adjacency.ts';
import { keepsPropagatorLaw, type PropagatorLaw } from './propagator-law.ts';

const role = { rule: 'law' };
const first = (count: number): number[] => Array.from({ length: count }, (_, variable) => variable);
/** Some literals positive, some negative: a propagator may be given either. */
const mixed = first(5).map((variable) => (variable % 2 === 0 ? yes(variable) : no(variable)));
const square = { width: 3, height: 2 };
/** A path, a square with a tail, and two triangles that share nothing. */
const graphs: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 1],
    [1, 2],
    [2, 3],
  ],
  [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
    [3, 4],
    [4, 5],
  ],
  [
    [0, 1],
    [1, 2],
    [2, 0],
    [3, 4],
    [4, 5],
    [5, 3],
  ],
  [
    [0, 1],
    [1, 2],
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 4],
    [4, 5],
  ],
];

const laws: PropagatorLaw[] = [
  ...[
    [0, 0],
    [1, 1],
    [2, 2],
    [1, 3],
    [0, 5],
    [5, 5],
    [6, 6],
    [3, 4],
  ].map(([low, high]) => ({
    what: `Cardinality ${low} to ${high} of 5`,
    variables: 5,
    propagator: new Cardinality(mixed, low, high, role),
    exact: true,
    irredundant: true,
  })),
  ...[0, 1, 2, 3, 4, 5].map((count) => ({
    what: `Counted ${count} of 4`,
    variables: 5,
    propagator: new Counted(mixed.slice(0, 4), count, yes(4), role),
    exact: true,
  })),
  ...[
    [1, 1, 1, 1, 1],
    [2, 2, 2],
    [1, 2, 3, 4],
    [3, 1, 3, 2, 2],
    [40, 33, 7, 1, 33],
  ].flatMap((weights) =>
    [0, 1, 3, 5, 7, 40, 73, 200].flatMap((total) => {
      const literals = mixed.slice(0, weights.length);
      const what = `of ${weights.join('+')} to ${total}`;
      const variables = weights.length;
      const interval = new IntervalSum(literals, weights, total, role);
      const bounded = new BoundedSum(literals, weights, total, role);
      const subset = new SubsetSum(literals, weights, total, role);
      return [
        { what: `IntervalSum ${what}`, variables, propagator: interval, irredundant: true },
        // A bound's reason is that of one step; of several steps in a row some rest on others.
        { what: `BoundedSum ${what}`, variables, propagator: bounded },
        { what: `SubsetSum ${what}`, variables, propagator: subset, exact: true, irredundant: true },
      ];
    }),
  ),
  ...[1, 2, 3, 4].map((count) => ({
    what: `TwoOrNone of ${count}`,
    variables: count,
    propagator: new TwoOrNone(mixed.slice(0, count), role),
    exact: true,
    irredundant: true,
  })),
  ...[0, 1, 2, 5].flatMap((count) =>
    [true, false].map((isOdd) => ({
      what: `Parity ${isOdd ? 'odd' : 'even'} of ${count}`,
      variables: count,
      propagator: new Parity(mixed.slice(0, count), isOdd, role),
      exact: true,
      irredundant: true,
    })),
  ),
  {
    what: 'Connected, 3x2 cells',
    variables: 6,
    propagator: new Connected(first(6).map(yes), cellGraph(square), role),
    exact: true,
    irredundant: true,
  },
  {
    what: 'Connected, 4x2 cells by their corners, negated',
    variables: 8,
    propagator: new Connected(first(8).map(yes).map(negate), cellGraph({ width: 4, height: 2 }, true), role),
    exact: true,
    irredundant: true,
  },
  {
    what: 'Connected, in two pieces',
    variables: 5,
    propagator: new Connected(first(5).map(yes), adjacency([[1], [0, 2], [1], [4], [3]]), role),
    irredundant: true,
  },
  ...graphs.flatMap((ends, index) => {
    const graph = edgeGraph(6, ends, first(ends.length).map(yes));
    const variables = ends.length;
    return [
      { what: `NoShortCycle ${index}`, variables, propagator: new NoShortCycle(graph, role), irredundant: true },
      { what: `FragmentsMeet ${index}`, variables, propagator: new FragmentsMeet(graph, role), irredundant: true },
    ];
  }),
];

describe('each propagator against its meaning, on every partial assignment', () => {
  it.each(laws)('$what', (law) => keepsPropagatorLaw(law));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Clock, clockText } from '../../web/page/game/clock.ts';
import { Game } from '../../web/page/game/game.ts';
import { emptyLayers, filled, MARKS, TRIAL } from '../../web/page/game/layers.ts';
import { plainLayers, savedSteps, stepsOf } from '../../web/page/game/saved.ts';

const NOTES = { greyed: 4 };

function newGame(marks: readonly number[] = []): Game {
  return new Game(filled(emptyLayers(6, NOTES), { marks }));
}

function shown(game: Game): string {
  return Object.entries(game.layers)
    .map(([layer, values]) => `${layer} ${values.join('')}`)
    .join('\n');
}

type Deed =
  | { do: 'stroke'; writes: { layer: string; index: number; value: number }[] }
  | { do: 'cancelled'; writes: { layer: string; index: number; value: number }[] }
  | { do: 'undo' | 'redo' | 'enter' | 'accept' | 'reject' };

const writes = fc.array(
  fc.oneof(
    fc.record({ layer: fc.constant(MARKS), index: fc.nat(5), value: fc.nat(2) }),
    fc.record({ layer: fc.constant('greyed'), index: fc.nat(3), value: fc.nat(1) }),
  ),
  { maxLength: 4 },
);
const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('stroke' as const), writes }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cancelled' as const), writes }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo', 'enter', 'accept', 'reject') }) },
  ),
  { maxLength: 40 },
);

function play(game: Game, deed: Deed): void {
  switch (deed.do) {
    case 'stroke':
      game.play('stroke', deed.writes);
      break;
    case 'cancelled':
      game.begin();
      for (const { layer, index, value } of deed.writes) game.write(layer, index, value);
      game.cancel();
      break;
    case 'undo':
      game.undo();
      break;
    case 'redo':
      game.redo();
      break;
    case 'enter':
      game.enterTrial();
      break;
    case 'accept':
      game.acceptTrial();
      break;
    case 'reject':
      game.rejectTrial();
      break;
  }
}

/** A law about any games; a failure prints the seed and the shortest game that breaks it. */
function law(name: string, starts: fc.Arbitrary<number[]>, holds: (played: Deed[], start: number[]) => void): void {
  test(name, () => fc.assert(fc.property(deeds, starts, holds)));
}

describe('undo', () => {
  law(
    'gives every earlier position back, to the very start, and redo every later one',
    fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }),
    (played, start) => {
      const game = newGame(start);
      const first = shown(game);
      // The position after each number of steps, as it was when that step was made.
      const positions = new Map<number, string>([[0, first]]);
      for (const deed of played) {
        play(game, deed);
        if (deed.do !== 'undo' && deed.do !== 'redo') positions.set(game.at, shown(game));
        expect(shown(game), `after ${deed.do}`).toBe(positions.get(game.at));
      }
      const last = shown(game);
      const at = game.at;
      while (game.undo()) expect(shown(game)).toBe(positions.get(game.at));
      expect(shown(game)).toBe(first);
      expect(game.depth).toBe(0);
      game.goTo(at);
      expect(shown(game)).toBe(last);
    },
  );

  law('survives saving: the same position, the same past, the same future', fc.constant([1, 0, 2]), (played) => {
    const game = newGame([1, 0, 2]);
    const start = plainLayers(game.layers);
    for (const deed of played) play(game, deed);
    const text = JSON.stringify({ start, steps: savedSteps(game), at: game.at });
    const saved = JSON.parse(text) as { start: typeof start; steps: ReturnType<typeof savedSteps>; at: number };
    const again = new Game(filled(emptyLayers(6, NOTES), saved.start));
    expect(again.restore(stepsOf(saved.steps), saved.at)).toBe(true);
    expect(shown(again)).toBe(shown(game));
    expect(again.depth).toBe(game.depth);
    expect(again.steps.length).toBe(game.steps.length);
    while (game.undo()) {
      expect(again.undo()).toBe(true);
      expect(shown(again)).toBe(shown(game));
    }
  });

  test('a gesture that changes nothing is no step', () => {
    const game = newGame([1]);
    expect(game.play('stroke', [{ layer: MARKS, index: 0, value: 1 }])).toBe(false);
    expect(game.steps).toHaveLength(0);
  });

  test('a saved past that does not fit is refused and nothing is changed', () => {
    const game = newGame();
    const steps = [
      { kind: 'stroke' as const, changes: [{ layer: MARKS, index: 0, before: 0, after: 1 }] },
      { kind: 'stroke' as const, changes: [{ layer: MARKS, index: 0, before: 2, after: 0 }] },
    ];
    expect(game.restore(steps, 2)).toBe(false);
    expect(game.restore([{ kind: 'stroke', changes: [{ layer: 'nowhere', index: 0, before: 0, after: 1 }] }], 1)).toBe(
      false,
    );
    expect(game.restore([{ kind: 'stroke', changes: [{ layer: MARKS, index: 99, before: 0, after: 1 }] }], 1)).toBe(
      false,
    );
    expect(shown(game)).toBe(shown(newGame()));
  });
});

describe('trials', () => {
  test('nest: the inner one is kept into the outer one, which takes all of it back', () => {
    const game = newGame([2]);
    game.play('stroke', [{ layer: MARKS, index: 1, value: 1 }]);
    const before = shown(game);
    game.enterTrial();
    game.play('stroke', [{ layer: MARKS, index: 2, value: 1 }]);
    game.enterTrial();
    expect(game.depth).toBe(2);
    game.play('stroke', [
      { layer: MARKS, index: 0, value: 1 },
      { layer: 'greyed', index: 3, value: 1 },
    ]);
    expect([...game.layers[TRIAL]]).toEqual([2, 0, 1, 0, 0, 0]);
    game.acceptTrial();
    expect([...game.layers[TRIAL]]).toEqual([1, 0, 1, 0, 0, 0]);
    game.rejectTrial();
    expect(shown(game)).toBe(before);
    expect(game.depth).toBe(0);
    game.undo();
    expect(game.depth).toBe(1);
    expect(game.read(MARKS, 0)).toBe(1);
  });

  test('accepting makes the marks stand for good', () => {
    const game = newGame();
    game.enterTrial();
    game.play('stroke', [{ layer: MARKS, index: 4, value: 2 }]);
    expect(game.acceptTrial()).toBe(true);
    expect([...game.layers[TRIAL]]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(game.read(MARKS, 4)).toBe(2);
    expect(game.acceptTrial()).toBe(false);
    expect(game.rejectTrial()).toBe(false);
  });
});

describe('the clock', () => {
  test('runs between start and pause only', () => {
    const clock = new Clock(60);
    expect(clock.seconds(5_000)).toBe(60);
    clock.start(5_000);
    clock.start(9_000);
    expect(clock.seconds(10_000)).toBe(65);
    clock.pause(11_500);
    expect(clock.seconds(99_000)).toBe(66);
    clock.start(100_000);
    expect(clock.seconds(101_000)).toBe(67);
  });

  test('shows minutes, and hours when there are any', () => {
    expect([0, 9, 75, 3600, 36_061].map(clockText)).toEqual(['0:00', '0:09', '1:15', '1:00:00', '10:01:01']);
  });
});

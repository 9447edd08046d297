import type { Game, Step, StepKind } from './game.ts';
import { type Layers, TRIAL } from './layers.ts';

/** A game as it is kept between visits: plain data, so that any store can hold it. */
export interface SavedGame {
  /** The start: the layers that held anything before the first step. */
  readonly start: { readonly [layer: string]: readonly number[] };
  readonly steps: readonly SavedStep[];
  readonly at: number;
  /** Time on the clock. */
  readonly seconds: number;
  readonly complete: boolean;
}

/** A step: its kind, then four numbers a change: place of the layer's name in `layers`, index, before, after. */
export interface SavedStep {
  readonly kind: StepKind;
  readonly layers: readonly string[];
  readonly changes: readonly number[];
}

export function savedSteps(game: Pick<Game, 'steps'>): SavedStep[] {
  return game.steps.map(({ kind, changes }) => {
    const layers = [...new Set(changes.map((change) => change.layer))];
    return {
      kind,
      layers,
      changes: changes.flatMap(({ layer, index, before, after }) => [layers.indexOf(layer), index, before, after]),
    };
  });
}

/** The steps back again. What was saved may be damaged or of an older version: `Game.restore` refuses what doesn't fit. */
export function stepsOf(saved: readonly SavedStep[]): Step[] {
  return saved.map(({ kind, layers, changes }) => {
    const found: Step['changes'][number][] = [];
    for (let i = 0; i + 3 < changes.length; i += 4)
      found.push({ layer: layers[changes[i]], index: changes[i + 1], before: changes[i + 2], after: changes[i + 3] });
    return { kind, changes: found };
  });
}

/** The layers that hold anything, as plain lists. */
export function plainLayers(layers: Layers): { [layer: string]: number[] } {
  const plain: { [layer: string]: number[] } = {};
  for (const [layer, values] of Object.entries(layers))
    if (layer !== TRIAL && values.some((value) => value !== 0)) plain[layer] = [...values];
  return plain;
}

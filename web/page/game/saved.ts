import { type Game, STEP_KINDS, type Step, type StepKind } from './game.ts';
import { type Layers, type PlainLayers, TRIAL } from './layers.ts';

/** A game as it is kept between visits: plain data, so that any store can hold it. */
export interface SavedGame {
  /** The start: the layers that held anything before the first step. */
  readonly start: PlainLayers;
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
  readonly time?: number;
}

export function savedSteps(game: Pick<Game, 'steps'>): SavedStep[] {
  return game.steps.map(({ kind, changes, time }) => {
    const layers = [...new Set(changes.map((change) => change.layer))];
    return {
      kind,
      layers,
      changes: changes.flatMap(({ layer, index, before, after }) => [layers.indexOf(layer), index, before, after]),
      ...(time === undefined ? {} : { time }),
    };
  });
}

/** The steps back again. `Game.restore` refuses those that don't fit their board. */
export function stepsOf(saved: readonly SavedStep[]): Step[] {
  return saved.map(({ kind, layers, changes, time }) => {
    const found: Step['changes'][number][] = [];
    for (let i = 0; i + 3 < changes.length; i += 4)
      found.push({ layer: layers[changes[i]], index: changes[i + 1], before: changes[i + 2], after: changes[i + 3] });
    return { kind, changes: found, ...(time === undefined ? {} : { time }) };
  });
}

/** The layers that hold anything, as plain lists. */
export function plainLayers(layers: Layers): { [layer: string]: number[] } {
  const plain: { [layer: string]: number[] } = {};
  for (const [layer, values] of Object.entries(layers))
    if (layer !== TRIAL && values.some((value) => value !== 0)) plain[layer] = [...values];
  return plain;
}

/** Whether something out of a store has the form of a saved game. What is damaged inside it, `Game.restore` refuses. */
export function isSavedGame(value: unknown): value is SavedGame {
  if (!isObject(value)) return false;
  const { start, steps, at, seconds, complete } = value;
  return (
    isObject(start) &&
    Object.values(start).every(isNumbers) &&
    Array.isArray(steps) &&
    steps.every(isSavedStep) &&
    typeof at === 'number' &&
    typeof seconds === 'number' &&
    seconds >= 0 &&
    typeof complete === 'boolean'
  );
}

function isSavedStep(value: unknown): value is SavedStep {
  if (!isObject(value)) return false;
  const { kind, layers, changes } = value;
  return (
    STEP_KINDS.some((one) => one === kind) &&
    Array.isArray(layers) &&
    layers.every((layer) => typeof layer === 'string') &&
    isNumbers(changes)
  );
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

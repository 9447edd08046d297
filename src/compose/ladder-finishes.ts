import type { Model } from '../engine/model.ts';
import type { Dial } from '../genre/composer.ts';
import { Probe } from '../ladder/probe.ts';
import { settle } from '../ladder/settle.ts';
import { begin } from '../ladder/start.ts';
import { Assumptions } from './assumptions.ts';
import type { Invariant } from './invariant.ts';

/**
 * "The ladder up to this rung finishes the board." Cheap rungs have their say first, since the engine's queue goes by
 * priority. That a board is finished proves its answer the only one, since no rung removes an answer.
 */
export class LadderFinishes implements Invariant {
  readonly unproved = 0;
  private readonly assumptions: Assumptions;
  private readonly probe: Probe | undefined;

  /**
   * @param model a ladder whose clues aren't enforced yet
   * @param mask rungs at work
   * @param probing whether `probe` is one of them
   */
  constructor(
    private readonly model: Model,
    dials: readonly Dial[],
    private readonly mask: number,
    probing: boolean,
  ) {
    this.assumptions = new Assumptions(model, dials, true);
    this.probe = probing ? new Probe(model) : undefined;
  }

  *holds(levels: readonly number[]): Generator<number, boolean, void> {
    const { engine } = this.model;
    let agrees = begin(this.model, { clues: this.assumptions.at(levels) });
    engine.setRungs(this.mask);
    agrees = agrees && (yield* settle(engine));
    yield 8 + (engine.variables >> 4);
    if (agrees && this.probe && !this.finished()) agrees = yield* this.probe.run();
    const finished = agrees && this.finished();
    engine.backTo(0);
    return finished;
  }

  private finished(): boolean {
    const { engine, decisions } = this.model;
    for (let decision = 0; decision < decisions; decision++) if (engine.value[2 * decision] === 0) return false;
    return true;
  }
}

import type { Variable } from '../engine/literal.ts';

const DECAY = 1 / 0.95;
const RESCALE = 1e100;

/** Variables by how much they had to do with the last conflicts (VSIDS), most active first: a binary heap. */
export class Activity {
  private readonly score: Float64Array;
  private readonly heap: Int32Array;
  private readonly place: Int32Array;
  private size = 0;
  private step = 1;

  /** @param first scores to begin with, one per variable */
  constructor(first: Float64Array) {
    this.score = first;
    this.heap = new Int32Array(first.length);
    this.place = new Int32Array(first.length).fill(-1);
  }

  insert(variable: Variable): void {
    if (this.place[variable] >= 0) return;
    this.place[variable] = this.size;
    this.heap[this.size] = variable;
    this.rise(this.size++);
  }

  /** Takes out the most active variable, or returns -1. */
  pop(): Variable {
    if (this.size === 0) return -1;
    const top = this.heap[0];
    this.place[top] = -1;
    const last = this.heap[--this.size];
    if (this.size > 0) {
      this.heap[0] = last;
      this.place[last] = 0;
      this.sink(0);
    }
    return top;
  }

  bump(variable: Variable): void {
    this.score[variable] += this.step;
    if (this.score[variable] > RESCALE) {
      for (let index = 0; index < this.score.length; index++) this.score[index] /= RESCALE;
      this.step /= RESCALE;
    }
    if (this.place[variable] >= 0) this.rise(this.place[variable]);
  }

  /** Makes earlier bumps weigh less. */
  decay(): void {
    this.step *= DECAY;
  }

  private rise(at: number): void {
    const { heap, place, score } = this;
    const variable = heap[at];
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (score[heap[parent]] >= score[variable]) break;
      heap[at] = heap[parent];
      place[heap[at]] = at;
      at = parent;
    }
    heap[at] = variable;
    place[variable] = at;
  }

  private sink(at: number): void {
    const { heap, place, score, size } = this;
    const variable = heap[at];
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && score[heap[child + 1]] > score[heap[child]]) child++;
      if (score[heap[child]] <= score[variable]) break;
      heap[at] = heap[child];
      place[heap[at]] = at;
      at = child;
    }
    heap[at] = variable;
    place[variable] = at;
  }
}

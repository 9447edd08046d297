const PRIORITIES = 4;

/** The woken propagators, first come first served within a priority, each at most once. */
export class Queue {
  private readonly waiting: Uint8Array;
  private readonly ring: Int32Array[];
  private readonly from = new Int32Array(PRIORITIES);
  private readonly count = new Int32Array(PRIORITIES);

  constructor(private readonly priorities: Uint8Array) {
    this.waiting = new Uint8Array(priorities.length);
    const sizes = new Int32Array(PRIORITIES);
    for (let index = 0; index < priorities.length; index++) sizes[priorities[index]]++;
    this.ring = Array.from(sizes, (size) => new Int32Array(size));
  }

  push(propagator: number): void {
    if (this.waiting[propagator] !== 0) return;
    this.waiting[propagator] = 1;
    const priority = this.priorities[propagator];
    const ring = this.ring[priority];
    let at = this.from[priority] + this.count[priority]++;
    if (at >= ring.length) at -= ring.length;
    ring[at] = propagator;
  }

  /** The next propagator to run, or -1. */
  pop(): number {
    for (let priority = 0; priority < PRIORITIES; priority++) {
      if (this.count[priority] === 0) continue;
      const ring = this.ring[priority];
      const propagator = ring[this.from[priority]];
      this.from[priority] = this.from[priority] + 1 === ring.length ? 0 : this.from[priority] + 1;
      this.count[priority]--;
      this.waiting[propagator] = 0;
      return propagator;
    }
    return -1;
  }

  clear(): void {
    while (this.pop() >= 0);
  }
}

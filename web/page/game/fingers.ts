// Fingers and mouse buttons on a board. One pointer draws; a second one takes the stroke back and both together move
// the view until all are lifted. So pinching and panning never write, and a stroke never begins in the middle of one.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What two fingers did since last time: the middle between them went from `from` to `to`, their distance grew. */
export interface Pinch {
  readonly from: Point;
  readonly to: Point;
  readonly grown: number;
}

export interface FingerEvents {
  /** A stroke begins; false when there is nothing to draw on. */
  begin(point: Point): boolean;
  extend(point: Point): void;
  lift(): void;
  /** The stroke is taken back. */
  drop(): void;
  pinch(pinch: Pinch): void;
  /** One pointer that draws nothing moved: it began beside the cells, or moves the board on purpose. */
  pan(from: Point, to: Point): void;
}

export class Fingers {
  readonly #points = new Map<number, Point>();
  readonly #events: FingerEvents;
  /** The pointer that draws, if one does. */
  #drawing: number | undefined;
  /** Two pointers have met: nothing draws until all are lifted. */
  #gripped = false;
  /** The stroke under way was taken back: what is left of the gesture does nothing. */
  #escaped = false;

  constructor(events: FingerEvents) {
    this.#events = events;
  }

  down(id: number, point: Point): void {
    this.#points.set(id, point);
    if (this.#points.size > 1) {
      this.#gripped = true;
      this.#drop();
      return;
    }
    if (!this.#gripped && this.#events.begin(point)) this.#drawing = id;
  }

  move(id: number, point: Point): void {
    const last = this.#points.get(id);
    if (!last) return;
    if (this.#drawing === id) {
      this.#points.set(id, point);
      this.#events.extend(point);
      return;
    }
    const before = this.#grip();
    this.#points.set(id, point);
    if (!this.#gripped && this.#points.size === 1 && this.#drawing === undefined && !this.#escaped)
      this.#events.pan(last, point);
    const after = this.#grip();
    if (!before || !after || before.distance === 0) return;
    this.#events.pinch({ from: before.middle, to: after.middle, grown: after.distance / before.distance });
  }

  up(id: number): void {
    if (this.#drawing === id) {
      this.#drawing = undefined;
      this.#events.lift();
    }
    this.#gone(id);
  }

  /** The system took the pointer away (a scroll, a call, a lost window): what it drew is taken back. */
  cancel(id: number): void {
    if (this.#drawing === id) this.#drop();
    this.#gone(id);
  }

  /** Takes back a stroke under way, whoever draws it: Escape was pressed. */
  escape(): void {
    this.#escaped = this.#points.size > 0;
    this.#drop();
  }

  #drop(): void {
    if (this.#drawing === undefined) return;
    this.#drawing = undefined;
    this.#events.drop();
  }

  #gone(id: number): void {
    this.#points.delete(id);
    if (this.#points.size > 0) return;
    this.#gripped = false;
    this.#escaped = false;
  }

  /** The first two pointers' middle and distance. */
  #grip(): { middle: Point; distance: number } | undefined {
    const [a, b] = this.#points.values();
    if (!a || !b) return undefined;
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, distance: Math.hypot(a.x - b.x, a.y - b.y) };
  }
}

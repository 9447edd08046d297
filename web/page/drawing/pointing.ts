import { batch, type Signal } from '@preact/signals';
import { CELL } from '../../../src/formats/picture/piece.ts';
import type { GenreView } from '../../genres/view.ts';
import { Fingers, type Point } from '../game/fingers.ts';
import { moved, pinched, type View, zoomed } from '../game/view.ts';
import type { Gesture, Press, Spot, Stroke, Write } from '../hands/hand.ts';
import type { OpenBoard } from '../state/open-board.ts';
import type { Workbench } from '../state/workbench.ts';
import type { Frame } from './frame.ts';

/** The page's side of a hand: turns pointer events on an SVG into strokes of a game, and pinches into its view. */
export class Pointing {
  readonly #workbench: Workbench;
  readonly #board: OpenBoard;
  readonly #genre: GenreView;
  readonly #view: Signal<View>;
  readonly #frame: Frame;
  #svg: SVGSVGElement | null = null;
  #stroke: Stroke | undefined;
  #press: Press = { button: 'first', cycle: false, auxiliary: false, erase: false };
  readonly #fingers = new Fingers({
    begin: (point) => this.#begin(point),
    extend: (point) => this.#write(this.#stroke?.move(this.#spot(point)) ?? []),
    lift: () => this.#lift(),
    drop: () => this.#drop(),
    pinch: ({ from, to, grown }) => {
      this.#view.value = pinched(this.#view.value, { from: this.#unit(from), to: this.#unit(to), grown }, this.#frame);
    },
    pan: (from, to) => this.#pan(from, to),
  });

  constructor(workbench: Workbench, board: OpenBoard, genre: GenreView, view: Signal<View>, frame: Frame) {
    this.#workbench = workbench;
    this.#board = board;
    this.#genre = genre;
    this.#view = view;
    this.#frame = frame;
  }

  /** Listens on the board's SVG until the returned function is called. */
  listen(svg: SVGSVGElement): () => void {
    this.#svg = svg;
    const ending = new AbortController();
    const { signal } = ending;
    svg.addEventListener('pointerdown', (event) => this.#down(event, svg), { signal });
    svg.addEventListener(
      'pointermove',
      (event) => {
        // The browser gathers moves between frames: a fast stroke must not lose its corners.
        const passed = event.getCoalescedEvents?.() ?? [];
        batch(() => {
          for (const { clientX: x, clientY: y } of passed.length > 0 ? passed : [event])
            this.#fingers.move(event.pointerId, { x, y });
        });
      },
      { signal },
    );
    svg.addEventListener('pointerup', (event) => this.#fingers.up(event.pointerId), { signal });
    svg.addEventListener('pointercancel', (event) => this.#fingers.cancel(event.pointerId), { signal });
    svg.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    svg.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    return () => {
      ending.abort();
      this.#fingers.escape();
      this.#svg = null;
    };
  }

  /** Takes back a stroke under way. */
  escape(): void {
    this.#fingers.escape();
  }

  #down(event: PointerEvent, svg: SVGSVGElement): void {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 2) return;
    event.preventDefault();
    svg.focus({ preventScroll: true });
    this.#workbench.cursor.isShown.value = false;
    svg.setPointerCapture(event.pointerId);
    this.#press = this.#pressOf(event);
    this.#fingers.down(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #pressOf(event: PointerEvent): Press {
    const { settings, tool } = this.#workbench;
    const right = event.button === 2;
    const swapped = (event.shiftKey || event.metaKey) !== (settings.of.swapped.value === 'yes');
    const choice = settings.of.buttons.value;
    const isOneButton = choice === 'one' || (choice === 'auto' && event.pointerType === 'touch');
    const second = (right !== swapped) !== (tool.value === 'second');
    return {
      button: second ? 'second' : 'first',
      // A tool for the second kind of mark sets and takes that mark, and never cycles through the first.
      cycle: isOneButton && tool.value === 'first',
      auxiliary: event.altKey,
      erase: tool.value === 'erase',
    };
  }

  #wheel(event: WheelEvent): void {
    const view = this.#view.value;
    if (event.ctrlKey) {
      // With Ctrl, and as the pinch of a touchpad, the wheel enlarges the board.
      event.preventDefault();
      const about = this.#unit({ x: event.clientX, y: event.clientY });
      this.#view.value = zoomed(view, about, Math.exp(-event.deltaY / 300), this.#frame);
    } else if (view.scale > 1) {
      event.preventDefault();
      this.#view.value = moved(view, this.#units(event.deltaX), this.#units(event.deltaY), this.#frame);
    }
  }

  #pan(from: Point, to: Point): void {
    const view = this.#view.value;
    // A board that is seen whole has nowhere to go; the page may have, in a very small window.
    if (view.scale <= 1) scrollBy(0, from.y - to.y);
    else this.#view.value = moved(view, this.#units(from.x - to.x), this.#units(from.y - to.y), this.#frame);
  }

  #begin(point: Point): boolean {
    const { game, puzzle } = this.#board;
    const { timer, tool } = this.#workbench;
    if (timer.isPaused.peek() || game.busy || tool.peek() === 'pan') return false;
    const gesture: Gesture | undefined = this.#genre.hand.press(puzzle, game, this.#spot(point), this.#press);
    if (!gesture) return false;
    game.begin();
    this.#stroke = gesture.stroke;
    this.#write(gesture.writes);
    return true;
  }

  #write(writes: readonly Write[]): void {
    if (!this.#stroke || writes.length === 0) return;
    batch(() => {
      for (const { layer, index, value } of writes) this.#board.game.write(layer, index, value);
    });
  }

  #lift(): void {
    const stroke = this.#stroke;
    if (!stroke) return;
    this.#write(stroke.lift());
    this.#stroke = undefined;
    this.#board.act((game) => game.commit());
  }

  #drop(): void {
    if (!this.#stroke) return;
    this.#stroke = undefined;
    batch(() => this.#board.game.cancel());
  }

  /** Pixels of the screen in units of the picture. */
  #units(pixels: number): number {
    const scale = this.#svg?.getScreenCTM()?.a ?? 1;
    return pixels / scale;
  }

  /** A point of the screen in the units of the picture, from the corner of its frame. */
  #unit({ x, y }: Point): Point {
    const matrix = this.#svg?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: point.x + this.#frame.before, y: point.y + this.#frame.before };
  }

  /** A point of the screen in cells. */
  #spot(point: Point): Spot {
    const { x, y } = this.#unit(point);
    const { before } = this.#frame;
    const spot = { x: (x - before) / CELL, y: (y - before) / CELL };
    const { scale, x: left, y: top } = this.#view.peek();
    if (scale <= 1) return spot;
    // Numbers stay in sight while the cells move below them: a press on one means the number.
    const isAbove = y - top < before;
    const isBeside = x - left < before;
    return { x: isBeside ? -0.5 : spot.x, y: isAbove ? -0.5 : spot.y };
  }
}

import { batch, type Signal } from '@preact/signals';
import type { Shape } from '../../../src/grid/shape.ts';
import { cursorShown } from '../cursor.ts';
import { Fingers } from '../game/fingers.ts';
import { type Extent, pinched, type View, zoomed } from '../game/view.ts';
import type { Begun, Press, Spot, Stroke, Write } from '../hands/hand.ts';
import { settings } from '../settings.ts';
import type { Sheet } from '../sheet.ts';
import { paused } from '../ticking.ts';
import { CELL, type Play } from './play.ts';

/** The page's side of a hand: turns pointer events on an SVG into strokes of a game, and pinches into its view. */
export class Pointing {
  readonly #sheet: Sheet;
  readonly #play: Play;
  readonly #view: Signal<View>;
  readonly #extent: Extent;
  #svg: SVGSVGElement | null = null;
  #stroke: Stroke | undefined;
  #press: Press = { button: 'first', cycle: false, aside: false };
  readonly fingers = new Fingers({
    begin: (point) => this.#begin(point),
    extend: (point) => this.#write(this.#stroke?.move(this.#spot(point)) ?? []),
    lift: () => this.#lift(),
    drop: () => this.#drop(),
    pinch: ({ from, to, grown }) => {
      this.#view.value = pinched(this.#view.value, { from: this.#unit(from), to: this.#unit(to), grown }, this.#extent);
    },
  });

  constructor(sheet: Sheet, play: Play, view: Signal<View>, extent: Extent) {
    this.#sheet = sheet;
    this.#play = play;
    this.#view = view;
    this.#extent = extent;
  }

  /** Listens on the board's SVG until the returned function is called. */
  listen(svg: SVGSVGElement): () => void {
    this.#svg = svg;
    const ending = new AbortController();
    const { signal } = ending;
    svg.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 2) return;
        event.preventDefault();
        svg.focus({ preventScroll: true });
        cursorShown.value = false;
        svg.setPointerCapture(event.pointerId);
        this.#press = pressOf(event);
        this.fingers.down(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      { signal },
    );
    svg.addEventListener(
      'pointermove',
      (event) => {
        // The browser gathers moves between frames: a fast stroke must not lose its corners.
        const passed = event.getCoalescedEvents?.() ?? [];
        batch(() => {
          for (const { clientX: x, clientY: y } of passed.length > 0 ? passed : [event])
            this.fingers.move(event.pointerId, { x, y });
        });
      },
      { signal },
    );
    svg.addEventListener('pointerup', (event) => this.fingers.up(event.pointerId), { signal });
    svg.addEventListener('pointercancel', (event) => this.fingers.cancel(event.pointerId), { signal });
    svg.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    svg.addEventListener(
      'wheel',
      (event) => {
        // The wheel alone scrolls the page; with Ctrl (and as the pinch of a touchpad) it enlarges the board.
        if (!event.ctrlKey) return;
        event.preventDefault();
        const times = Math.exp(-event.deltaY / 300);
        this.#view.value = zoomed(
          this.#view.value,
          this.#unit({ x: event.clientX, y: event.clientY }),
          times,
          this.#extent,
        );
      },
      { signal, passive: false },
    );
    return () => {
      ending.abort();
      this.fingers.escape();
      this.#svg = null;
    };
  }

  #begin(point: { x: number; y: number }): boolean {
    const { game } = this.#sheet;
    if (paused.peek() || game.busy) return false;
    const begun: Begun | undefined = this.#play.hand.press(this.#sheet.puzzle, game, this.#spot(point), this.#press);
    if (!begun) return false;
    game.begin();
    this.#stroke = begun.stroke;
    this.#write(begun.writes);
    return true;
  }

  #write(writes: readonly Write[]): void {
    if (!this.#stroke || writes.length === 0) return;
    batch(() => {
      for (const { layer, index, value } of writes) this.#sheet.game.write(layer, index, value);
    });
  }

  #lift(): void {
    const stroke = this.#stroke;
    if (!stroke) return;
    this.#write(stroke.lift());
    this.#stroke = undefined;
    this.#sheet.act((game) => game.commit());
  }

  #drop(): void {
    if (!this.#stroke) return;
    this.#stroke = undefined;
    batch(() => this.#sheet.game.cancel());
  }

  /** A point of the screen in the units of the picture, from the corner of what the view may show. */
  #unit({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const matrix = this.#svg?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }

  /** A point of the screen in cells. */
  #spot(point: { x: number; y: number }): Spot {
    const { x, y } = this.#unit(point);
    const margin = marginOf(this.#play);
    return { x: (x - margin) / CELL, y: (y - margin) / CELL };
  }
}

/** From the picture's corner to the first cell's, in both directions. */
export function marginOf(play: Play): number {
  return play.outside ? CELL * 1.1 : CELL * 0.25;
}

/** The whole picture of a board: its cells, the margin before them and a narrow one after. */
export function extentOf({ width, height }: Shape, play: Play): Extent {
  const beside = marginOf(play) + CELL * 0.25;
  return { width: beside + width * CELL, height: beside + height * CELL };
}

function pressOf(event: PointerEvent): Press {
  const right = event.button === 2;
  const swapped = (event.shiftKey || event.metaKey) !== (settings.swapped.value === 'yes');
  const choice = settings.buttons.value;
  const cycle = choice === 'one' || (choice === 'auto' && event.pointerType === 'touch');
  return { button: right !== swapped ? 'second' : 'first', cycle, aside: event.altKey };
}

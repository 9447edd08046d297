import { describe, expect, test } from 'vitest';
import { Fingers } from '../../web/page/game/fingers.ts';
import { kept, pinched, WHOLE, zoomed } from '../../web/page/game/view.ts';

function recorded(drawable = true): { fingers: Fingers; said: string[] } {
  const said: string[] = [];
  const fingers = new Fingers({
    begin: ({ x, y }) => {
      said.push(`begin ${x},${y}`);
      return drawable;
    },
    extend: ({ x, y }) => void said.push(`extend ${x},${y}`),
    lift: () => void said.push('lift'),
    drop: () => void said.push('drop'),
    pinch: ({ grown }) => void said.push(`pinch ${grown.toFixed(2)}`),
    pan: (from, to) => void said.push(`pan ${to.x - from.x},${to.y - from.y}`),
  });
  return { fingers, said };
}

describe('fingers', () => {
  test('one finger draws a stroke', () => {
    const { fingers, said } = recorded();
    fingers.down(1, { x: 0, y: 0 });
    fingers.move(1, { x: 5, y: 0 });
    fingers.up(1);
    expect(said).toEqual(['begin 0,0', 'extend 5,0', 'lift']);
  });

  test('a second finger takes the stroke back, and nothing draws until all are lifted', () => {
    const { fingers, said } = recorded();
    fingers.down(1, { x: 0, y: 0 });
    fingers.move(1, { x: 5, y: 0 });
    fingers.down(2, { x: 10, y: 0 });
    fingers.move(2, { x: 15, y: 0 });
    fingers.move(1, { x: 0, y: 0 });
    fingers.up(1);
    fingers.move(2, { x: 40, y: 0 });
    fingers.down(3, { x: 20, y: 0 });
    fingers.up(2);
    fingers.up(3);
    expect(said.slice(0, 3)).toEqual(['begin 0,0', 'extend 5,0', 'drop']);
    expect(said.slice(3)).toEqual(['pinch 2.00', 'pinch 1.50']);
    fingers.down(4, { x: 1, y: 1 });
    fingers.up(4);
    expect(said.slice(-2)).toEqual(['begin 1,1', 'lift']);
  });

  test('a pointer that the system takes away writes nothing', () => {
    const { fingers, said } = recorded();
    fingers.down(1, { x: 0, y: 0 });
    fingers.cancel(1);
    fingers.up(1);
    expect(said).toEqual(['begin 0,0', 'drop']);
  });

  test('Escape takes the stroke back though the button is still down', () => {
    const { fingers, said } = recorded();
    fingers.down(1, { x: 0, y: 0 });
    fingers.escape();
    fingers.move(1, { x: 9, y: 0 });
    fingers.up(1);
    expect(said).toEqual(['begin 0,0', 'drop']);
  });

  test('where there is nothing to draw on, moving moves the board', () => {
    const { fingers, said } = recorded(false);
    fingers.down(1, { x: 0, y: 0 });
    fingers.move(1, { x: 9, y: 0 });
    fingers.up(1);
    expect(said).toEqual(['begin 0,0', 'pan 9,0']);
  });
});

describe('the view', () => {
  const extent = { width: 100, height: 60 };

  test('keeps the point it is enlarged about where it is', () => {
    const view = zoomed(WHOLE, { x: 40, y: 30 }, 2, extent);
    expect(view.scale).toBe(2);
    // Before, (40, 30) was at 40 % and 50 % of the width and height shown; so it is now.
    expect((40 - view.x) / (extent.width / 2)).toBeCloseTo(0.4);
    expect((30 - view.y) / (extent.height / 2)).toBeCloseTo(0.5);
  });

  test('never leaves its picture and never gets smaller than the whole', () => {
    expect(kept({ x: -9, y: 99, scale: 2 }, extent)).toEqual({ x: 0, y: 30, scale: 2 });
    expect(kept({ x: 5, y: 5, scale: 0.3 }, extent)).toEqual(WHOLE);
    expect(zoomed(WHOLE, { x: 0, y: 0 }, 1000, extent).scale).toBe(8);
  });

  test('follows two fingers', () => {
    const view = pinched(
      { x: 20, y: 10, scale: 2 },
      { from: { x: 40, y: 20 }, to: { x: 45, y: 20 }, grown: 1 },
      extent,
    );
    expect(view).toEqual({ x: 15, y: 10, scale: 2 });
  });
});

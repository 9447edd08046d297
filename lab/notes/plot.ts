import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

const STYLE = { background: 'white', color: 'black', fontFamily: 'system-ui, sans-serif' };

/** A plot as the text of an SVG file. */
export function svgOf(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const svg = Plot.plot({ ...options, document, style: STYLE });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${svg.outerHTML}\n`;
}

export interface Point {
  readonly x: number | string;
  readonly y: number;
  readonly series: string;
}

export interface LinesOptions {
  readonly x: Plot.ScaleOptions;
  readonly y: Plot.ScaleOptions;
  /** A line across, at this x. */
  readonly mark?: number;
  /** Where the series are named: where they are furthest apart. */
  readonly named?: 'first' | 'last';
}

/** A line a series. */
export function lines(points: readonly Point[], { x, y, mark, named = 'last' }: LinesOptions): string {
  const name = {
    x: 'x',
    y: 'y',
    z: 'series',
    text: 'series',
    textAnchor: 'start',
    stroke: 'white',
    fill: 'black',
  } as const;
  return svgOf({
    width: 640,
    height: 320,
    marginRight: 90,
    x,
    y: { grid: true, ...y },
    color: { scheme: 'Observable10' },
    marks: [
      ...(mark === undefined ? [] : [Plot.ruleX([mark], { strokeDasharray: '4 3' })]),
      Plot.lineY(points, { x: 'x', y: 'y', stroke: 'series' }),
      // Not the lines' own markers, whose names count up from plot to plot.
      Plot.dot(points, { x: 'x', y: 'y', fill: 'series' }),
      named === 'last'
        ? Plot.text(points, Plot.selectLast({ ...name, dx: 8 }))
        : Plot.text(points, Plot.selectFirst({ ...name, dx: 8, dy: 10 })),
    ],
  });
}

/** Shares of a whole as stacked bars, one a row. */
export function bars(parts: readonly { bar: string; part: string; share: number }[], label: string): string {
  return svgOf({
    width: 640,
    height: 40 + 36 * new Set(parts.map(({ bar }) => bar)).size,
    marginLeft: 120,
    x: { label, percent: true, domain: [0, 100] },
    y: { label: null, domain: [...new Set(parts.map(({ bar }) => bar))] },
    color: { scheme: 'Observable10' },
    marks: [
      Plot.barX(parts, { x: 'share', y: 'bar', fill: 'part', order: null }),
      Plot.textX(
        parts.filter(({ share }) => share >= 0.08),
        Plot.stackX({ x: 'share', y: 'bar', text: 'part', fill: 'white', order: null }),
      ),
    ],
  });
}

/** A number for each cell of a board, as shades. */
export function heatMap(values: readonly number[], width: number, decimals: number): string {
  const cells = values.map((value, cell) => ({ value, x: cell % width, y: Math.floor(cell / width) }));
  const side = Math.max(28, Math.floor(480 / width));
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  return svgOf({
    width: side * width + 20,
    height: side * Math.ceil(values.length / width) + 20,
    margin: 10,
    x: { axis: null },
    y: { axis: null },
    color: { scheme: 'Blues' },
    marks: [
      Plot.cell(cells, { x: 'x', y: 'y', fill: 'value', inset: 0.5 }),
      Plot.text(cells, {
        x: 'x',
        y: 'y',
        text: ({ value }: { value: number }) => (100 * value).toFixed(decimals),
        fill: ({ value }: { value: number }) => (value > middle ? 'white' : 'black'),
        fontSize: 9,
      }),
    ],
  });
}

import type * as Plot from '@observablehq/plot';
import type { parseHTML } from 'linkedom';

/** Both are installed and loaded only where plots are drawn. */
let libraries: { readonly Plot: typeof Plot; readonly parseHTML: typeof parseHTML } | undefined;

/** To be awaited once before the first plot. */
export async function loadPlots(): Promise<void> {
  const [Plot, { parseHTML }] = await Promise.all([import('@observablehq/plot'), import('linkedom')]);
  libraries = { Plot, parseHTML };
}

function loaded(): NonNullable<typeof libraries> {
  if (!libraries) throw new Error('loadPlots has not been awaited');
  return libraries;
}

const STYLE = { background: 'white', color: 'black', fontFamily: 'system-ui, sans-serif' };

/** Dark enough for white words on them, and apart for eyes that don't see red and green apart. */
const SHADES = ['#33608c', '#a8562a', '#4f6d2f', '#7b4a8a', '#8c3b4a', '#4a4a4a'];

/** A plot as the text of an SVG file. */
export function svgOf(options: Plot.PlotOptions): string {
  const { Plot, parseHTML } = loaded();
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
}

/** A line a series, with their names above. */
export function lines(points: readonly Point[], { x, y, mark }: LinesOptions): string {
  const { Plot } = loaded();
  const names = [...new Set(points.map(({ series }) => series))];
  return svgOf({
    width: 640,
    height: 340,
    marginTop: 45,
    x,
    y: { grid: true, ...y },
    color: { domain: names, range: SHADES.slice(0, names.length) },
    marks: [
      ...(mark === undefined ? [] : [Plot.ruleX([mark], { strokeDasharray: '4 3' })]),
      Plot.lineY(points, { x: 'x', y: 'y', stroke: 'series' }),
      // Not the lines' own markers, whose names count up from plot to plot.
      Plot.dot(points, { x: 'x', y: 'y', fill: 'series' }),
      ...(names.length > 1 ? legend(names) : []),
    ],
  });
}

/** The names in their colours: an SVG alone holds no other legend. */
function legend(names: readonly string[]): Plot.Markish[] {
  const { Plot } = loaded();
  return names.map((name, at) =>
    Plot.text([name], {
      frameAnchor: 'top-left',
      textAnchor: 'start',
      dx: 95 * at + 4,
      dy: -22,
      fill: SHADES[at],
      fontWeight: 'bold',
    }),
  );
}

/** Shares of a whole as stacked bars, one a row. */
export function bars(parts: readonly { bar: string; part: string; share: number }[], label: string): string {
  const { Plot } = loaded();
  const rows = [...new Set(parts.map(({ bar }) => bar))];
  const kinds = [...new Set(parts.map(({ part }) => part))];
  return svgOf({
    width: 640,
    height: 80 + 26 * rows.length,
    marginLeft: 120,
    marginTop: 40,
    x: { label, percent: true, domain: [0, 100] },
    y: { label: null, domain: rows },
    color: { domain: kinds, range: SHADES.slice(0, kinds.length) },
    marks: [
      Plot.barX(parts, { x: 'share', y: 'bar', fill: 'part', order: null, insetTop: 1, insetBottom: 1 }),
      Plot.textX(
        parts,
        Plot.stackX({
          x: 'share',
          y: 'bar',
          // Narrow parts have their colour alone, but take their room all the same.
          text: ({ part, share }: { part: string; share: number }) => (share >= 0.09 ? part : ''),
          fill: 'white',
          order: null,
        }),
      ),
      ...legend(kinds),
    ],
  });
}

/** A number for each cell of a board, as shades. */
export function heatMap(
  values: readonly number[],
  width: number,
  { decimals, domain }: { decimals: number; domain?: readonly [number, number] },
): string {
  const { Plot } = loaded();
  const cells = values.map((value, cell) => ({ value, x: cell % width, y: Math.floor(cell / width) }));
  const side = Math.max(32, Math.floor(480 / width));
  const [least, most] = domain ?? [Math.min(...values), Math.max(...values)];
  return svgOf({
    width: side * width + 20,
    height: side * Math.ceil(values.length / width) + 20,
    margin: 10,
    x: { axis: null },
    y: { axis: null },
    color: { scheme: 'Blues', domain: [least, most] },
    marks: [
      Plot.cell(cells, { x: 'x', y: 'y', fill: 'value', inset: 0.5 }),
      Plot.text(cells, {
        x: 'x',
        y: 'y',
        text: ({ value }: { value: number }) => (100 * value).toFixed(decimals),
        fill: ({ value }: { value: number }) => (value > (least + most) / 2 ? 'white' : 'black'),
        fontSize: 11,
      }),
    ],
  });
}

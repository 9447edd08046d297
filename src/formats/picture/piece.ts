import type { Ink } from './inks.ts';

// The elements of a picture as plain data, so that the page, files and printers draw the same.

/** Side of a cell in the units of all drawings. */
export const CELL = 40;

/** How a piece is drawn. Widths in units; text has a fill only. */
export interface Style {
  readonly fill?: Ink;
  readonly line?: Ink;
  readonly width?: number;
  /** Lengths of dashes and gaps. */
  readonly dash?: string;
  readonly cap?: 'butt' | 'round' | 'square';
  /** At least one pixel wide however small the picture is shown. */
  readonly hairline?: true;
  readonly opacity?: number;
  readonly bold?: true;
}

export type Piece =
  | { readonly kind: 'path'; readonly d: string; readonly style: Style }
  | {
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly style: Style;
    }
  /** Text whose middle is at (x, y). */
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly style: Style;
    };

export function path(d: string, style: Style): Piece {
  return { kind: 'path', d, style };
}

export function rectangle(x: number, y: number, width: number, height: number, style: Style): Piece {
  return path(rectanglePath(x, y, width, height), style);
}

export function rectanglePath(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export function circle(x: number, y: number, radius: number, style: Style): Piece {
  return { kind: 'circle', x, y, radius, style };
}

export function text(x: number, y: number, size: number, content: string, style: Style): Piece {
  return { kind: 'text', x, y, size, text: content, style };
}

/** A diagonal cross about a middle. */
export function cross(x: number, y: number, half: number, style: Style): Piece {
  const whole = 2 * half;
  return path(`M${x - half} ${y - half}l${whole} ${whole}m0 ${-whole}l${-whole} ${whole}`, style);
}

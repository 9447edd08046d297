/**
 * The colours that boards are drawn in, by what they say. Light is for paper and light pages; in the dark theme the
 * paper turns mid-grey, so that shaded stays dark. `safe` is the palette for colour-blind eyes, where it differs.
 */
export interface Colours {
  readonly light: string;
  readonly dark: string;
  readonly safe?: { readonly light: string; readonly dark: string };
}

export const inks = {
  paper: { light: '#fffefb', dark: '#a4a7ab' },
  /** Thin lines between cells. */
  grid: { light: '#c3bfb4', dark: '#808489' },
  /** Borders, numbers, drawn lines. */
  ink: { light: '#211f1b', dark: '#101113' },
  /** What is done: numbers that are met. Still readable. */
  quiet: { light: '#716c62', dark: '#3a3c40' },
  /** Numbers outside the paper, on the page's own ground. */
  outside: { light: '#211f1b', dark: '#eae7df' },
  quietOutside: { light: '#716c62', dark: '#918d83' },
  /** Shaded cells. */
  shade: { light: '#2a2925', dark: '#1b1d20' },
  /** Painted tiles: lighter than their borders. */
  paint: { light: '#4d5259', dark: '#3c4147' },
  /** Dots and crosses: known to be no. */
  no: { light: '#8a857a', dark: '#55595e' },
  water: { light: '#e9eef2', dark: '#98a2aa' },
  wave: { light: '#7590a5', dark: '#4d6273' },
  ship: { light: '#47525f', dark: '#2c333b' },
  clueCell: { light: '#e8e5dd', dark: '#8d9094' },
  tint: { light: '#fbefcd', dark: '#b3a678' },
  whiteWall: { light: '#ffffff', dark: '#eceae4' },
  blackWall: { light: '#211f1b', dark: '#101113' },
  greyWall: { light: '#cbc7bd', dark: '#84888d' },
  /** Written on black walls and shaded cells. */
  onBlack: { light: '#fffefb', dark: '#f1efe9' },
  quietOnBlack: { light: '#b5b0a4', dark: '#b5b0a4' },
  /** Marks of a trial. */
  trial: { light: '#7a4aa3', dark: '#4f2378', safe: { light: '#a63f83', dark: '#7a1d58' } },
  trialPale: { light: '#efe5f7', dark: '#b1a2c0', safe: { light: '#f7e4f0', dark: '#bfa3b4' } },
  /** Pieces of an unfinished loop, where they are told apart. */
  piece1: { light: '#1f5fa8', dark: '#123f78' },
  piece2: { light: '#a3481c', dark: '#7a2f0c' },
  piece3: { light: '#1e7a52', dark: '#0f5236' },
  piece4: { light: '#9c2f62', dark: '#741a44' },
  piece5: { light: '#6b6414', dark: '#47420a' },
} as const satisfies { readonly [name: string]: Colours };

export type Ink = keyof typeof inks;
export type Theme = 'light' | 'dark';

import { effect } from '@preact/signals';
import { inks } from '../../../src/formats/picture/inks.ts';
import type { Settings } from '../state/settings.ts';

/** The inks of the boards as custom properties, from the one table that pictures are drawn by. */
function inkSheet(): string {
  const declarations = (safe: boolean): string =>
    Object.entries(inks)
      .map(([name, colours]) => {
        const special = 'safe' in colours ? colours.safe : undefined;
        if (safe && !special) return '';
        const { light, dark } = safe && special ? special : colours;
        return `--board-${name}:light-dark(${light},${dark});`;
      })
      .join('');
  return `:root{${declarations(false)}}[data-palette=safe]{${declarations(true)}}`;
}

/** Puts the inks on the page, and follows the player's choice of theme and colours. */
export function applyTheme(settings: Settings): void {
  const style = document.createElement('style');
  style.textContent = inkSheet();
  document.head.append(style);
  effect(() => {
    document.documentElement.dataset.theme = settings.of.theme.value;
    document.documentElement.dataset.palette = settings.of.palette.value;
  });
}

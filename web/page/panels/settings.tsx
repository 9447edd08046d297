import { signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { say } from '../words.ts';
import { Choice, Dialog } from './parts.tsx';

export const settling = signal(false);

export function SettingsDialog() {
  const { theme, palette, buttons, swapped, finish, clock } = settings;
  return (
    <Dialog open={settling} title={say.settings}>
      <Choice
        label={say.theme}
        name="theme"
        value={theme.value}
        options={(['auto', 'light', 'dark'] as const).map((value) => [value, say.themes[value]] as const)}
        onChoose={(value) => (theme.value = value)}
      />
      <Choice
        label={say.palette}
        name="palette"
        value={palette.value}
        options={(['classic', 'safe'] as const).map((value) => [value, say.palettes[value]] as const)}
        onChoose={(value) => (palette.value = value)}
      />
      <Choice
        label={say.buttons}
        name="buttons"
        value={buttons.value}
        options={(['auto', 'two', 'one'] as const).map((value) => [value, say.buttonChoices[value]] as const)}
        onChoose={(value) => (buttons.value = value)}
      />
      <Choice
        label={say.swapped}
        name="swapped"
        value={swapped.value}
        options={(['no', 'yes'] as const).map((value) => [value, say.swaps[value]] as const)}
        onChoose={(value) => (swapped.value = value)}
      />
      <Choice
        label={say.finish}
        name="finish"
        value={finish.value}
        options={(['rules', 'decided'] as const).map((value) => [value, say.finishes[value]] as const)}
        onChoose={(value) => (finish.value = value)}
      />
      <Choice
        label={say.clockShown}
        name="clock"
        value={clock.value}
        options={(['shown', 'hidden'] as const).map((value) => [value, say.clockChoices[value]] as const)}
        onChoose={(value) => (clock.value = value)}
      />
    </Dialog>
  );
}

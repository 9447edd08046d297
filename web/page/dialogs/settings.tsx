import { isStored } from '../browser/offline.ts';
import { Choice } from '../panels/controls.tsx';
import { Dialog } from '../panels/dialog.tsx';
import { useWorkbench } from '../panels/workbench-context.ts';
import { type Choices, choices, type SettingName } from '../state/settings.ts';
import { pageWords } from '../words.ts';

export function SettingsDialog() {
  return (
    <Dialog title={pageWords.settings}>
      <Setting name="theme" label={pageWords.theme} texts={pageWords.themes} />
      <Setting name="palette" label={pageWords.palette} texts={pageWords.palettes} />
      <Setting name="buttons" label={pageWords.buttons} texts={pageWords.buttonChoices} />
      <Setting name="swapped" label={pageWords.swapped} texts={pageWords.swaps} />
      <Setting name="clock" label={pageWords.clockShown} texts={pageWords.clockChoices} />
      <Setting name="lies" label={pageWords.lies} texts={pageWords.liesChoices} />
      <Setting name="finish" label={pageWords.finish} texts={pageWords.finishes} />
      <Setting name="water" label={pageWords.water} texts={pageWords.waterChoices} />
      <Setting name="loop" label={pageWords.loop} texts={pageWords.loopChoices} />
      <h3>{pageWords.offline}</h3>
      <p class="soft">{isStored.value ? pageWords.offlineReady : pageWords.offlineNot}</p>
    </Dialog>
  );
}

function Setting<S extends SettingName>({
  name,
  label,
  texts,
}: {
  readonly name: S;
  readonly label: string;
  readonly texts: { readonly [C in Choices[S][number]]: string };
}) {
  const { settings } = useWorkbench();
  const setting = settings.of[name];
  const options: readonly Choices[S][number][] = choices[name];
  return (
    <Choice<Choices[S][number]>
      label={label}
      name={name}
      value={setting.value}
      options={options.map((value) => [value, texts[value]] as const)}
      onChoose={(value) => {
        setting.value = value;
      }}
    />
  );
}

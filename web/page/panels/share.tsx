import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Form } from '../../../src/formats/codec.ts';
import { desk } from '../inside.ts';
import { sheet, tell } from '../table.ts';
import { say } from '../words.ts';
import { Dialog } from './parts.tsx';
import { printing } from './print.tsx';

export const sharing = signal(false);

const FILES: readonly {
  readonly name: keyof typeof say.fileNames;
  readonly form: Form;
  readonly ending: string;
  readonly type: string;
}[] = [
  { name: 'pzprv3', form: 'pzprv3', ending: 'txt', type: 'text/plain' },
  { name: 'json', form: 'json', ending: 'json', type: 'application/json' },
  { name: 'text', form: 'text', ending: 'txt', type: 'text/plain' },
  { name: 'svg', form: 'svg', ending: 'svg', type: 'image/svg+xml' },
  { name: 'png', form: 'svg', ending: 'png', type: 'image/png' },
  { name: 'pdf', form: 'svg', ending: 'pdf', type: 'application/pdf' },
];

/** The link, and every form that the board can be saved in. */
export function ShareDialog() {
  const field = useRef<HTMLInputElement>(null);
  const now = sheet.value;
  if (!now) return null;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(now.address ?? '');
      tell(say.copied);
    } catch {
      // The browser forbids it: the text is selected, so that the player's own Ctrl+C copies it.
    }
  };
  return (
    <Dialog open={sharing} title={say.shareTitle}>
      {now.address === undefined ? (
        <p>{say.noAddress}</p>
      ) : (
        <div class="field">
          <label for="share-link">{say.link}</label>
          <div class="row">
            <input
              id="share-link"
              ref={field}
              type="text"
              readOnly
              value={now.address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button type="button" onClick={() => void copy()}>
              {say.copy}
            </button>
          </div>
        </div>
      )}
      <h3>{say.saveAs}</h3>
      <div class="row">
        {FILES.map((file) => (
          <button type="button" key={file.name} onClick={() => void save(file)}>
            {say.fileNames[file.name]}
          </button>
        ))}
      </div>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            sharing.value = false;
            printing.value = true;
          }}
        >
          {say.print}
        </button>
      </div>
    </Dialog>
  );
}

async function save({ form, ending, type, name }: (typeof FILES)[number]): Promise<void> {
  const now = sheet.peek();
  if (!now) return;
  const printed = await desk.print(now.json(), form);
  if ('refused' in printed) {
    tell(printed.refused, 'bad');
    return;
  }
  if (printed.warnings.length > 0) tell(printed.warnings.join(' '));
  const blob =
    name === 'png'
      ? await (await import('../pictures.ts')).pngOf(printed.text)
      : name === 'pdf'
        ? await (await import('../pictures.ts')).pdfOf(printed.text)
        : new Blob([printed.text], { type });
  const { width, height } = now.puzzle;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${now.genre}-${width}x${height}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

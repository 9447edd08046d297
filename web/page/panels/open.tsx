import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openBoard, tell } from '../table.ts';
import { say } from '../words.ts';
import { NoticeLine } from './notice.tsx';
import { Dialog } from './parts.tsx';

export const opening = signal(false);
const text = signal('');
const dropping = signal(false);

/** No board is longer than this; a larger file isn't even read. */
const MOST_BYTES = 1_000_000;

async function go(board: string): Promise<void> {
  if (!(await openBoard(board))) return;
  opening.value = false;
  text.value = '';
}

export async function openFile(file: File): Promise<void> {
  if (file.size > MOST_BYTES) {
    tell(say.fileTooLarge, 'bad');
    return;
  }
  let read: string;
  try {
    read = await file.text();
  } catch {
    tell(say.unreadable, 'bad');
    return;
  }
  await go(read);
}

/** The window where a link or file is opened. What is wrong with a text is said in the page's one place for that. */
export function OpenDialog() {
  return (
    <Dialog open={opening} title={say.openTitle}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void go(text.value);
        }}
      >
        <label class="field">
          <span>{say.openText}</span>
          <textarea
            rows={5}
            spellcheck={false}
            autocomplete="off"
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
            onKeyDown={(event) => {
              // A link is one line: Enter opens it. A file's lines may be typed with Shift.
              if (event.key === 'Enter' && !event.shiftKey && !text.value.includes('\n')) {
                event.preventDefault();
                void go(text.value);
              }
            }}
          />
        </label>
        <NoticeLine />
        <p class="soft">{say.openHint}</p>
        <div class="row">
          <button type="submit" class="strong" disabled={text.value.trim() === ''}>
            {say.openGo}
          </button>
          <label class="button">
            {say.openFile}
            <input
              type="file"
              class="unseen"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = '';
                if (file) void openFile(file);
              }}
            />
          </label>
        </div>
      </form>
    </Dialog>
  );
}

/** Drops and pastes anywhere on the page open boards, except where text is being typed. */
export function DropPlace() {
  useEffect(() => {
    const ending = new AbortController();
    const { signal: until } = ending;
    addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        dropping.value = true;
      },
      { signal: until },
    );
    addEventListener('dragleave', (event) => (dropping.value = event.relatedTarget !== null), { signal: until });
    addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        dropping.value = false;
        const file = event.dataTransfer?.files[0];
        if (file) void openFile(file);
        else void go(event.dataTransfer?.getData('text/plain') ?? '');
      },
      { signal: until },
    );
    addEventListener(
      'paste',
      (event) => {
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
        const file = event.clipboardData?.files[0];
        if (file) void openFile(file);
        else void go(event.clipboardData?.getData('text/plain') ?? '');
      },
      { signal: until },
    );
    return () => ending.abort();
  }, []);
  return dropping.value ? (
    <div class="drop" aria-hidden="true">
      {say.dropHere}
    </div>
  ) : null;
}

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pageWords } from '../words.ts';
import { openFile, openText } from './opening.ts';
import { useWorkbench } from './workbench-context.ts';

const isOver = signal(false);

/** Drops and pastes anywhere on the page open boards, except where text is being typed. */
export function DropTarget() {
  const workbench = useWorkbench();
  useEffect(() => {
    const ending = new AbortController();
    const { signal: until } = ending;
    const take = (data: DataTransfer | null): void => {
      const file = data?.files[0];
      if (file) void openFile(workbench, file);
      else void openText(workbench, data?.getData('text/plain') ?? '');
    };
    addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        isOver.value = true;
      },
      { signal: until },
    );
    addEventListener(
      'dragleave',
      (event) => {
        isOver.value = event.relatedTarget !== null;
      },
      { signal: until },
    );
    addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        isOver.value = false;
        take(event.dataTransfer);
      },
      { signal: until },
    );
    addEventListener(
      'paste',
      (event) => {
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
        take(event.clipboardData);
      },
      { signal: until },
    );
    return () => ending.abort();
  }, []);
  return isOver.value ? (
    <div class="drop" aria-hidden="true">
      {pageWords.dropHere}
    </div>
  ) : null;
}

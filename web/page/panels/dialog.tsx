import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pageWords } from '../words.ts';
import { useWorkbench } from './workbench-context.ts';

/** A modal window. It is the browser's own, so that focus, Escape and the page behind behave as everywhere. */
export function Dialog({
  title,
  wide,
  children,
}: {
  readonly title: string;
  /** Takes the room that the window has. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}) {
  const { surface } = useWorkbench();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    // A press beside the window, which is on the backdrop, closes it.
    const press = ({ target }: MouseEvent): void => {
      if (target === element) surface.close();
    };
    const closed = (): void => surface.close();
    element.addEventListener('click', press);
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('click', press);
      // Another window may have been opened instead: the end of this one must not close it.
      element.removeEventListener('close', closed);
      element.close();
    };
  }, []);
  return (
    <dialog ref={dialog} class={wide ? 'wide' : undefined} aria-label={title}>
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            class="plain square"
            onClick={() => surface.close()}
            aria-label={pageWords.close}
            title={pageWords.close}
          >
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

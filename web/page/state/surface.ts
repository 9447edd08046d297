import { signal } from '@preact/signals';

export const DIALOGS = ['menu', 'boards', 'open', 'share', 'print', 'settings', 'help', 'clear', 'answer'] as const;
export type DialogName = (typeof DIALOGS)[number];

/** What of the page is open: one window at a time, and which of its places is shown. */
export class Surface {
  readonly dialog = signal<DialogName | undefined>(undefined);
  readonly place = signal('play');
  /** On a phone: the sheet below the board takes more room than it needs for a message. */
  readonly isSheetUp = signal(false);

  open(dialog: DialogName): void {
    this.dialog.value = dialog;
  }

  close(): void {
    this.dialog.value = undefined;
  }
}

import { signal } from '@preact/signals';

export interface Message {
  readonly tone: 'plain' | 'good' | 'bad';
  readonly text: string;
  /** Something to do about it. */
  readonly action?: { readonly label: string; run(): void };
  /** Stays when the position changes: a new version waits, an old game can be downloaded. */
  readonly isLasting?: true;
}

/** What the page has just said: one message at a time. */
export class Messages {
  readonly current = signal<Message | undefined>(undefined);

  say(text: string, tone: Message['tone'] = 'plain', more: Pick<Message, 'action' | 'isLasting'> = {}): void {
    this.current.value = { tone, text, ...more };
  }

  clear(): void {
    this.current.value = undefined;
  }

  /** The position has changed: what was said of the one before goes. */
  clearPassing(): void {
    if (!this.current.peek()?.isLasting) this.clear();
  }
}

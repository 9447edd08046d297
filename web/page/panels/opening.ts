import type { Workbench } from '../state/workbench.ts';
import { pageWords } from '../words.ts';

/** No board is longer than this; a larger file isn't even read. */
const MOST_BYTES = 1_000_000;

/** Opens a text, and closes whatever window it was typed in. */
export async function openText(workbench: Workbench, text: string): Promise<boolean> {
  const isOpened = await workbench.open(text);
  if (isOpened) workbench.surface.close();
  return isOpened;
}

export async function openFile(workbench: Workbench, file: File): Promise<void> {
  const { messages } = workbench;
  if (file.size > MOST_BYTES) {
    messages.say(pageWords.fileTooLarge, 'bad');
    return;
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    messages.say(pageWords.unreadable, 'bad');
    return;
  }
  await openText(workbench, text);
}

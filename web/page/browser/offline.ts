import { signal } from '@preact/signals';
import type { Workbench } from '../state/workbench.ts';
import { pageWords } from '../words.ts';

/** Whether everything is stored on this device, so that the page works without a network. */
export const isStored = signal(false);

/** Stores the page for days without a network. A new version waits until the player wants it, so that no game is cut. */
export function startOffline({ messages, games }: Workbench): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  void navigator.serviceWorker.ready.then(() => {
    isStored.value = true;
  });
  void import('virtual:pwa-register').then(({ registerSW }) => {
    const update = registerSW({
      onNeedRefresh: () =>
        messages.say(pageWords.newVersion, 'plain', {
          isLasting: true,
          action: { label: pageWords.reload, run: () => void games.saveNow().then(() => update(true)) },
        }),
    });
  });
}

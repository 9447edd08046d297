import './styles/fonts.css';
import './styles/page.css';
import './styles/board.css';
import './styles/print.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { listenToKeys } from './keys.ts';
import { start } from './start.ts';
import { notice, tell } from './table.ts';
import { say } from './words.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');
// Whatever goes wrong inside is our mistake, never the player's; silence would be worse than an odd sentence.
addEventListener('unhandledrejection', ({ reason }) =>
  tell(say.failed(reason instanceof Error ? reason.message : String(reason)), 'bad'),
);
render(<App />, root);
listenToKeys();
void start();

if ('serviceWorker' in navigator && import.meta.env.PROD)
  void import('virtual:pwa-register').then(({ registerSW }) =>
    registerSW({
      immediate: true,
      // Worth a word, but not worth wiping away another one.
      onOfflineReady: () => {
        if (!notice.peek()) tell(say.offlineReady);
      },
    }),
  );

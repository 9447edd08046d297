import './styles/fonts.css';
import './styles/page.css';
import './styles/board.css';
import './styles/print.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { listenToKeys } from './keys.ts';
import { start } from './start.ts';
import { tell } from './table.ts';
import { say } from './words.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');
render(<App />, root);
listenToKeys();
void start();

if ('serviceWorker' in navigator && import.meta.env.PROD)
  void import('virtual:pwa-register').then(({ registerSW }) =>
    registerSW({ immediate: true, onOfflineReady: () => tell(say.offlineReady) }),
  );

import './styles/fonts.css';
import './styles/page.css';
import './styles/play.css';
import './styles/board.css';
import './styles/print.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { browserHost } from './browser/browser-host.ts';
import { listenToKeys } from './browser/keys.ts';
import { startOffline } from './browser/offline.ts';
import { applyTheme } from './browser/theme.ts';
import { WorkbenchContext } from './panels/workbench-context.ts';
import { Workbench } from './state/workbench.ts';
import { pageWords } from './words.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');
const workbench = new Workbench(browserHost());
// Whatever goes wrong inside is our mistake, never the player's; silence would be worse than an odd sentence.
addEventListener('unhandledrejection', ({ reason }) =>
  workbench.messages.say(pageWords.failed(reason instanceof Error ? reason.message : String(reason)), 'bad'),
);
applyTheme(workbench.settings);
render(
  <WorkbenchContext.Provider value={workbench}>
    <App />
  </WorkbenchContext.Provider>,
  root,
);
listenToKeys(workbench);
void workbench.start();
startOffline(workbench);

import { proxy } from 'comlink';
import type { BoardService, HintService, SolverService } from '../../workers/messages.ts';
import type { Callback, Host, Sight, Time } from '../state/host.ts';
import { BrowserAddressBar } from './address-bar.ts';
import { fetchBank } from './bank.ts';
import { download } from './download.ts';
import { IndexedGameStore } from './game-store.ts';
import { BroadcastTabs } from './tabs.ts';
import { ComlinkWorker } from './worker-handle.ts';

/** A private window may refuse storage: then nothing is remembered and everything else works. */
const preferences = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(`kaisu.${name}`);
    } catch {
      return null;
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(`kaisu.${name}`, value);
    } catch {
      // Nothing to do: the choice holds until the window closes.
    }
  },
};

const time: Time = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, then) {
    const timer = setInterval(then, milliseconds);
    return () => clearInterval(timer);
  },
};

const sight: Sight = {
  get isHidden() {
    return document.hidden;
  },
  onChange(heard) {
    const listener = (): void => heard(document.hidden);
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  onLeave(heard) {
    addEventListener('pagehide', heard);
    return () => removeEventListener('pagehide', heard);
  },
};

const solver = (name: string): ComlinkWorker<SolverService> =>
  new ComlinkWorker(
    () => new Worker(new URL('../../workers/solver/worker.ts', import.meta.url), { type: 'module', name }),
  );

/** The browser, as the page's state sees it. */
export function browserHost(): Host {
  return {
    boards: new ComlinkWorker<BoardService>(
      () => new Worker(new URL('../../workers/board/worker.ts', import.meta.url), { type: 'module', name: 'boards' }),
    ),
    solver: solver('solver'),
    printSolver: solver('solver for print'),
    hints: new ComlinkWorker<HintService>(
      () => new Worker(new URL('../../workers/hint/worker.ts', import.meta.url), { type: 'module', name: 'hints' }),
    ),
    callback: proxy as Callback,
    games: new IndexedGameStore(),
    preferences,
    address: new BrowserAddressBar(),
    tabs: new BroadcastTabs(),
    time,
    sight,
    bank: fetchBank,
    download: (name, text) => download(name, new Blob([text], { type: 'text/plain' })),
  };
}

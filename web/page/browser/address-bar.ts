import type { AddressBar, HistoryEntry, Stop } from '../state/host.ts';

/** The page's own address: what stands behind `#` names the board. */
export class BrowserAddressBar implements AddressBar {
  current(): HistoryEntry {
    const state: unknown = history.state;
    const board = typeof state === 'object' && state !== null && 'board' in state ? state.board : undefined;
    return { hash: hashNow(), ...(typeof board === 'string' ? { board } : {}) };
  }

  go({ hash, board }: HistoryEntry, how: 'push' | 'replace'): void {
    const state = board === undefined ? null : { board };
    if (how === 'push' && hash !== hashNow()) history.pushState(state, '', `#${hash}`);
    else history.replaceState(state, '', `#${hash}`);
  }

  setTitle(title: string): void {
    document.title = title;
  }

  onChange(heard: (entry: HistoryEntry) => void): Stop {
    // Going back fires `popstate`, and so does typing another address.
    const listener = (): void => heard(this.current());
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }
}

function hashNow(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    // Half an escape: the reader says at which character it breaks off.
    return hash;
  }
}

import type { Stop, TabMessage, Tabs } from '../state/host.ts';

/** The other tabs of this page. */
export class BroadcastTabs implements Tabs {
  readonly #channel = new BroadcastChannel('kaisu');

  tell(message: TabMessage): void {
    this.#channel.postMessage(message);
  }

  onMessage(heard: (message: TabMessage) => void): Stop {
    const listener = ({ data }: MessageEvent<TabMessage>): void => heard(data);
    this.#channel.addEventListener('message', listener);
    return () => this.#channel.removeEventListener('message', listener);
  }
}

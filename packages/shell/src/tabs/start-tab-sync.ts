import type { ShellHost } from '../host/create-host.ts';
import type { Stop } from '../browser/stop.ts';
import type { PageEvents } from '../browser/page-events.ts';
import { creditHiddenAtom, sessionAtom, themeAtom } from '../state/atoms.ts';
import { userIdOf } from '../state/session.ts';
import { readTheme, themeKey } from '../site-theme/stored-theme.ts';

/** What a tab tells the others when the eye was pressed. */
interface Eye {
  readonly user: string;
  readonly hidden: boolean;
}

/** Follows what the player chooses in another tab: the theme and the eye (THEME-02, HEAD-07). */
export function startTabSync(
  host: Pick<ShellHost, 'store' | 'storage' | 'channel'>,
  window: Pick<PageEvents, 'addEventListener' | 'removeEventListener'>,
): Stop {
  const { store, storage } = host;
  const takeTheme = (): void => store.set(themeAtom, readTheme(storage.getItem(themeKey)));
  const onStorage = ({ key }: StorageEvent): void => {
    // What is stored now, not what the event brings: of two tabs that choose at once, each would take the other's for ever.
    if (key === themeKey || key === null) takeTheme();
  };

  // The hidden credit is kept by each tab for itself (OP-50), and session storage tells nobody: it is said aloud.
  const channel = host.channel('eye');
  let known = store.get(creditHiddenAtom);
  const user = (): string | undefined => userIdOf(store.get(sessionAtom));
  const onEye = ({ data }: MessageEvent<Eye>): void => {
    if (data.user !== user()) return;
    // Known before it is set, so that it is not told on.
    known = data.hidden;
    store.set(creditHiddenAtom, data.hidden);
  };
  const stopEye = store.sub(creditHiddenAtom, () => {
    const hidden = store.get(creditHiddenAtom);
    if (hidden === known) return;
    known = hidden;
    const own = user();
    // Whoever leaves uncovers nothing in a tab that has not heard of it yet.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin has no other to name
    if (own !== undefined) channel?.postMessage({ user: own, hidden } satisfies Eye);
  });

  // The page began before this.
  takeTheme();
  window.addEventListener('storage', onStorage);
  channel?.addEventListener('message', onEye);
  return () => {
    window.removeEventListener('storage', onStorage);
    stopEye();
    channel?.removeEventListener('message', onEye);
    channel?.close();
  };
}

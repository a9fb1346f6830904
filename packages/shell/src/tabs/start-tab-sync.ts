import type { ShellHost } from '../host/create-host.ts';
import type { Stop } from '../browser/stop.ts';
import type { PageEvents } from '../browser/page-events.ts';
import { creditHiddenAtom, sessionAtom, themeAtom } from '../state/atoms.ts';
import { userIdOf } from '../state/session.ts';
import { readTheme, themeKey } from '../site-theme/stored-theme.ts';

/** Message to the other tabs when the player hides or shows the credit. */
interface Eye {
  readonly user: string;
  readonly hidden: boolean;
}

/** Applies the theme and the hidden credit that the player chooses in another tab (THEME-02, HEAD-07). */
export function startTabSync(
  host: Pick<ShellHost, 'store' | 'storage' | 'channel'>,
  window: Pick<PageEvents, 'addEventListener' | 'removeEventListener'>,
): Stop {
  const { store, storage } = host;
  const takeTheme = (): void => store.set(themeAtom, readTheme(storage.getItem(themeKey)));
  const onStorage = ({ key }: StorageEvent): void => {
    // The stored value, not the event's: two tabs that choose at the same time would swap their values for ever.
    if (key === themeKey || key === null) takeTheme();
  };

  // Each tab stores the hidden credit for itself (OP-50), and session storage sends no events, so a channel is needed.
  const channel = host.channel('eye');
  let known = store.get(creditHiddenAtom);
  const user = (): string | undefined => userIdOf(store.get(sessionAtom));
  const onEye = ({ data }: MessageEvent<Eye>): void => {
    if (data.user !== user()) return;
    // Marked as known before it is set, so that it is not sent back.
    known = data.hidden;
    store.set(creditHiddenAtom, data.hidden);
  };
  const stopEye = store.sub(creditHiddenAtom, () => {
    const hidden = store.get(creditHiddenAtom);
    if (hidden === known) return;
    known = hidden;
    const own = user();
    // A sign-out resets it here, which must not reveal the credit in a tab that has not noticed the sign-out yet.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin has no other to name
    if (own !== undefined) channel?.postMessage({ user: own, hidden } satisfies Eye);
  });

  // The theme may have changed between the start of the page and this subscription.
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

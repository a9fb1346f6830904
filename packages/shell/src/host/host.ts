import type { ApiClient } from '@kvota/api-client';
import type { SitemapId } from '@kvota/sitemap';
import type { Realtime } from '@kvota/realtime';
import type { QueryClient } from '@tanstack/react-query';

import type { AppConfig } from '../browser/app-config.ts';
import type { ReloadCause } from '../reload/reload-record.ts';
import type { Notice } from '../state/notices.ts';
import type { Store } from '../state/store.ts';
import type { Signal } from './signal.ts';
import type { KeyStorage } from '../browser/key-storage.ts';

/** Where to go: parameters of the path and the query. */
export interface Target {
  readonly params?: Record<string, string>;
  readonly search?: Record<string, string | undefined>;
  readonly replace?: boolean;
}

/**
 * Why settings may have changed: the server announced it, the sockets reconnected and may have missed the event, or they
 * connected for the first time, some time after the page fetched its settings.
 */
export type SettingsChange = 'announced' | 'reconnected' | 'first-connect';

/** What the shell gives to the modules. State is read from the atoms of `@kvota/shell` with {@link Host.store}. */
export interface Host {
  readonly config: AppConfig;
  readonly store: Store;
  /** What survives a reload of this tab; every key begins with `kvota.` (OP-50). */
  readonly tabStorage: KeyStorage;
  /** Opens a channel to the other tabs of this client; undefined where browsers have none. Whoever opens it closes it. */
  readonly channel: (name: string) => BroadcastChannel | undefined;
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
  readonly realtime: Realtime;
  /** Emits whenever the operator's settings, texts or colours may have changed (NET-16). */
  readonly settingsChanged: Signal<SettingsChange>;
  /** Milliseconds since 1970 as the server counts them; every deadline is measured by it, never by `Date.now()`. */
  readonly serverNow: () => number;
  /** Shows a snackbar and returns its id. */
  readonly notify: (notice: Notice) => string;
  readonly dismiss: (id: string) => void;
  readonly navigate: (page: SitemapId, target?: Target) => void;
  /** Begins sign-in; the player comes back to the page of now. */
  readonly login: () => void;
  /** Ends the session in every tab and goes home. */
  readonly logout: () => void;
  /** Asks for a reload of the page, which the governor may put off or refuse (OP-47). */
  readonly reload: (cause: ReloadCause) => void;
  /** Pings now in place of waiting for the next turn, for a ticket that was just sent (SES-20). */
  readonly pingNow: () => void;
}

import type { SitemapId } from '@kvota/sitemap';
import type { Realtime } from '@kvota/realtime';
import type { QueryClient } from '@tanstack/react-query';

import type { SiteApi } from './calls/site-api.ts';
import type { AppConfig } from '../browser/app-config.ts';
import type { ReloadCause } from '../reload/reload-record.ts';
import type { Notice } from '../state/notices.ts';
import type { Store } from '../state/store.ts';
import type { Stop } from '../browser/stop.ts';
import type { Signal } from './signal.ts';
import type { KeyStorage } from '../browser/storage/key-storage.ts';

/** Parameters of the path and the query of a page. */
export interface Target {
  readonly params?: Record<string, string>;
  readonly search?: Record<string, string | undefined>;
  readonly replace?: boolean;
}

/** The sign-in that a call needs: the part of `StepUp` that the identity provider gets. */
export interface SignInNeed {
  readonly acrValues?: string | undefined;
  /** Seconds that a sign-in counts. If left out, the password is asked for in any case. */
  readonly maxAge?: number | undefined;
}

/**
 * Why settings may have changed: the server announced it, or the sockets reconnected and may have missed the event. After
 * the first connection they may have changed too, because the page fetched them before.
 */
export type SettingsChange = 'announced' | 'reconnected' | 'first-connect';

/** The shell as the modules see it. State is read from the atoms of `@kvota/shell` with {@link Host.store}. */
export interface Host {
  readonly config: AppConfig;
  readonly store: Store;
  /** Storage that survives a reload of this tab. Every key begins with `kvota.` (OP-50). */
  readonly tabStorage: KeyStorage;
  /** Opens a channel to the other tabs of this client, or returns undefined if the browser has none. The caller closes it. */
  readonly channel: (name: string) => BroadcastChannel | undefined;
  readonly queryClient: QueryClient;
  readonly api: SiteApi;
  /** The sockets. Throws while they do not run yet: pages, which may be shown before that, use `useRealtime`. */
  readonly realtime: Realtime;
  /** The sockets, as soon as they run. */
  readonly sockets: Promise<Realtime>;
  /** Emits whenever the operator's settings, texts or colours may have changed (NET-16). */
  readonly settingsChanged: Signal<SettingsChange>;
  /** Milliseconds since 1970 by the server's clock. Every deadline is measured by it, never by `Date.now()`. */
  readonly serverNow: () => number;
  /** Shows a snackbar and returns its id. */
  readonly notify: (notice: Notice) => string;
  readonly dismiss: (id: string) => void;
  readonly navigate: (page: SitemapId, target?: Target) => void;
  /** Starts the sign-in, which returns to the current page. */
  readonly login: () => void;
  /**
   * Starts a sign-in of a user who is signed in already, because a call needs a more recent or a stronger one (SEC-21,
   * SEC-23). It returns to the page on screen. There, `takeSignedIn` returns true once for the act, which is then repeated
   * with the same request id. Drafts are removed if another user signs in.
   */
  readonly stepUp: (need: SignInNeed, act?: string) => void;
  /** Ends the session in every tab and navigates home. */
  readonly logout: () => void;
  /** Requests a reload of the page, which the governor may delay or refuse (OP-47). */
  readonly reload: (cause: ReloadCause) => void;
  /** Pings at once instead of at the next interval, for a ticket that was just sent (SES-20). */
  readonly pingNow: () => void;
  /**
   * Holds new wallets back, so that the header does not show a win before its result is presented (CAS-25). The returned
   * function ends it; otherwise ten seconds do.
   */
  readonly holdCredit: () => Stop;
}

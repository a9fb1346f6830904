import type { ApiClient } from '@kvota/api-client';
import type { SitemapId } from '@kvota/sitemap';
import type { Realtime } from '@kvota/realtime';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { ReactNode } from 'react';

import type { AppConfig } from '../config/app-config.ts';
import type { ReloadCause } from '../reload/reload-record.ts';
import type { KeyStorage } from '../storage/key-storage.ts';

/** Ends what a start began. Calling it twice does nothing more. */
export type Stop = () => void;

/** The page's one jotai store. */
export type Store = ReturnType<typeof createStore>;

/** A snackbar to show; green unless a tone is given (DLG-16). */
export interface Notice {
  /** A notice with the id of one on screen takes its place. */
  readonly id?: string;
  readonly text: ReactNode;
  readonly tone?: 'success' | 'error' | 'info' | 'blue-grey';
  /** Milliseconds; above 0 it goes away by itself, otherwise it stays (DLG-17). */
  readonly timeout?: number;
  readonly action?: { readonly label: string; onPress(): void };
  /** A text that merely ticks on: it is shown, and not told again to who listens. */
  readonly quiet?: boolean;
}

/** Where to go: parameters of the path and the query. */
export interface Target {
  readonly params?: Record<string, string>;
  readonly search?: Record<string, string | undefined>;
  readonly replace?: boolean;
}

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

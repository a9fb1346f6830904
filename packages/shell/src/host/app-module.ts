import type { Ping } from '@kvota/contracts';
import type { Layout, MenuItemId, SitemapId } from '@kvota/sitemap';
import type { MessageGroup } from '@kvota/i18n';
import type { AnyRoute } from '@tanstack/react-router';
import type { Atom } from 'jotai';
import type { ComponentType } from 'react';

import type { AccountEntry } from './account-menu.ts';
import type { Host } from './host.ts';
import type { Stop } from '../browser/stop.ts';

/** A part of the frame from a module. It may be lazy, because the frame renders it in a Suspense. */
export type Slot = ComponentType;

/** One menu item: a tab in the header, an entry of the mobile footer, a tile on home (HEAD-02, HEAD-14, HEAD-17). */
export interface MenuEntry {
  readonly id: MenuItemId;
  readonly icon: ComponentType<{ size?: number }>;
}

/** A module's part in ping (SES-05, SES-20). */
export interface PingPart {
  /** Returns the ticket that the module waits for, or undefined. A tab that waits for a ticket pings itself (OP-96). */
  query(): string | undefined;
  /** Receives every answer of this tab's own pings, never an older one after a newer one. */
  receive(answer: Ping): void;
}

/** A started module, as the shell uses it until `stop`. */
export interface RunningModule {
  readonly stop: Stop;
  readonly ping?: PingPart;
  /** True while a page reload would lose something that matters: a payment without an answer (OP-47). */
  busy?(): boolean;
}

/**
 * The contribution of an app to a site: pages, menu, parts of the frame, and services.
 * Write it as `const sportsbook = { … } satisfies AppModule`, so that the types of the routes survive.
 */
export interface AppModule {
  readonly id: string;
  /** Routes by layout; each made with `createRoute({ getParentRoute: () => layouts.default, ...page('betting', title), … })`. */
  readonly routes: { readonly [L in Layout]?: readonly AnyRoute[] };
  readonly menu: readonly MenuEntry[];
  /** Loads the module's entries in the menu of the account (HEAD-10, ACC-04); fetched with the first page that shows them. */
  accountMenu?(): Promise<readonly AccountEntry[]>;
  /** Groups of texts that the module's parts need (I18N-03). They are loaded before its first page is shown. */
  readonly messageGroups: readonly MessageGroup[];
  /** Left sidebars by page (ROUTE-51). On narrow screens a sidebar is a drawer: `sidebarOpenAtom`. */
  readonly sidebars?: { readonly [P in SitemapId]?: Slot };
  /** Bottom bars by page on small screens, for an app without a menu (HEAD-14). */
  readonly bottomBars?: { readonly [P in SitemapId]?: Slot };
  /** Number of choices in the module's sidebars: the badge of the button that opens one on narrow screens (HEAD-13, OP-60). */
  readonly sidebarCount?: Atom<number>;
  /** The module's part of the home page, such as its best offer. It is rendered from the start and loads its own data. */
  readonly home?: Slot;
  /** The ticket widget at the right of the default layout. On narrow screens it is a sheet: `asideOpenAtom` (OP-13, OP-14). */
  readonly aside?: Slot;
  /**
   * The middle button of the mobile footer, a `BottomBarItem` (HEAD-15). It is on every page, so the texts of the module may
   * not be loaded: the frame passes its label, and it fetches other texts with `useMessages` when it shows them.
   */
  readonly footerAction?: ComponentType<{ readonly label: string }>;
  /**
   * Rendered over every page, for results that must reach the player wherever he is, such as how a payment ended. It is
   * mounted from the start and fetches its texts with `useMessages`.
   */
  readonly overlay?: Slot;
  /**
   * Rendered in the account drawer of a player, below the choice of theme and language. It is for modules without a page of
   * the account. With a page, use `tool` of its entry, which is not loaded before the menu of the account is.
   */
  readonly accountTools?: Slot;
  /** Rendered in the dialog that reports a lost connection. */
  readonly offline?: Slot;
  /** Icon of the splash on a page of this module, or undefined for a spinner (HEAD-19). Called before anything is loaded. */
  splash?(page: SitemapId): ComponentType<{ size?: number }> | undefined;
  /**
   * Requests the data of a page while its code and texts are still on their way. Called for each page that is opened, with
   * the query of its address. A failure is the page's own: it asks again.
   */
  prefetch?(page: SitemapId, search: Readonly<Record<string, unknown>>, host: Host): Promise<void>;
  /** Starts everything that lives as long as the page. Called once, after the first paint. */
  start?(host: Host): RunningModule;
}

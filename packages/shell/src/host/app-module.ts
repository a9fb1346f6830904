import type { Ping } from '@kvota/contracts';
import type { Layout, MenuItemId, SitemapId } from '@kvota/sitemap';
import type { MessageGroup } from '@kvota/i18n';
import type { AnyRoute } from '@tanstack/react-router';
import type { Atom } from 'jotai';
import type { ComponentType } from 'react';

import type { AccountEntry } from './account-menu.ts';
import type { Host } from './host.ts';
import type { Stop } from '../browser/stop.ts';

/** A part of the frame that a module gives; lazy components are welcome, the frame stands them in a Suspense. */
export type Slot = ComponentType;

/** One item of the menu: tab in the header, entry of the mobile footer, tile of home (HEAD-02, HEAD-14, HEAD-17). */
export interface MenuEntry {
  readonly id: MenuItemId;
  readonly icon: ComponentType<{ size?: number }>;
}

/** What a module takes part in when a player's ping goes out and comes back (SES-05, SES-20). */
export interface PingPart {
  /** The ticket whose truth is wanted, or undefined. A tab that asks pings for itself (OP-96). */
  query(): string | undefined;
  /** Every answer that this tab gets, its own or the leader's; in order, never an older one after a newer one. */
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
 * What an app contributes to a site: pages, menu, parts of the frame, and what it runs.
 * Write it as `const sportsbook = { … } satisfies AppModule`, so that the types of the routes survive.
 */
export interface AppModule {
  readonly id: string;
  /** Routes by the layout they stand in; each made with `createRoute({ getParentRoute: () => layouts.default, ...page('betting', title), … })`. */
  readonly routes: { readonly [L in Layout]?: readonly AnyRoute[] };
  readonly menu: readonly MenuEntry[];
  /** Loads the module's entries in the menu of the account (HEAD-10, ACC-04); fetched with the first page that shows them. */
  accountMenu?(): Promise<readonly AccountEntry[]>;
  /** Groups of texts that the module's parts need (I18N-03); loaded before the first of its pages shows. */
  readonly messageGroups: readonly MessageGroup[];
  /** Left sidebars by page; a page without one has none (ROUTE-51). Narrow screens get it as a drawer: `sidebarOpenAtom`. */
  readonly sidebars?: { readonly [P in SitemapId]?: Slot };
  /** How much is chosen in the module's sidebars: the badge of the button that opens one on narrow screens (HEAD-13, OP-60). */
  readonly sidebarCount?: Atom<number>;
  /** What the module shows on the home page of a site: its best of now. It is there from the start and loads by itself. */
  readonly home?: Slot;
  /** The ticket widget at the right of the default layout, a sheet on narrow screens: `asideOpenAtom` (OP-13, OP-14). */
  readonly aside?: Slot;
  /** Extra buttons in the header, before the wallet. */
  readonly headerActions?: Slot;
  /**
   * The middle button of the mobile footer, a `BottomBarItem` (HEAD-15). It stands on every page, also where no other text of
   * the module is needed: the frame gives its name, and whatever else it says it asks for with `useMessages` when it says it.
   */
  readonly footerAction?: ComponentType<{ readonly label: string }>;
  /**
   * What lies over every page, wherever the player has gone meanwhile: how a payment ended. It is there from the start and
   * shows nothing until it has something to say; texts it asks for with `useMessages`.
   */
  readonly overlay?: Slot;
  /** What is still to be seen of the module while there is no connection, in the dialog that says so. */
  readonly offline?: Slot;
  /** Icon of the splash on a page of this module, or undefined for a spinner (HEAD-19). Called before anything is loaded. */
  splash?(page: SitemapId): ComponentType<{ size?: number }> | undefined;
  /** Starts everything that lives as long as the page. Called once, after the first paint. */
  start?(host: Host): RunningModule;
}

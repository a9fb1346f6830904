import type { SitemapId } from '@kvota/sitemap';
import type { MessageDescriptor } from '@lingui/core';
import type { Atom } from 'jotai';
import type { ComponentType } from 'react';

import type { AppModule } from './app-module.ts';

/** One page in the menu of the account, which is shown as a drawer and as tabs. */
export interface AccountEntry {
  readonly page: SitemapId;
  readonly icon: ComponentType<{ size?: number }>;
  /** Entries of all modules are sorted by it. */
  readonly order: number;
  /** Label in the menu; the page's title if left out. */
  readonly label?: MessageDescriptor;
  /** Number of things that wait on the page, such as unread messages. */
  readonly count?: Atom<number>;
}

/** The account menu of an app. Its code is loaded with the first page that shows it. */
export interface AccountMenu {
  /** Loads the entries of all modules, once. A failed load is repeated by the next call. */
  readonly load: () => Promise<readonly AccountEntry[]>;
  /** The entries in order, or undefined until they are loaded. */
  readonly loaded: () => readonly AccountEntry[] | undefined;
}

/** Creates the account menu of an app from its modules. */
export function createAccountMenu(modules: readonly AppModule[]): AccountMenu {
  let entries: readonly AccountEntry[] | undefined;
  let loading: Promise<readonly AccountEntry[]> | undefined;
  const loadAll = async (): Promise<readonly AccountEntry[]> => {
    const menus = await Promise.all(modules.map((module) => module.accountMenu?.() ?? []));
    entries = menus.flat().toSorted((a, b) => a.order - b.order);
    return entries;
  };
  return {
    loaded: () => entries,
    load: () =>
      (loading ??= loadAll().catch((error: unknown) => {
        loading = undefined;
        throw error;
      })),
  };
}

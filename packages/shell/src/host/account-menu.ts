import type { SitemapId } from '@kvota/sitemap';
import type { MessageDescriptor } from '@lingui/core';
import { atom, type Atom } from 'jotai';
import type { ComponentType } from 'react';

import type { AppContext } from './host-context.ts';

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
  /** Rendered in the account drawer below the choice of theme and language. It fetches its texts with `useRequiredMessages`. */
  readonly tool?: ComponentType;
  /**
   * The pause of 24 hours in the header, where a licence or the operator requires it on every page (OP-87). It fetches its
   * texts with `useRequiredMessages`.
   */
  readonly pauseButton?: ComponentType;
}

/** The account menu in order; empty until it is loaded. */
export const accountEntriesAtom = atom<readonly AccountEntry[]>([]);

/** Loads the account menu from the modules, unless it is loaded already. */
export async function loadAccountMenu({ host: { store }, modules }: AppContext): Promise<void> {
  if (store.get(accountEntriesAtom).length > 0) return;
  const menus = await Promise.all(modules.map(async (module) => (await module.accountMenu?.()) ?? []));
  store.set(
    accountEntriesAtom,
    menus.flat().toSorted((a, b) => a.order - b.order),
  );
}

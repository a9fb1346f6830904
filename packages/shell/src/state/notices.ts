import { atom } from 'jotai';
import type { ReactNode } from 'react';

import type { Store } from './store.ts';

/** A snackbar to show; green unless a tone is given (DLG-16). */
export interface Notice {
  /** A notice with the id of one on screen replaces it. */
  readonly id?: string;
  readonly text: ReactNode;
  readonly tone?: 'success' | 'error' | 'info' | 'blue-grey';
  /** Milliseconds after which it closes by itself; it stays if the value is not above 0 (DLG-17). */
  readonly timeout?: number;
  readonly action?: { readonly label: string; onPress(): void };
  /** Set if the text only counts on. It is shown, but screen readers do not announce it again. */
  readonly quiet?: boolean;
}

export type ShownNotice = Notice & { readonly id: string };

/** Id of the notice that a page requires a login (ROUTE-71). */
export const loginFirstNotice = 'loginFirst';

/** The snackbars on screen, oldest first. */
export const noticesAtom = atom<readonly ShownNotice[]>([]);

/** Number of snackbars shown so far, for the next id. */
const noticeCountAtom = atom(0);

/** Shows a snackbar and returns its id. One with the same id is replaced (DLG-16, DLG-17). */
export function addNotice(store: Store, notice: Notice): string {
  const count = store.get(noticeCountAtom) + 1;
  store.set(noticeCountAtom, count);
  const shown: ShownNotice = { ...notice, id: notice.id ?? `notice-${count}` };
  const list = store.get(noticesAtom);
  const known = list.findIndex(({ id }) => id === shown.id);
  store.set(noticesAtom, known < 0 ? [...list, shown] : list.with(known, shown));
  return shown.id;
}

export function removeNotice(store: Store, id: string): void {
  store.set(noticesAtom, (list) => list.filter((notice) => notice.id !== id));
}

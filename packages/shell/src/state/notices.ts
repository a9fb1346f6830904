import { atom } from 'jotai';
import type { ReactNode } from 'react';

import type { Store } from './store.ts';

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

export type ShownNotice = Notice & { readonly id: string };

/** The snackbars on screen, oldest first. */
export const noticesAtom = atom<readonly ShownNotice[]>([]);

/** How many snackbars were shown before, for the next id. */
const noticeCountAtom = atom(0);

/** Shows a snackbar, in place of the one with its id; returns the id (DLG-16, DLG-17). */
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

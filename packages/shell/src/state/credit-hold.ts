import type { Wallet } from '@kvota/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { atom } from 'jotai';

import type { Stop } from '../browser/stop.ts';
import { walletsAtom } from './atoms.ts';
import type { Store } from './store.ts';

/** The longest time in milliseconds that wallets are held back. */
const longestHold = 10_000;

const holdsAtom = atom(0);
/** The wallets that came while they were held back. */
const waitingAtom = atom<readonly Wallet[] | undefined>(undefined);

/** Shows the wallets of a ping, at once or when the last hold has ended (WAL-10, CAS-25). */
export function showWallets(store: Store, wallets: readonly Wallet[]): void {
  // Equal wallets keep their identity: a ping comes every three seconds, and the page renders only changes.
  const next = replaceEqualDeep(store.get(walletsAtom), wallets);
  if (store.get(holdsAtom) > 0) store.set(waitingAtom, next);
  else store.set(walletsAtom, next);
}

/** Forgets the wallets of a user, also those that wait. */
export function forgetWallets(store: Store): void {
  store.set(waitingAtom, undefined);
  store.set(walletsAtom, []);
}

/** Holds new wallets back until the returned function is called, or for ten seconds. */
export function holdCredit(store: Store): Stop {
  let held = true;
  const release = (): void => {
    if (!held) return;
    held = false;
    clearTimeout(timer);
    store.set(holdsAtom, (holds) => holds - 1);
    const waiting = store.get(waitingAtom);
    if (store.get(holdsAtom) > 0 || waiting === undefined) return;
    store.set(waitingAtom, undefined);
    store.set(walletsAtom, waiting);
  };
  store.set(holdsAtom, (holds) => holds + 1);
  const timer = setTimeout(release, longestHold);
  return release;
}

import type { Host } from '../host/host.ts';
import type { Stop } from '../browser/stop.ts';
import { chosenWalletAtom, creditHiddenAtom, sessionAtom } from '../state/atoms.ts';
import type { KeyStorage } from '../browser/storage/key-storage.ts';
import { clearPersonalKeys } from '../browser/storage/own-keys.ts';

const walletKey = 'kvota.wallet';
const hiddenKey = 'kvota.creditHidden';

/** Restores the state of a tab: the active wallet and the hidden credit (SES-13, OP-50). */
export function restoreTab(store: Host['store'], storage: Pick<Storage, 'getItem'>): void {
  const wallet = Number(storage.getItem(walletKey) ?? Number.NaN);
  if (Number.isInteger(wallet)) store.set(chosenWalletAtom, wallet);
  store.set(creditHiddenAtom, storage.getItem(hiddenKey) === 'true');
}

/**
 * Stores the same state when it changes. A visitor has none: if there is any, it belongs to a user who signed out on the
 * previous page, and is removed (OP-95).
 */
export function startTabPersistence(store: Host['store'], storage: KeyStorage): Stop {
  if (store.get(sessionAtom).status === 'visitor') {
    for (const key of [walletKey, hiddenKey]) storage.removeItem(key);
    clearPersonalKeys(storage);
    store.set(chosenWalletAtom, undefined);
    store.set(creditHiddenAtom, false);
  }
  const stops = [
    store.sub(chosenWalletAtom, () => {
      const chosen = store.get(chosenWalletAtom);
      if (chosen === undefined) storage.removeItem(walletKey);
      else storage.setItem(walletKey, String(chosen));
    }),
    store.sub(creditHiddenAtom, () => storage.setItem(hiddenKey, String(store.get(creditHiddenAtom)))),
  ];
  return () => stops.forEach((stop) => stop());
}

import type { QueryKey } from '@tanstack/react-query';

import { clearOwnKeys, clearPersonalKeys, ownPrefix } from '../browser/storage/own-keys.ts';
import type { KeyStorage } from '../browser/storage/key-storage.ts';
import type { ShellHost } from '../host/create-host.ts';
import { chosenWalletAtom, creditHiddenAtom, unreadAtom } from '../state/atoms.ts';
import { forgetWallets, showWallets } from '../state/credit-hold.ts';
import { maintenanceStartedAtom } from '../state/dialogs.ts';
import { noticesAtom } from '../state/notices.ts';
import type { SessionEffect } from './session-machine.ts';
import type { SessionNotices } from './session-notices.ts';

interface EffectDeps {
  readonly host: ShellHost;
  readonly notices: SessionNotices;
  readonly tabStorage: KeyStorage;
  readonly authenticate: () => void;
  readonly refresh: () => void;
  readonly clearTokens: () => void;
}

/** Survives the reload that follows the end of a session. */
const endedKey = `${ownPrefix}sessionEnded`;

/** Does what the session machine decided. */
export function performSessionEffect(effect: SessionEffect, deps: EffectDeps): void {
  const { host, notices, tabStorage } = deps;
  const { store } = host;
  switch (effect.type) {
    case 'refresh':
      return deps.refresh();
    case 'authenticate':
      return deps.authenticate();
    case 'clear-tokens':
      return deps.clearTokens();
    case 'remember-ended':
      return tabStorage.setItem(endedKey, 'true');
    case 'show-ended':
      return notices.showEnded();
    case 'reset-stores':
      clearOwnKeys(tabStorage);
      return forgetUser(host, tabStorage);
    case 'forget-user':
      return forgetUser(host, tabStorage);
    case 'reload':
      return host.reload(effect.cause);
    case 'show-wallets':
      return showWallets(store, effect.wallets);
    case 'show-blocked':
      return notices.showBlocked();
    case 'hide-blocked':
      return notices.hideBlocked();
    case 'show-paused':
      return notices.showPaused();
    case 'hide-paused':
      return notices.hidePaused();
    case 'show-refused':
      return notices.showRefused();
    case 'hide-refused':
      return notices.hideRefused();
    case 'show-countdown':
      return notices.showCountdown(effect.seconds);
    case 'hide-countdown':
      return notices.hideCountdown();
    case 'reset-snackbars':
      return store.set(noticesAtom, []);
    case 'show-maintenance':
      return store.set(maintenanceStartedAtom, true);
    case 'hide-maintenance':
      return store.set(maintenanceStartedAtom, false);
    case 'logout':
      store.set(maintenanceStartedAtom, false);
      return host.logout();
  }
}

/** Whether the page before this one ended its session. Answers true once. */
export function takeEndedMark(tabStorage: KeyStorage): boolean {
  const ended = tabStorage.getItem(endedKey) !== null;
  if (ended) tabStorage.removeItem(endedKey);
  return ended;
}

function forgetUser({ queryClient, store }: ShellHost, tabStorage: KeyStorage): void {
  clearPersonalKeys(tabStorage);
  // Settings and the operator's texts belong to no user, so queries in flight for them go on.
  const isPersonal = ({ queryKey }: { queryKey: QueryKey }): boolean =>
    queryKey[0] !== 'settings' && queryKey[0] !== 'translations';
  queryClient.removeQueries({ predicate: isPersonal });
  forgetWallets(store);
  store.set(unreadAtom, 0);
  store.set(chosenWalletAtom, undefined);
  store.set(creditHiddenAtom, false);
}

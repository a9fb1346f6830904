import type { QueryKey } from '@tanstack/react-query';
import { formatsOf } from '@kvota/i18n';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react';
import { createElement } from 'react';

import { warn } from '../browser/report.ts';
import type { ShellHost } from '../host/create-host.ts';
import type { Stop } from '../browser/stop.ts';
import {
  blockedAtom,
  chosenWalletAtom,
  creditHiddenAtom,
  localeAtom,
  sessionAtom,
  unreadAtom,
  walletsAtom,
} from '../state/atoms.ts';
import { maintenanceStartedAtom } from '../state/dialogs.ts';
import { noticesAtom } from '../state/notices.ts';
import type { PageEvents } from '../browser/page-events.ts';
import type { KeyStorage } from '../browser/key-storage.ts';
import { clearOwnKeys, clearPersonalKeys, ownPrefix } from '../browser/own-keys.ts';
import type { Identity } from './identity.ts';
import { initialSession, sessionStep, type SessionEffect, type SessionEvent } from './session-machine.ts';
import { visitor, type Session } from '../state/session.ts';
import { readStoredUser, secondsLeft, sessionOf, storageKey, type StoredUser } from '../host/stored-user.ts';

/** A session event before it is given its time. */
export type UntimedSessionEvent = SessionEvent extends infer E
  ? E extends SessionEvent
    ? Omit<E, 'now'>
    : never
  : never;

export interface SessionService {
  readonly dispatch: (event: UntimedSessionEvent) => void;
  readonly token: () => Promise<string | undefined>;
  /** Takes over the user from storage. */
  readonly adopt: () => void;
  readonly stop: Stop;
}

/** What the session needs beside the host. */
export interface SessionDeps {
  readonly storage: KeyStorage;
  readonly tabStorage: KeyStorage;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly identity: () => Promise<Identity>;
  readonly authenticate: () => void;
  readonly window: PageEvents;
}

const blockedNotice = 'youAreBlocked';
const countdownNotice = 'maintenanceCountdown';
const endedNotice = 'sessionEnded';
/** Outlives the reload after a session that the identity provider ended. */
const endedKey = `${ownPrefix}sessionEnded`;
/** The seconds of the countdown that are told again; a voice that counts all of them would speak over everything. */
const toldAt: ReadonlySet<number> = new Set([60, 30, 10]);
/** A token this close to its end is not sent any more. */
const tooOld = 5;

/** Runs the session: reads the stored user, ticks, refreshes once for all tabs, and does what the machine decides. */
export function startSession(host: ShellHost, deps: SessionDeps): SessionService {
  const { store, config } = host;
  const key = storageKey(config);
  const read = (): StoredUser | undefined => readStoredUser(deps.storage.getItem(key), config.clientId);
  const storedSession = (): Session => {
    const user = read();
    return user ? sessionOf(user) : visitor;
  };
  let state = initialSession;
  let refreshing: Promise<void> | undefined;
  /** The token that the machine's state speaks of: another tab may have stored a newer one that this one has not heard of. */
  let known: string | undefined;

  const dispatch = (untimed: UntimedSessionEvent): void => {
    const event = { ...untimed, now: performance.now() } as SessionEvent; // a session event is exactly that
    const [next, effects] = sessionStep(state, event);
    state = next;
    if (store.get(sessionAtom) !== next.session) store.set(sessionAtom, next.session);
    if (store.get(blockedAtom) !== next.blocked) store.set(blockedAtom, next.blocked);
    for (const effect of effects) perform(effect);
  };

  const adopt = (elsewhere = false): void => {
    const user = read();
    known = user?.accessToken;
    // Whoever has logged in again, in whichever tab, is not asked to.
    if (user) host.dismiss(endedNotice);
    dispatch({
      type: 'user',
      elsewhere,
      session: user ? sessionOf(user) : visitor,
      seconds: user ? secondsLeft(user, Date.now()) : 0,
      hasIdToken: user?.hasIdToken ?? false,
    });
  };

  /** One tab refreshes; whoever gets the lock after it finds new tokens in the store and takes those. */
  async function refresh(): Promise<void> {
    const before = known;
    const work = async (): Promise<void> => {
      const stored = read();
      if (!stored || stored.accessToken !== before) return adopt(true);
      try {
        const identity = await deps.identity();
        await identity.refresh();
        // The new token may bring other roles.
        adopt();
        const user = read();
        dispatch({
          type: 'refreshed',
          seconds: user ? secondsLeft(user, Date.now()) : 0,
          hasIdToken: user?.hasIdToken ?? false,
        });
      } catch (error) {
        const refused = error instanceof Error && error.name === 'RefreshRefused';
        // A session that was ended is no fault: the player is told so.
        if (!refused) warn('The session was not refreshed', error);
        dispatch({ type: 'refresh-failed', refused });
      }
    };
    await (deps.locks ? deps.locks.request('kvota-refresh', work) : work());
  }

  function perform(effect: SessionEffect): void {
    switch (effect.kind) {
      case 'refresh':
        refreshing = refresh().finally(() => {
          refreshing = undefined;
        });
        return;
      case 'authenticate':
        return deps.authenticate();
      case 'clear-tokens':
        return deps.storage.removeItem(key);
      case 'tell-ended':
        return deps.tabStorage.setItem(endedKey, 'true');
      case 'show-ended':
        return showEnded();
      case 'reset-stores':
        clearOwnKeys(deps.tabStorage);
        return forgetUser();
      case 'forget-user':
        return forgetUser();
      case 'reload':
        return host.reload(effect.cause);
      case 'show-wallets':
        // Equal wallets leave the page alone; a ping comes every three seconds.
        if (JSON.stringify(store.get(walletsAtom)) !== JSON.stringify(effect.wallets))
          store.set(walletsAtom, effect.wallets);
        return;
      case 'show-blocked':
        host.notify({
          id: blockedNotice,
          tone: 'error',
          // It stays: an element follows the language of the page.
          text: createElement(
            Trans,
            msg({ id: 'youAreBlocked', message: 'Your account is blocked. Please contact support.' }),
          ),
        });
        return;
      case 'hide-blocked':
        return host.dismiss(blockedNotice);
      case 'show-countdown': {
        // The unit is part of the value: from a minute on the time says itself what it is.
        const { duration, countdown } = formatsOf(store.get(localeAtom));
        const seconds = effect.seconds < 60 ? duration(effect.seconds) : countdown(effect.seconds);
        host.notify({
          id: countdownNotice,
          tone: 'error',
          quiet: countdownShown() && !toldAt.has(effect.seconds),
          text: i18n._(msg({ id: 'maintenanceModeCountdown', message: `Maintenance starts in ${seconds}.` })),
        });
        return;
      }
      case 'hide-countdown':
        return host.dismiss(countdownNotice);
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

  function countdownShown(): boolean {
    return store.get(noticesAtom).some(({ id }) => id === countdownNotice);
  }

  /** It stays until it is closed: whoever comes back to the tab has to learn why the page is another. */
  function showEnded(): void {
    host.notify({
      id: endedNotice,
      tone: 'info',
      text: createElement(
        Trans,
        msg({ id: 'session.ended', message: 'Your session has ended. Log in again to go on.' }),
      ),
    });
  }

  function forgetUser(): void {
    clearPersonalKeys(deps.tabStorage);
    // Settings and the operator's texts are nobody's: those on their way are still wanted.
    const own = ({ queryKey }: { queryKey: QueryKey }): boolean =>
      queryKey[0] !== 'settings' && queryKey[0] !== 'translations';
    host.queryClient.removeQueries({ predicate: own });
    store.set(walletsAtom, []);
    store.set(unreadAtom, 0);
    store.set(chosenWalletAtom, undefined);
    store.set(creditHiddenAtom, false);
  }

  const onStorage = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    const stored = storedSession();
    const other =
      stored.status === 'signed-in' && state.session.status === 'signed-in' && stored.id !== state.session.id;
    if (other) dispatch({ type: 'compare', stored });
    else adopt(true);
  };
  // Whatever else takes the countdown away has ended it in the state before.
  let told = false;
  const onNotices = (): void => {
    const before = told;
    told = countdownShown();
    if (before && !told) dispatch({ type: 'countdown-closed' });
  };
  const onFocus = (): void => dispatch({ type: 'compare', stored: storedSession() });

  const unfollow = store.sub(noticesAtom, onNotices);
  adopt();
  if (deps.tabStorage.getItem(endedKey) !== null) {
    deps.tabStorage.removeItem(endedKey);
    showEnded();
  }
  deps.window.addEventListener('storage', onStorage);
  deps.window.addEventListener('focus', onFocus);
  const ticking = setInterval(() => dispatch({ type: 'tick' }), 1000);
  dispatch({ type: 'tick' });

  return {
    dispatch,
    adopt: () => adopt(),
    async token() {
      const { token } = state;
      if (token.status !== 'none' && token.until - performance.now() < tooOld * 1000) {
        if (token.status === 'valid') dispatch({ type: 'unauthorized' });
        await refreshing;
      }
      return read()?.accessToken;
    },
    stop() {
      clearInterval(ticking);
      unfollow();
      deps.window.removeEventListener('storage', onStorage);
      deps.window.removeEventListener('focus', onFocus);
    },
  };
}

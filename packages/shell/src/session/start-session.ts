import type { KeyStorage } from '../browser/storage/key-storage.ts';
import type { PageEvents } from '../browser/page-events.ts';
import type { Stop } from '../browser/stop.ts';
import type { ShellHost } from '../host/create-host.ts';
import { readStoredUser, secondsLeft, sessionOf, storageKey, type StoredUser } from '../host/stored-user.ts';
import { blockedAtom, sessionAtom } from '../state/atoms.ts';
import { noticesAtom } from '../state/notices.ts';
import { userIdOf, visitor, type Session } from '../state/session.ts';
import type { Identity } from './identity.ts';
import { refreshUser } from './refresh-user.ts';
import { performSessionEffect, takeEndedMark } from './session-effects.ts';
import { initialSession, sessionTransition, type SessionEvent } from './session-machine.ts';
import { createSessionNotices, type SessionNotices } from './session-notices.ts';

export interface SessionService {
  readonly dispatch: (event: SessionEvent) => void;
  /** Resolves to a token that is good for a call, or undefined for a visitor. Waits for a refresh under way. */
  readonly token: () => Promise<string | undefined>;
  /** Takes over the stored user. */
  readonly adopt: () => void;
  /** Ignores events while the browser leaves to sign out. The next adopted user ends it. */
  readonly leave: () => void;
  readonly stop: Stop;
}

export interface SessionDeps {
  readonly storage: KeyStorage;
  readonly tabStorage: KeyStorage;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly identity: () => Promise<Identity>;
  readonly authenticate: () => void;
  readonly window: PageEvents;
}

/** Milliseconds: a token with less left is refreshed before it is sent. */
const minRemaining = 5000;
/** Milliseconds that the browser has to leave for the identity provider. */
const leavingTime = 10_000;

/** Runs the session machine: feeds it the stored user, the clock and the window, and performs its effects. */
export function startSession(host: ShellHost, deps: SessionDeps): SessionService {
  const { store, config } = host;
  const { storage, tabStorage, locks, identity, authenticate, window } = deps;
  const key = storageKey(config);
  const notices = createSessionNotices(host);
  const readUser = (): StoredUser | undefined => readStoredUser(storage.getItem(key), config.clientId);
  const readSession = (): Session => {
    const user = readUser();
    return user ? sessionOf(user) : visitor;
  };
  const lifetime = (user: StoredUser | undefined) => ({
    seconds: user ? secondsLeft(user, Date.now()) : 0,
    hasIdToken: user?.hasIdToken ?? false,
  });

  let state = initialSession;
  let refreshing: Promise<void> | undefined;
  /** The token that `state` is about. Another tab may have stored a newer one in the meantime. */
  let adopted: string | undefined;

  let leavingUntil = 0;
  const dispatch = (event: SessionEvent): void => {
    if (performance.now() < leavingUntil && event.type !== 'user') return;
    const [next, effects] = sessionTransition(state, event, { now: performance.now() });
    state = next;
    store.set(sessionAtom, next.session);
    store.set(blockedAtom, next.blocked);
    for (const effect of effects) performSessionEffect(effect, effectDeps);
  };
  const adopt = (elsewhere = false): void => {
    leavingUntil = 0;
    const user = readUser();
    adopted = user?.accessToken;
    // After another sign-in, in whichever tab, the hint to sign in is wrong.
    if (user) notices.hideEnded();
    dispatch({ type: 'user', elsewhere, session: user ? sessionOf(user) : visitor, ...lifetime(user) });
  };
  const refresh = async (): Promise<void> => {
    const before = adopted;
    const isCurrent = (): boolean => before !== undefined && readUser()?.accessToken === before;
    const outcome = await refreshUser({ locks, identity, isCurrent });
    switch (outcome) {
      case 'superseded':
        return adopt(true);
      case 'refreshed':
        // The new token may have other roles.
        adopt();
        return dispatch({ type: 'refreshed', ...lifetime(readUser()) });
      case 'refused':
      case 'failed':
        return dispatch({ type: 'refresh-failed', refused: outcome === 'refused' });
    }
  };
  const effectDeps = {
    host,
    notices,
    tabStorage,
    authenticate,
    refresh: () => {
      refreshing = refresh().finally(() => {
        refreshing = undefined;
      });
    },
    clearTokens: () => storage.removeItem(key),
  };

  adopt();
  if (takeEndedMark(tabStorage)) notices.showEnded();
  const stops = [
    followStorage({ key, window, readSession, ownSession: () => state.session, dispatch, adopt: () => adopt(true) }),
    reportClosedCountdown(host, notices, dispatch),
    tickEverySecond(dispatch),
  ];

  return {
    dispatch,
    adopt: () => adopt(),
    leave: () => {
      leavingUntil = performance.now() + leavingTime;
    },
    async token() {
      const { token } = state;
      if (token.status !== 'none' && token.until - performance.now() < minRemaining) {
        if (token.status === 'valid') dispatch({ type: 'expiring' });
        await refreshing;
      }
      return readUser()?.accessToken;
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}

type Dispatch = SessionService['dispatch'];

interface StorageFollower {
  readonly key: string;
  readonly window: PageEvents;
  readonly readSession: () => Session;
  readonly ownSession: () => Session;
  readonly dispatch: Dispatch;
  readonly adopt: () => void;
}

/** Follows sign-ins and sign-outs in other tabs: at once by the storage, and again if this tab gets the focus. */
function followStorage({ key, window, readSession, ownSession, dispatch, adopt }: StorageFollower): Stop {
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    const stored = readSession();
    const [storedId, ownId] = [userIdOf(stored), userIdOf(ownSession())];
    if (storedId !== undefined && ownId !== undefined && storedId !== ownId) dispatch({ type: 'compare', stored });
    else adopt();
  };
  const onFocus = (): void => dispatch({ type: 'compare', stored: readSession() });
  window.addEventListener('storage', onStorage);
  window.addEventListener('focus', onFocus);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('focus', onFocus);
  };
}

/** Reports to the machine that the countdown is gone. It ignores that unless it still counts: then the player closed it. */
function reportClosedCountdown({ store }: ShellHost, notices: SessionNotices, dispatch: Dispatch): Stop {
  let shown = notices.isCountdownShown();
  return store.sub(noticesAtom, () => {
    const before = shown;
    shown = notices.isCountdownShown();
    if (before && !shown) dispatch({ type: 'countdown-closed' });
  });
}

/** Ticks now and every second. */
function tickEverySecond(dispatch: Dispatch): Stop {
  dispatch({ type: 'tick' });
  const ticking = setInterval(() => dispatch({ type: 'tick' }), 1000);
  return () => clearInterval(ticking);
}

import { maintenanceExemptRole, type Wallet } from '@kvota/contracts';

import type { ReloadCause } from '../reload/reload-record.ts';
import { hasRole, type Session } from '../state/session.ts';

/** A token with less than this left is refreshed (SES-07). */
export const refreshBelow = 60_000;
/** How long after a refresh that found nobody at the other end the next one is tried. */
export const refreshRetry = 3000;
/** From the start of maintenance to the logout (SES-17). */
export const logoutDelay = 10_000;
/** A ping that says 0 this close to the local zero has reached it; earlier it withdraws the maintenance (OP-43). */
const nearZero = 4000;
/** In the last minute a countdown that was closed comes back, once. */
const lastMinute = 60;

/** The token in use. Times are milliseconds of a monotonic clock, so that a changed wall clock changes nothing. */
export type Token =
  | { readonly status: 'none' }
  | { readonly status: 'valid'; readonly until: number; readonly hasIdToken: boolean; readonly retryAt: number }
  | { readonly status: 'refreshing'; readonly until: number; readonly hasIdToken: boolean };

export type Maintenance =
  | { readonly status: 'none' }
  | {
      readonly status: 'counting';
      readonly zeroAt: number;
      readonly shown: number;
      /** The second at which the player closed the message. */
      readonly closedAt?: number;
    }
  | { readonly status: 'started'; readonly at: number };

export interface SessionState {
  readonly session: Session;
  readonly token: Token;
  readonly blocked: boolean;
  readonly maintenance: Maintenance;
  /** The roles for which a new token was asked, so that a token that never gets them is not asked for again and again. */
  readonly rolesAsked?: string;
}

/** Milliseconds of the monotonic clock. */
interface At {
  readonly now: number;
}

export type SessionEvent =
  /** A user from storage: on start, after sign-in, after a refresh here or in another tab. */
  | (At & {
      readonly type: 'user';
      readonly session: Session;
      readonly seconds: number;
      readonly hasIdToken: boolean;
      /** It was not done in this tab, so that whoever is signed out has to be told. */
      readonly elsewhere?: boolean;
    })
  | (At & { readonly type: 'refreshed'; readonly seconds: number; readonly hasIdToken: boolean })
  /** `refused`: the identity provider said no. Otherwise it could not be reached. */
  | (At & { readonly type: 'refresh-failed'; readonly refused: boolean })
  | (At & { readonly type: 'tick' })
  | (At & {
      readonly type: 'ping';
      readonly blocked: boolean;
      readonly wallets: readonly Wallet[];
      readonly timeLeft: number;
      /** The roles of now, where the platform tells them. */
      readonly roles?: readonly string[] | undefined;
    })
  /** The player closed the message that counts down. */
  | (At & { readonly type: 'countdown-closed' })
  /** Ping, or another call, was answered with 401, or ping with 403. */
  | (At & { readonly type: 'unauthorized' })
  /** The window has the focus again, or another tab changed the stored user: who is signed in there (SES-11, SES-12). */
  | (At & { readonly type: 'compare'; readonly stored: Session });

export type SessionEffect =
  | { readonly kind: 'refresh' }
  | { readonly kind: 'authenticate' }
  | { readonly kind: 'clear-tokens' }
  /** The page that comes next says that the session has ended. */
  | { readonly kind: 'tell-ended' }
  /** This page says it. */
  | { readonly kind: 'show-ended' }
  /** Everything this tab knows goes, its slip too: somebody else is here now. */
  | { readonly kind: 'reset-stores' }
  /** What belonged to the user goes; what a visitor may have stays. */
  | { readonly kind: 'forget-user' }
  | { readonly kind: 'reload'; readonly cause: ReloadCause }
  | { readonly kind: 'show-wallets'; readonly wallets: readonly Wallet[] }
  | { readonly kind: 'show-blocked' }
  | { readonly kind: 'hide-blocked' }
  | { readonly kind: 'show-countdown'; readonly seconds: number }
  | { readonly kind: 'hide-countdown' }
  | { readonly kind: 'reset-snackbars' }
  | { readonly kind: 'show-maintenance' }
  | { readonly kind: 'hide-maintenance' }
  | { readonly kind: 'logout' };

export type Step = readonly [SessionState, readonly SessionEffect[]];

/** Nobody signed in, nothing known. */
export const initialSession: SessionState = {
  session: { status: 'visitor' },
  token: { status: 'none' },
  blocked: false,
  maintenance: { status: 'none' },
};

/** What a session does with an event: sign-in, refresh, blocked, maintenance (SES-05 … SES-19). */
export function sessionStep(state: SessionState, event: SessionEvent): Step {
  switch (event.type) {
    case 'user':
      return adopt(state, event);
    case 'refreshed': {
      if (state.token.status === 'none') return [state, []];
      return [{ ...state, token: valid(event) }, [{ kind: 'authenticate' }]];
    }
    case 'refresh-failed':
      return refreshFailed(state, event);
    case 'tick':
      return tick(state, event.now);
    case 'ping':
      return ping(state, event);
    case 'countdown-closed': {
      const { maintenance } = state;
      if (maintenance.status !== 'counting') return [state, []];
      return [{ ...state, maintenance: { ...maintenance, closedAt: maintenance.shown } }, []];
    }
    case 'unauthorized':
      return startRefresh(state);
    case 'compare':
      return compare(state, event.stored);
  }
}

/** Another tab signed in, out or in as somebody else. Whoever is a visitor here now is told so: nothing was done in this tab. */
function compare(state: SessionState, stored: Session): Step {
  if (sameUser(state.session, stored)) return [state, []];
  const told: readonly SessionEffect[] = stored.status === 'visitor' ? [{ kind: 'tell-ended' }] : [];
  return [state, [{ kind: 'reset-stores' }, ...told, { kind: 'reload', cause: 'session-changed' }]];
}

function valid(event: At & { readonly seconds: number; readonly hasIdToken: boolean }): Token {
  return {
    status: 'valid',
    until: event.now + event.seconds * 1000,
    hasIdToken: event.hasIdToken,
    retryAt: event.now,
  };
}

function adopt(state: SessionState, event: Extract<SessionEvent, { type: 'user' }>): Step {
  if (event.session.status === 'visitor') {
    if (state.session.status === 'visitor') return [state, []];
    const told: readonly SessionEffect[] = event.elsewhere ? [{ kind: 'show-ended' }] : [];
    return [initialSession, [...clearMessages(state), { kind: 'forget-user' }, { kind: 'authenticate' }, ...told]];
  }
  // The same user again is the same value: whoever follows the session hears of changes alone.
  const known = JSON.stringify(state.session) === JSON.stringify(event.session);
  const session = known ? state.session : event.session;
  const token = valid(event);
  if (sameUser(state.session, event.session)) return [{ ...state, session, token }, []];
  const next: SessionState = { ...initialSession, session, token };
  if (state.session.status === 'visitor') return [next, [{ kind: 'authenticate' }]];
  // Somebody else signed in without the one before having left: nothing of the other may stay (SES-12).
  const leaving = [...clearMessages(state), { kind: 'reset-stores' }, { kind: 'authenticate' }] as const;
  return [next, [...leaving, { kind: 'reload', cause: 'session-changed' }]];
}

function clearMessages(state: SessionState): SessionEffect[] {
  return [
    ...(state.blocked ? [{ kind: 'hide-blocked' } as const] : []),
    ...(state.maintenance.status === 'counting' ? [{ kind: 'hide-countdown' } as const] : []),
    ...(state.maintenance.status === 'started' ? [{ kind: 'hide-maintenance' } as const] : []),
  ];
}

function startRefresh(state: SessionState): Step {
  const { token } = state;
  if (token.status !== 'valid') return [state, []];
  const refreshing: Token = { status: 'refreshing', until: token.until, hasIdToken: token.hasIdToken };
  return [{ ...state, token: refreshing }, [{ kind: 'refresh' }]];
}

function refreshFailed(state: SessionState, event: Extract<SessionEvent, { type: 'refresh-failed' }>): Step {
  const { token } = state;
  if (token.status === 'none') return [state, []];
  if (event.refused) {
    // The tokens go first, or the reloaded page would fail in the same way again (OP-47).
    return [
      { ...initialSession },
      [
        ...clearMessages(state),
        { kind: 'clear-tokens' },
        { kind: 'tell-ended' },
        { kind: 'reload', cause: 'refresh-failed' },
      ],
    ];
  }
  // Nobody answered: a platform that is away for a moment must not sign everyone out.
  const { until, hasIdToken } = token;
  return [{ ...state, token: { status: 'valid', until, hasIdToken, retryAt: event.now + refreshRetry } }, []];
}

function tick(state: SessionState, now: number): Step {
  const [afterToken, refresh] = needsRefresh(state.token, now) ? startRefresh(state) : [state, []];
  const [next, effects] = maintain(afterToken, now);
  return [next, [...refresh, ...effects]];
}

function needsRefresh(token: Token, now: number): boolean {
  return token.status === 'valid' && token.until - now < refreshBelow && now >= token.retryAt;
}

function maintain(state: SessionState, now: number): Step {
  const { maintenance } = state;
  if (maintenance.status === 'counting') {
    if (now >= maintenance.zeroAt) return start(state, now);
    return count(state, { ...maintenance, shown: Math.ceil((maintenance.zeroAt - now) / 1000) });
  }
  if (maintenance.status === 'started' && now >= maintenance.at + logoutDelay) {
    const over: SessionState = { ...state, maintenance: { status: 'none' } };
    if (hasRole(state.session, maintenanceExemptRole)) return [over, [{ kind: 'hide-maintenance' }]];
    const withIdToken = state.token.status !== 'none' && state.token.hasIdToken;
    return [over, [withIdToken ? { kind: 'logout' } : { kind: 'reload', cause: 'maintenance' }]];
  }
  return [state, []];
}

/** Counts on, and tells each second once: not after the player closed the message, unless that was before the last minute. */
function count(state: SessionState, counting: Extract<Maintenance, { status: 'counting' }>): Step {
  const { maintenance } = state;
  const { shown, closedAt } = counting;
  const known = maintenance.status === 'counting' && maintenance.shown === shown;
  const silent = closedAt !== undefined && (shown > lastMinute || closedAt <= lastMinute);
  return [{ ...state, maintenance: counting }, known || silent ? [] : [{ kind: 'show-countdown', seconds: shown }]];
}

function start(state: SessionState, now: number): Step {
  return [
    { ...state, maintenance: { status: 'started', at: now } },
    [{ kind: 'reset-snackbars' }, { kind: 'show-maintenance' }],
  ];
}

function ping(state: SessionState, event: Extract<SessionEvent, { type: 'ping' }>): Step {
  if (state.session.status === 'visitor') return [state, []];
  const effects: SessionEffect[] = [{ kind: 'show-wallets', wallets: event.wallets }];
  if (event.blocked && !state.blocked) effects.push({ kind: 'show-blocked' });
  if (!event.blocked && state.blocked) effects.push({ kind: 'hide-blocked' });
  const [renewed, refresh] = renewRoles({ ...state, blocked: event.blocked }, event.roles);
  const [next, more] = announce(renewed, event.timeLeft, event.now);
  return [next, [...effects, ...refresh, ...more]];
}

/** Roles change with the token: one that says otherwise than the platform is renewed, once for each change (ROLE-01). */
function renewRoles(state: SessionState, roles: readonly string[] | undefined): Step {
  if (roles === undefined || state.session.status === 'visitor') return [state, []];
  const [told, held] = [roles, state.session.roles].map((list) => list.toSorted().join());
  if (told === undefined || told === held || told === state.rolesAsked) return [state, []];
  return startRefresh({ ...state, rolesAsked: told });
}

/** What a ping says about maintenance: 0 is the usual state, and starts maintenance only where a countdown ran (OP-43). */
function announce(state: SessionState, timeLeft: number, now: number): Step {
  const { maintenance } = state;
  if (maintenance.status === 'started') return [state, []];
  if (timeLeft > 0) {
    const zeroAt = now + timeLeft * 1000;
    const counting = { status: 'counting', zeroAt, shown: Math.ceil(timeLeft) } as const;
    // One that is moved by more than a minute is a new one: it is told to those too who closed the one before.
    const same = maintenance.status === 'counting' && Math.abs(zeroAt - maintenance.zeroAt) <= lastMinute * 1000;
    return count(state, same ? { ...maintenance, ...counting } : counting);
  }
  if (maintenance.status === 'none') return [state, []];
  if (maintenance.zeroAt - now <= nearZero) return start(state, now);
  return [{ ...state, maintenance: { status: 'none' } }, [{ kind: 'hide-countdown' }]];
}

function sameUser(a: Session, b: Session): boolean {
  if (a.status === 'visitor' || b.status === 'visitor') return a.status === b.status;
  return a.id === b.id && a.username === b.username;
}

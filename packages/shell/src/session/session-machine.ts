import { maintenanceExemptRole, type Wallet } from '@kvota/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';

import type { ReloadCause } from '../reload/reload-record.ts';
import { hasRole, isSameUser, visitor, type Session } from '../state/session.ts';
import {
  maintenanceTransition,
  type Maintenance,
  type MaintenanceEffect,
  type MaintenanceEvent,
} from './maintenance-machine.ts';
import { accepted, noRefusals, refused as refusedAgain, type Refusals } from './refusals.ts';
import { tokenTransition, type Token, type TokenEffect, type TokenEvent } from './token-machine.ts';

/** The session of a tab: the user, and two machines side by side, token and maintenance. */
export interface SessionState {
  readonly session: Session;
  readonly token: Token;
  readonly blocked: boolean;
  readonly maintenance: Maintenance;
  /** True while the page states that betting is paused: it came when maintenance had begun (OP-43). */
  readonly paused: boolean;
  readonly refusals: Refusals;
  /** The roles for which a refresh was requested. If the new token lacks them too, there is no second request. */
  readonly requestedRoles?: string;
}

export type SessionEvent =
  /** The stored user: on start, after sign-in, and after a refresh in this or another tab. */
  | {
      readonly type: 'user';
      readonly session: Session;
      readonly seconds: number;
      readonly hasIdToken: boolean;
      /** Set if another tab caused it: a user who is signed out that way needs an explanation. */
      readonly elsewhere?: boolean;
    }
  /** The window got the focus, or another tab changed the stored user (SES-11, SES-12). */
  | { readonly type: 'compare'; readonly stored: Session }
  | {
      readonly type: 'ping';
      readonly blocked: boolean;
      readonly wallets: readonly Wallet[];
      readonly timeLeft: number;
      readonly begun: boolean;
      /** The user's current roles, if the platform sends them. */
      readonly roles?: readonly string[] | undefined;
    }
  /** The session ends if the identity provider refused; otherwise it could not be reached. */
  | { readonly type: 'refresh-failed'; readonly refused: boolean }
  /** The token ends before a call could use it. */
  | { readonly type: 'expiring' }
  | Extract<TokenEvent, { type: 'refreshed' | 'unauthorized' }>
  | Extract<MaintenanceEvent, { type: 'tick' | 'countdown-closed' }>;

export type SessionEffect =
  | TokenEffect
  | MaintenanceEffect
  | { readonly type: 'clear-tokens' }
  /** Makes the next page explain that the session has ended. */
  | { readonly type: 'remember-ended' }
  /** Explains it on this page. */
  | { readonly type: 'show-ended' }
  /** Removes everything that this tab has stored, the slip included, because another user is here now. */
  | { readonly type: 'reset-stores' }
  /** Removes what belongs to the user and keeps what a visitor may have. */
  | { readonly type: 'forget-user' }
  | { readonly type: 'reload'; readonly cause: ReloadCause }
  | { readonly type: 'show-wallets'; readonly wallets: readonly Wallet[] }
  | { readonly type: 'show-blocked' | 'hide-blocked' }
  /** States that betting is paused for maintenance, and nothing more: the player may look around. */
  | { readonly type: 'show-paused' | 'hide-paused' }
  /** Explains that the platform does not accept the session (SES-23). */
  | { readonly type: 'show-refused' | 'hide-refused' };

/** Milliseconds of a monotonic clock. */
export interface SessionEnv {
  readonly now: number;
}

type Step = readonly [SessionState, readonly SessionEffect[]];

/** The state of a visitor. */
export const initialSession: SessionState = {
  session: visitor,
  token: { status: 'none' },
  blocked: false,
  maintenance: { status: 'none' },
  paused: false,
  refusals: noRefusals,
};

/** Decides what an event changes: sign-in, refresh, blocking, maintenance (SES-05 … SES-19). SPEC.md has the tables. */
export function sessionTransition(state: SessionState, event: SessionEvent, env: SessionEnv): Step {
  switch (event.type) {
    case 'user':
      return event.session.status === 'visitor' ? signedOut(state, event) : signedIn(state, event, env);
    case 'compare':
      return compare(state, event.stored);
    case 'ping':
      return ping(state, event, env);
    case 'tick': {
      const [afterToken, refresh] = withToken(state, event, env);
      const [next, effects] = withMaintenance(afterToken, event, env);
      return [next, [...refresh, ...effects]];
    }
    case 'countdown-closed':
      return withMaintenance(state, event, env);
    case 'refresh-failed':
      return event.refused ? refused(state) : withToken(state, { type: 'refresh-failed' }, env);
    case 'refreshed':
      return withToken(state, event, env);
    case 'expiring':
      return withToken(state, { type: 'unauthorized' }, env);
    case 'unauthorized':
      return unauthorized(state, env);
  }
}

function withToken(state: SessionState, event: TokenEvent, env: SessionEnv): Step {
  const [token, effects] = tokenTransition(state.token, event, env);
  return [{ ...state, token }, effects];
}

/** A refusal while a refresh is under way is about the old token. */
function unauthorized(state: SessionState, env: SessionEnv): Step {
  if (state.token.status !== 'valid') return [state, []];
  const [refusals, answer] = refusedAgain(state.refusals, env.now);
  const next = { ...state, refusals };
  switch (answer) {
    case 'none':
      return [next, []];
    case 'show':
      return [next, [{ type: 'show-refused' }]];
    case 'refresh':
      return withToken(next, { type: 'unauthorized' }, env);
  }
}

function withMaintenance(state: SessionState, event: MaintenanceEvent, { now }: SessionEnv): Step {
  const exempt = hasRole(state.session, maintenanceExemptRole);
  const hasIdToken = state.token.status !== 'none' && state.token.hasIdToken;
  const [maintenance, effects] = maintenanceTransition(state.maintenance, event, { now, exempt, hasIdToken });
  return [{ ...state, maintenance }, effects];
}

type UserEvent = Extract<SessionEvent, { type: 'user' }>;

function signedOut(state: SessionState, { elsewhere }: UserEvent): Step {
  if (state.session.status === 'visitor') return [state, []];
  const explained: readonly SessionEffect[] = elsewhere ? [{ type: 'show-ended' }] : [];
  return [initialSession, [...clearMessages(state), { type: 'forget-user' }, { type: 'authenticate' }, ...explained]];
}

function signedIn(state: SessionState, event: UserEvent, env: SessionEnv): Step {
  const [token] = tokenTransition(state.token, { ...event, type: 'stored' }, env);
  if (isSameUser(state.session, event.session)) {
    // An equal session keeps its identity, so that subscribers are notified of changes only.
    return [{ ...state, session: replaceEqualDeep(state.session, event.session), token }, []];
  }
  const next: SessionState = { ...initialSession, session: event.session, token };
  if (state.session.status === 'visitor') return [next, [{ type: 'authenticate' }]];
  // Another user signed in without a sign-out in between: nothing of the first may stay (SES-12).
  const leaving = [...clearMessages(state), { type: 'reset-stores' }, { type: 'authenticate' }] as const;
  return [next, [...leaving, { type: 'reload', cause: 'session-changed' }]];
}

/** Reloads the page if another tab signed in, out, or in as another user. A user who is a visitor now gets an explanation. */
function compare(state: SessionState, stored: Session): Step {
  if (isSameUser(state.session, stored)) return [state, []];
  const explained: readonly SessionEffect[] = stored.status === 'visitor' ? [{ type: 'remember-ended' }] : [];
  return [state, [{ type: 'reset-stores' }, ...explained, { type: 'reload', cause: 'session-changed' }]];
}

/** Ends the session. The tokens go first, or the reloaded page would fail in the same way (OP-47). */
function refused(state: SessionState): Step {
  if (state.token.status === 'none') return [state, []];
  return [
    initialSession,
    [
      ...clearMessages(state),
      { type: 'clear-tokens' },
      { type: 'remember-ended' },
      { type: 'reload', cause: 'refresh-failed' },
    ],
  ];
}

function clearMessages(state: SessionState): SessionEffect[] {
  return [
    ...(state.blocked ? [{ type: 'hide-blocked' } as const] : []),
    ...(state.refusals.shown ? [{ type: 'hide-refused' } as const] : []),
    ...(state.paused ? [{ type: 'hide-paused' } as const] : []),
    ...(state.maintenance.status === 'counting' ? [{ type: 'hide-countdown' } as const] : []),
    ...(state.maintenance.status === 'started' ? [{ type: 'hide-maintenance' } as const] : []),
  ];
}

function ping(state: SessionState, event: Extract<SessionEvent, { type: 'ping' }>, env: SessionEnv): Step {
  if (state.session.status === 'visitor') return [state, []];
  const { blocked, wallets, roles } = event;
  const effects: SessionEffect[] = [{ type: 'show-wallets', wallets }];
  if (blocked !== state.blocked) effects.push({ type: blocked ? 'show-blocked' : 'hide-blocked' });
  if (state.refusals.shown) effects.push({ type: 'hide-refused' });
  const refusals = accepted(state.refusals, env.now);
  const [renewed, refresh] = refreshForRoles({ ...state, blocked, refusals }, roles, env);
  const [next, more] = withMaintenance(renewed, event, env);
  const [stated, pause] = withPause(next, event.begun);
  return [stated, [...effects, ...refresh, ...more, ...pause]];
}

/** A player who saw the countdown gets the dialog and is signed out; exempt roles go on betting (OP-43, OP-46). */
function withPause(state: SessionState, begun: boolean): Step {
  const paused = begun && state.maintenance.status === 'none' && !hasRole(state.session, maintenanceExemptRole);
  return [{ ...state, paused }, paused === state.paused ? [] : [{ type: paused ? 'show-paused' : 'hide-paused' }]];
}

/** Refreshes the token if the platform has other roles for the user than it, once for each change (ROLE-01). */
function refreshForRoles(state: SessionState, roles: readonly string[] | undefined, env: SessionEnv): Step {
  if (roles === undefined || state.session.status === 'visitor') return [state, []];
  const [current, held] = [roles, state.session.roles].map((list) => list.toSorted().join());
  if (current === undefined || current === held || current === state.requestedRoles) return [state, []];
  return withToken({ ...state, requestedRoles: current }, { type: 'unauthorized' }, env);
}

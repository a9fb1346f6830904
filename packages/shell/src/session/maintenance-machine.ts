/** Milliseconds from the start of maintenance to the logout (SES-17). */
export const logoutDelay = 10_000;
/** A ping with no time left means that maintenance starts if the local zero is this close; earlier it withdraws it (OP-43). */
const nearZero = 4000;
/** Below this many seconds a countdown that was closed is shown once more. */
const lastMinute = 60;

export type Maintenance =
  | { readonly status: 'none' }
  | {
      readonly status: 'counting';
      /** Instant of the monotonic clock at which maintenance starts. */
      readonly zeroAt: number;
      /** The seconds on screen. */
      readonly shown: number;
      /** The seconds that were on screen when the player closed the countdown. */
      readonly closedAt?: number;
    }
  | { readonly status: 'started'; readonly at: number };

type Counting = Extract<Maintenance, { status: 'counting' }>;

export type MaintenanceEvent =
  /** Seconds until maintenance; 0 is the usual answer and means that none is planned (OP-43). */
  | { readonly type: 'ping'; readonly timeLeft: number }
  | { readonly type: 'tick' }
  | { readonly type: 'countdown-closed' };

export type MaintenanceEffect =
  | { readonly type: 'show-countdown'; readonly seconds: number }
  | { readonly type: 'hide-countdown' | 'reset-snackbars' | 'show-maintenance' | 'hide-maintenance' | 'logout' }
  | { readonly type: 'reload'; readonly cause: 'maintenance' };

export interface MaintenanceEnv {
  readonly now: number;
  /** Whether the user's role keeps him signed in during maintenance (OP-46). */
  readonly exempt: boolean;
  readonly hasIdToken: boolean;
}

type Step = readonly [Maintenance, readonly MaintenanceEffect[]];

/** Counts down to maintenance and ends the session 10 s after it started. SPEC.md has the table. */
export function maintenanceTransition(state: Maintenance, event: MaintenanceEvent, env: MaintenanceEnv): Step {
  const { now } = env;
  switch (state.status) {
    case 'none':
      return event.type === 'ping' && event.timeLeft > 0 ? count(state, countdown(event.timeLeft, now)) : [state, []];
    case 'counting':
      switch (event.type) {
        case 'tick':
          if (now >= state.zeroAt) return start(now);
          return count(state, { ...state, shown: Math.ceil((state.zeroAt - now) / 1000) });
        case 'ping':
          if (event.timeLeft > 0) return count(state, adjust(state, countdown(event.timeLeft, now)));
          return state.zeroAt - now <= nearZero ? start(now) : [{ status: 'none' }, [{ type: 'hide-countdown' }]];
        case 'countdown-closed':
          return [{ ...state, closedAt: state.shown }, []];
      }
    case 'started':
      if (event.type !== 'tick' || now < state.at + logoutDelay) return [state, []];
      return [{ status: 'none' }, [endingOf(env)]];
  }
}

function countdown(seconds: number, now: number): Counting {
  return { status: 'counting', zeroAt: now + seconds * 1000, shown: Math.ceil(seconds) };
}

/** A countdown that moved by more than a minute is a new one, so it is shown even if the player closed the last one. */
function adjust(state: Counting, next: Counting): Counting {
  return Math.abs(next.zeroAt - state.zeroAt) <= lastMinute * 1000 ? { ...state, ...next } : next;
}

/** Shows each second once. A closed countdown stays hidden until the last minute, and for good if it is closed there. */
function count(before: Maintenance, counting: Counting): Step {
  const { shown, closedAt } = counting;
  const unchanged = before.status === 'counting' && before.shown === shown;
  const hidden = closedAt !== undefined && (shown > lastMinute || closedAt <= lastMinute);
  return [counting, unchanged || hidden ? [] : [{ type: 'show-countdown', seconds: shown }]];
}

function start(now: number): Step {
  return [{ status: 'started', at: now }, [{ type: 'reset-snackbars' }, { type: 'show-maintenance' }]];
}

/** Without an id token there is no logout at the identity provider: the page reloads instead (SES-18). */
function endingOf({ exempt, hasIdToken }: MaintenanceEnv): MaintenanceEffect {
  if (exempt) return { type: 'hide-maintenance' };
  return hasIdToken ? { type: 'logout' } : { type: 'reload', cause: 'maintenance' };
}

/** Milliseconds after the network came back until the sockets are checked (NET-07). */
export const firstCheck = 200;
/** Milliseconds that a connecting socket gets, so that a slow phone is not reloaded for being slow. */
export const connectTimeout = 5000;

export interface Connectivity {
  /** The state of the network as the browser reports it. */
  readonly status: 'online' | 'offline';
  readonly sockets: 'up' | 'connecting' | 'down';
  /**
   * Why a reload may become due, and since when on a monotonic clock: since the network came back, or since the last
   * request for a reload. A mere disconnect reconnects and is no cause (NET-09).
   */
  readonly trouble: { readonly cause: 'connect-error' | 'not-connected'; readonly since: number } | undefined;
  /** When a reload was last requested, on the same clock. */
  readonly askedAt: number | undefined;
}

export type ConnectivityEvent =
  | { readonly type: 'online' | 'offline' | 'focus' | 'tick' | 'connect-error' }
  | { readonly type: 'sockets'; readonly sockets: Connectivity['sockets'] };

export type ConnectivityEffect =
  | { readonly type: 'open-dialog' | 'close-dialog' | 'reconnect' }
  | { readonly type: 'reload'; readonly cause: 'connect-error' | 'not-connected' };

export interface ConnectivityEnv {
  /** Milliseconds of a monotonic clock. */
  readonly now: number;
}

type Step = readonly [Connectivity, readonly ConnectivityEffect[]];

/** The state of a page whose sockets have not connected yet. */
export const initialConnectivity = (status: Connectivity['status']): Connectivity => ({
  status,
  sockets: 'connecting',
  trouble: undefined,
  askedAt: undefined,
});

/** Decides what network, focus and sockets lead to (NET-01 … NET-03, NET-07, NET-08, OP-48). SPEC.md has the table. */
export function connectivityTransition(state: Connectivity, event: ConnectivityEvent, { now }: ConnectivityEnv): Step {
  if (event.type === 'sockets') {
    const { sockets } = event;
    return [{ ...state, sockets, trouble: sockets === 'up' ? undefined : state.trouble }, []];
  }
  switch (state.status) {
    case 'offline': {
      if (event.type !== 'online') return [state, []];
      const trouble = state.sockets === 'up' ? undefined : ({ cause: 'not-connected', since: now } as const);
      return [{ ...state, status: 'online', trouble }, [{ type: 'close-dialog' }, { type: 'reconnect' }]];
    }
    case 'online':
      switch (event.type) {
        case 'online':
          return [state, []];
        case 'offline':
          return [{ ...state, status: 'offline', trouble: undefined }, [{ type: 'open-dialog' }]];
        case 'focus':
          return [state, [{ type: 'reconnect' }]];
        case 'connect-error':
          return refused(state, now);
        case 'tick':
          return check(state, now);
      }
  }
}

/**
 * Asks for a reload after a failed attempt, at most once in 5 s of one outage, and never twice within 200 ms. The
 * governor makes one more attempt before it reloads (NET-08, NET-32).
 */
function refused(state: Connectivity, now: number): Step {
  const { trouble, sockets, askedAt } = state;
  if (sockets === 'up') return [state, []];
  const cause = trouble?.cause ?? 'connect-error';
  if (askedAt !== undefined) {
    const askedInThisOutage = trouble !== undefined && askedAt >= trouble.since;
    const wait = askedInThisOutage ? connectTimeout : firstCheck;
    if (now - askedAt < wait) return [{ ...state, trouble: trouble ?? { cause, since: now } }, []];
  }
  return ask(state, cause, now);
}

/** Asks for a reload if the sockets are in trouble for too long. */
function check(state: Connectivity, now: number): Step {
  const { trouble, sockets } = state;
  if (sockets === 'up' || trouble === undefined) return [state, []];
  const waited = now - trouble.since;
  const isIdle = trouble.cause === 'not-connected' && sockets === 'down';
  if (waited < (isIdle ? firstCheck : connectTimeout)) return [state, []];
  return ask(state, trouble.cause, now);
}

/** Asks the reload governor. The wait starts again, so that one outage asks it now and then instead of at every check. */
const ask = (state: Connectivity, cause: 'connect-error' | 'not-connected', now: number): Step => [
  { ...state, trouble: { cause, since: now }, askedAt: now },
  [{ type: 'reload', cause }],
];

/** Sockets are looked at this long after the network came back (NET-07). */
export const firstLook = 200;
/** A socket that is still connecting counts as on its way for this long; a slow phone must not be reloaded for being slow. */
export const patience = 5000;

export interface Connectivity {
  readonly online: boolean;
  readonly sockets: 'up' | 'connecting' | 'down';
  /** Why a reload may become due, and since when on a monotonic clock. A mere disconnect is no reason: it reconnects (NET-09). */
  readonly watch: { readonly cause: 'connect-error' | 'not-connected'; readonly since: number } | undefined;
}

export type ConnectivityEvent = { readonly now: number } & (
  | { readonly type: 'online' | 'offline' | 'focus' | 'tick' | 'connect-error' }
  | { readonly type: 'sockets'; readonly sockets: Connectivity['sockets'] }
);

export type ConnectivityEffect =
  | { readonly kind: 'open-dialog' }
  | { readonly kind: 'close-dialog' }
  | { readonly kind: 'reconnect' }
  | { readonly kind: 'reload'; readonly cause: 'connect-error' | 'not-connected' };

export const initialConnectivity = (online: boolean): Connectivity => ({
  online,
  sockets: 'connecting',
  watch: undefined,
});

type Step = readonly [Connectivity, readonly ConnectivityEffect[]];

/** What going offline and online, focus and the state of the sockets lead to (NET-01 … NET-03, NET-07, NET-08, OP-48). */
export function connectivityStep(state: Connectivity, event: ConnectivityEvent): Step {
  switch (event.type) {
    case 'offline':
      if (!state.online) return [state, []];
      return [{ ...state, online: false, watch: undefined }, [{ kind: 'open-dialog' }]];
    case 'online': {
      if (state.online) return [state, []];
      const watch = state.sockets === 'up' ? undefined : ({ cause: 'not-connected', since: event.now } as const);
      return [{ ...state, online: true, watch }, [{ kind: 'close-dialog' }, { kind: 'reconnect' }]];
    }
    case 'focus':
      return [state, state.online ? [{ kind: 'reconnect' }] : []];
    case 'sockets':
      return [{ ...state, sockets: event.sockets, watch: event.sockets === 'up' ? undefined : state.watch }, []];
    case 'connect-error': {
      if (!state.online) return [state, []];
      return [{ ...state, watch: state.watch ?? { cause: 'connect-error', since: event.now } }, []];
    }
    case 'tick':
      return look(state, event.now);
  }
}

function look(state: Connectivity, now: number): Step {
  const { watch, sockets, online } = state;
  if (!online || sockets === 'up' || watch === undefined) return [state, []];
  const missing = now - watch.since;
  const due = missing >= patience || (watch.cause === 'not-connected' && sockets === 'down' && missing >= firstLook);
  if (!due) return [state, []];
  // The wait begins anew, so that one outage asks the governor now and then, not at every look.
  return [{ ...state, watch: { ...watch, since: now } }, [{ kind: 'reload', cause: watch.cause }]];
}

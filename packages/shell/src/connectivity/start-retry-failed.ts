import type { Realtime } from '@kvota/realtime';
import type { QueryClient } from '@tanstack/react-query';

import type { Stop } from '../browser/stop.ts';

export interface RetryFailedDeps {
  readonly realtime: { readonly status: Pick<Realtime['status'], 'get' | 'subscribe'> };
  readonly queryClient: Pick<QueryClient, 'refetchQueries'>;
}

/** Refetches what failed and is on the screen when the sockets connect, so that no page stays on its error (NET-38). */
export function startRetryFailed({ realtime, queryClient }: RetryFailedDeps): Stop {
  let connected = realtime.status.get() === 'connected';
  return realtime.status.subscribe((status) => {
    const before = connected;
    connected = status === 'connected';
    if (before || !connected) return;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
}

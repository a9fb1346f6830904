import type { EventArgs, InboundEvents } from '@kvota/contracts';

import type { SiteEventName } from './message.ts';

/** Takes the arguments of a site-wide event. */
export type SiteHandler<N extends SiteEventName> = (...args: EventArgs<InboundEvents[N]>) => void;

/** Who hears of which site-wide event. */
export interface SiteHandlers {
  readonly on: <N extends SiteEventName>(event: N, handler: SiteHandler<N>) => () => void;
  readonly callsFor: (event: SiteEventName, args: readonly unknown[]) => readonly (() => void)[];
}

/** An empty register of handlers. */
export function createSiteHandlers(): SiteHandlers {
  const all = new Map<SiteEventName, Set<(args: readonly unknown[]) => void>>();
  return {
    on: <N extends SiteEventName>(event: N, handler: SiteHandler<N>) => {
      const handlers = all.get(event) ?? new Set();
      all.set(event, handlers);
      // Safe: only arguments that the schema of this very event accepted are handed over.
      const own = (args: readonly unknown[]) => handler(...(args as EventArgs<InboundEvents[N]>));
      handlers.add(own);
      return () => handlers.delete(own);
    },
    callsFor: (event, args) => [...(all.get(event) ?? [])].map((handler) => () => handler(args)),
  };
}

import { Joined, Outcome, type EventArgs, type InboundEvents } from '@kvota/contracts';
import * as v from 'valibot';

import type { Notify } from '../report.ts';
import type { SiteEventName } from './message.ts';

/** Receives the arguments of a site-wide event. */
export type SiteHandler<N extends SiteEventName> = (...args: EventArgs<InboundEvents[N]>) => void;

/** Handlers of site-wide events. */
export interface SiteEvents {
  /** Adds a handler. Returns a function that removes it. */
  readonly on: <N extends SiteEventName>(event: N, handler: SiteHandler<N>) => () => void;
  /** Calls the handlers of an event. The arguments must have passed the schema of that event. */
  readonly dispatch: (event: SiteEventName, args: readonly unknown[]) => void;
  /** Adds a handler of the answer to joining the events. Returns a function that removes it. */
  readonly onJoined: (handler: JoinedHandler) => () => void;
  /** Calls these handlers with the parsed answer. One that cannot be parsed reports nothing. */
  readonly joined: (answer: unknown) => void;
  /** Adds a handler of the time at which the platform knows the user. Returns a function that removes it. */
  readonly onAuthenticated: (handler: () => void) => () => void;
  /** Calls these handlers if the answer to the token is positive. */
  readonly authenticated: (answer: unknown) => void;
}

/** Receives the milliseconds since the last change, or undefined if they are not known. */
export type JoinedHandler = (changedAgo: number | undefined) => void;

/** Creates an empty register of handlers. */
export function createSiteEvents(notify: Notify): SiteEvents {
  const handlers = new Map<SiteEventName, Set<(args: readonly unknown[]) => void>>();
  const joinedHandlers = new Set<JoinedHandler>();
  const authenticatedHandlers = new Set<() => void>();
  return {
    on: <N extends SiteEventName>(event: N, handler: SiteHandler<N>) => {
      const set = handlers.get(event) ?? new Set();
      handlers.set(event, set);
      // Safe: dispatch receives only arguments that the schema of this event accepted.
      const entry = (args: readonly unknown[]) => handler(...(args as EventArgs<InboundEvents[N]>));
      set.add(entry);
      return () => set.delete(entry);
    },
    dispatch: (event, args) => {
      for (const handler of Array.from(handlers.get(event) ?? [])) notify(event, () => handler(args));
    },
    onJoined: (handler) => {
      // A wrapper, so that a function that is added twice is removed once.
      const entry: JoinedHandler = (changedAgo) => handler(changedAgo);
      joinedHandlers.add(entry);
      return () => joinedHandlers.delete(entry);
    },
    joined: (answer) => {
      const parsed = v.safeParse(Joined, answer);
      const changedAgo = parsed.success ? parsed.output.changedAgo : undefined;
      for (const handler of Array.from(joinedHandlers)) notify('global', () => handler(changedAgo));
    },
    onAuthenticated: (handler) => {
      const entry = (): void => handler();
      authenticatedHandlers.add(entry);
      return () => authenticatedHandlers.delete(entry);
    },
    authenticated: (answer) => {
      const parsed = v.safeParse(Outcome, answer);
      if (!parsed.success || parsed.output.ErrorText !== 'ok') return;
      for (const handler of Array.from(authenticatedHandlers)) notify('auth', handler);
    },
  };
}

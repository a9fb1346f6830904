import type { CallFault, CallName } from '@kvota/contracts';

import type { Clock } from '../kernel/clock.ts';
import { cutConnection } from '../kernel/handlers.ts';
import { HttpProblem } from '../kernel/http-problem.ts';

/** Faults that an operator puts on calls of this node, to see what a client makes of them. */
export interface CallFaults {
  /** Puts a fault on a call, in place of the one that it had for the same user; null takes it away. */
  set(fault: PlannedFault): void;
  /**
   * What has to happen before a call does its work: nothing, a pause, or an end of it by a failure (thrown) or by the
   * answer `cutConnection`.
   */
  meet(call: CallName, userId: string | undefined): Promise<typeof cutConnection | undefined>;
}

export interface PlannedFault {
  /** A call, or `*` for every call. */
  readonly call: CallName | '*';
  /** Only for this user; for everyone where there is none. */
  readonly userId: string | undefined;
  readonly fault: CallFault | null;
  readonly seconds: number;
}

export function createCallFaults(clock: Clock): CallFaults {
  const planned = new Map<string, { fault: CallFault; until: number }>();
  const keyOf = (call: string, userId: string | undefined): string => JSON.stringify([call, userId ?? null]);
  const find = (call: CallName, userId: string | undefined): CallFault | undefined => {
    // What is meant for one user counts before what is meant for all, a call by name before all calls.
    const keys = [keyOf(call, userId), keyOf(call, undefined), keyOf('*', userId), keyOf('*', undefined)];
    for (const key of keys) {
      const known = planned.get(key);
      if (known === undefined) continue;
      if (known.until > clock.now()) return known.fault;
      planned.delete(key);
    }
    return undefined;
  };
  return {
    set({ call, userId, fault, seconds }) {
      if (fault === null) planned.delete(keyOf(call, userId));
      else planned.set(keyOf(call, userId), { fault, until: clock.now() + seconds * 1000 });
    },
    async meet(call, userId) {
      const fault = find(call, userId);
      switch (fault?.kind) {
        case undefined:
          return undefined;
        case 'slow':
          await new Promise<void>((resolve) => clock.after(fault.milliseconds, resolve));
          return undefined;
        case 'fail':
          throw new HttpProblem(fault.status, 'An operator lets this call fail.', { code: 'forcedFault' });
        case 'cut':
          return cutConnection;
      }
    },
  };
}

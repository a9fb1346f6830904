import type { CallFault, WireCallName } from '@kvota/contracts/operator';
import { problems } from '@kvota/contracts/errors';

import type { Clock } from '../kernel/clock.ts';
import { cutConnection } from '../kernel/handlers.ts';
import { HttpProblem } from '../kernel/http-problem.ts';

/** Faults that an operator puts on calls of this node, to test the reaction of a client. */
export interface CallFaults {
  /** Sets the fault of a call, replacing an earlier one for the same user. Null removes it. */
  set(fault: PlannedFault): void;
  /** Applies the fault of a call before the call runs: a pause, an error (thrown), or the answer `cutConnection`. */
  meet(call: WireCallName, userId: string | undefined): Promise<typeof cutConnection | undefined>;
}

export interface PlannedFault {
  /** Name of a call, or `*` for every call. */
  readonly call: WireCallName | '*';
  /** Applies to this user only; undefined for everyone. */
  readonly userId: string | undefined;
  readonly fault: CallFault | null;
  readonly seconds: number;
}

export function createCallFaults(clock: Clock): CallFaults {
  const planned = new Map<string, { fault: CallFault; until: number }>();
  const keyOf = (call: string, userId: string | undefined): string => JSON.stringify([call, userId ?? null]);
  const find = (call: WireCallName, userId: string | undefined): CallFault | undefined => {
    // A fault for one user has precedence over one for all, and a named call over all calls.
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
          throw new HttpProblem(fault.status, problems.forcedFault.detail, { code: 'forcedFault' });
        case 'cut':
          return cutConnection;
      }
    },
  };
}

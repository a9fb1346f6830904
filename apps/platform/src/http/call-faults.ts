import { CallFault, type WireCallName } from '@kvota/contracts/operator';
import { problems } from '@kvota/contracts/errors';
import * as v from 'valibot';

import { cutConnection } from '../kernel/handlers.ts';
import { HttpProblem } from '../kernel/http-problem.ts';
import { followState, type StateDeps } from '../settings/operator-state.ts';

/** Faults that an operator puts on calls of all nodes, to test the reaction of a client. */
export interface CallFaults {
  /** Sets the fault of a call on every node, replacing an earlier one for the same user. Null removes it. */
  set(fault: PlannedFault): Promise<void>;
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

/** A fault that an operator set, with its end in milliseconds since 1970. */
const StoredFault = v.object({ fault: CallFault, until: v.number() });

export async function createCallFaults(deps: StateDeps): Promise<CallFaults> {
  const { clock } = deps;
  const planned = new Map<string, v.InferOutput<typeof StoredFault>>();
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
  const kind = {
    name: 'callFaults',
    schema: StoredFault,
    isOver: ({ until }: { until: number }) => until <= clock.now(),
  };
  const faults = await followState(deps, kind, (key, stored) => {
    if (stored === null) planned.delete(key);
    else planned.set(key, stored);
  });
  return {
    set: ({ call, userId, fault, seconds }) =>
      faults.set(keyOf(call, userId), fault && { fault, until: clock.now() + seconds * 1000 }),
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

import * as v from 'valibot';

import { followState, type StateDeps } from '../../settings/operator-state.ts';

/** How a call of a game server fails: late, before or after it was booked, or without an answer after it was booked. */
const walletFaultKinds = ['slow', 'cutBefore', 'cutAfter', 'silent'] as const;
export type WalletFaultKind = (typeof walletFaultKinds)[number];

const StoredFault = v.object({ kind: v.picklist(walletFaultKinds), percent: v.number(), endsAt: v.number() });

/** Faults that an operator puts on the wallet of every node, to see that game servers lose nothing. */
export interface WalletFaults {
  /** Lets a share of the calls fail for some seconds; null ends it. */
  set(fault: { kind: WalletFaultKind | null; percent: number; seconds: number }): Promise<void>;
  /** Returns the fault of the next call, if it has one. Evenly spread, without randomness. */
  next(): WalletFaultKind | undefined;
}

export async function createWalletFaults(deps: StateDeps): Promise<WalletFaults> {
  const { clock } = deps;
  let current: v.InferOutput<typeof StoredFault> | undefined;
  let sum = 0;
  const faults = await followState(deps, { name: 'walletFault', schema: StoredFault }, (_key, fault) => {
    current = fault ?? undefined;
  });
  return {
    set: ({ kind, percent, seconds }) =>
      faults.set('', kind && { kind, percent, endsAt: clock.now() + seconds * 1000 }),
    next() {
      if (current === undefined || clock.now() >= current.endsAt) return undefined;
      sum += current.percent;
      if (sum < 100) return undefined;
      sum -= 100;
      return current.kind;
    },
  };
}

import type { Clock } from '../../kernel/clock.ts';

/** How a call of a game server fails: late, before or after it was booked, or without an answer after it was booked. */
export type WalletFaultKind = 'slow' | 'cutBefore' | 'cutAfter' | 'silent';

/** Faults that an operator puts on the wallet of this node, to see that game servers lose nothing. */
export interface WalletFaults {
  /** Lets a share of the calls fail for some seconds; null ends it. */
  set(fault: { kind: WalletFaultKind | null; percent: number; seconds: number }): void;
  /** Returns the fault of the next call, if it has one. Evenly spread, without randomness. */
  next(): WalletFaultKind | undefined;
}

export function createWalletFaults(clock: Clock): WalletFaults {
  let current: { readonly kind: WalletFaultKind; readonly percent: number; readonly endsAt: number } | undefined;
  let sum = 0;
  return {
    set({ kind, percent, seconds }) {
      current = kind === null ? undefined : { kind, percent, endsAt: clock.now() + seconds * 1000 };
    },
    next() {
      if (current === undefined || clock.now() >= current.endsAt) return undefined;
      sum += current.percent;
      if (sum < 100) return undefined;
      sum -= 100;
      return current.kind;
    },
  };
}

import { randomUUID } from 'node:crypto';

import { randomOf } from '../../src/feed/random/hash.ts';
import { randomFault, type Fault } from '../../src/testing/faults/faulty-http.ts';

/** A request of a client, with the player who sends it and the fault on its way. */
export interface PlannedAct {
  readonly player: number;
  readonly requestId: string;
  readonly fault: Fault;
  readonly milliseconds: number;
}

/** A voucher, and what happens to it at once after it was made. One without any of it stays open. */
export interface PlannedVoucher {
  /** In minor units. */
  readonly amount: bigint;
  readonly make: PlannedAct;
  /** Players who redeem it. */
  readonly uses: readonly PlannedAct[];
  readonly takeBack: PlannedAct | undefined;
  /** True if it expires at the same time. */
  readonly expires: boolean;
}

/** What happens to vouchers, and their shares: players who redeem at once, whether the maker takes back, whether it expires. */
const kinds = [
  { share: 0.2, uses: 1, back: false, expires: false },
  { share: 0.25, uses: 3, back: false, expires: false },
  { share: 0.2, uses: 2, back: true, expires: false },
  { share: 0.1, uses: 0, back: true, expires: false },
  { share: 0.1, uses: 1, back: false, expires: true },
  { share: 0.05, uses: 1, back: true, expires: true },
  { share: 0.05, uses: 0, back: false, expires: true },
  { share: 0.05, uses: 0, back: false, expires: false },
] as const;

interface PlanOptions {
  readonly seed: number;
  readonly share: number;
  readonly players: number;
  /** Players who redeem a voucher at once. Default: one to three. */
  readonly redeemers?: number | undefined;
}

/** Plans vouchers of players. The same seed gives the same plan, but for the ids of requests. */
export function planVouchers(count: number, { seed, share, players, redeemers }: PlanOptions): PlannedVoucher[] {
  const random = randomOf(seed);
  const act = (player: number): PlannedAct => ({
    player: player % players,
    requestId: randomUUID(),
    ...randomFault(random, share),
  });
  const most = redeemers ?? 3;
  return Array.from({ length: count }, (_, i) => {
    let left = random();
    const kind = kinds.find((one) => (left -= one.share) < 0) ?? kinds[0];
    const first = i + 1 + Math.floor(random() * (players - most - 1));
    return {
      amount: 10_000n + BigInt(Math.floor(random() * 100_000)),
      make: act(i),
      uses: Array.from({ length: kind.uses === 0 ? 0 : (redeemers ?? kind.uses) }, (__, n) => act(first + n)),
      takeBack: kind.back ? act(i) : undefined,
      expires: kind.expires,
    };
  });
}

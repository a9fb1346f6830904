/** Milliseconds between the first and the last bet that cover a market together. */
const together = 15 * 60_000;
/** The least part of the stakes that comes back however the market ends, in percent. A fair book gives back some 95. */
const leastBack = 80n;

/** A single bet of money. */
export interface MarketBet {
  readonly ticketId: string;
  readonly userId: string;
  readonly selection: string;
  /** In minor units. */
  readonly stake: bigint;
  /** Thousandths. */
  readonly odds: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The bets of players who belong together, on one market and in one currency. */
export interface MarketBets {
  readonly bets: readonly MarketBet[];
  /** The codes of all outcomes of the market. */
  readonly outcomes: readonly string[];
  /** Stakes below it, in minor units, are too low to matter. */
  readonly from: bigint;
}

/**
 * Returns the bets that cover a market (WAL-12): within a quarter of an hour they are on every outcome, and most of their
 * stakes come back whichever wins. The first such group by time; undefined if there is none.
 */
export function coveringBets({ bets, outcomes, from }: MarketBets): readonly MarketBet[] | undefined {
  if (outcomes.length < 2) return undefined;
  const byTime = bets.toSorted((a, b) => a.at - b.at);
  for (const [i, first] of byTime.entries()) {
    const group = byTime.slice(i).filter(({ at }) => at - first.at <= together);
    if (isCovering(group, outcomes, from)) return group;
  }
  return undefined;
}

function isCovering(bets: readonly MarketBet[], outcomes: readonly string[], from: bigint): boolean {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  // In thousandths of minor units. An outcome without a bet gives nothing back.
  const back = (outcome: string): bigint =>
    bets.reduce((sum, { selection, stake, odds }) => (selection === outcome ? sum + stake * BigInt(odds) : sum), 0n);
  return staked > 0n && staked >= from && outcomes.every((one) => back(one) * 100n >= staked * 1000n * leastBack);
}

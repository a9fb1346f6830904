import { minorToMoney, type AgencyFigures } from '@kvota/contracts';

/** Sums of movements in minor units. */
export interface FigureSums {
  readonly tickets: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly bonusCost: bigint;
  readonly creditIn: bigint;
  readonly creditOut: bigint;
  /** Players with a stake. */
  readonly players: number;
}

export const noFigures: FigureSums = {
  tickets: 0,
  stake: 0n,
  payout: 0n,
  bonusCost: 0n,
  creditIn: 0n,
  creditOut: 0n,
  players: 0,
};

/** Returns the figures of sums, as calls answer them. */
export function toFigures(sums: FigureSums): AgencyFigures {
  const { tickets, stake, payout, bonusCost, players } = sums;
  const ggr = stake - payout;
  return {
    tickets,
    stake: minorToMoney(stake),
    payout: minorToMoney(payout),
    ggr: minorToMoney(ggr),
    margin: marginOf(ggr, stake),
    bonusCost: minorToMoney(bonusCost),
    ngr: minorToMoney(ggr - bonusCost),
    in: minorToMoney(sums.creditIn),
    out: minorToMoney(sums.creditOut),
    players,
  };
}

/** Returns a part of a stake in percent with two decimals, rounded half away from zero; null without a stake. */
export function marginOf(ggr: bigint, stake: bigint): string | null {
  if (stake <= 0n) return null;
  const size = ggr < 0n ? -ggr : ggr;
  const rounded = (size * 20_000n + stake) / (stake * 2n);
  return minorToMoney(ggr < 0n ? -rounded : rounded);
}

import { minorToMoney, moneyToMinor, type RoundNet } from '@kvota/contracts';

/** The cost of a number of rounds with one stake. Amounts are money text; a cost is negative. */
export interface CostOfPlay {
  /** The mean gain: that of the highest return, and that of the lowest if the way to play decides. */
  readonly mean: readonly string[];
  /** The gains that 5, 50 and 95 of 100 players do not exceed. */
  readonly low: string;
  readonly middle: string;
  readonly high: string;
  /** Share of players that are ahead, in percent with one place. */
  readonly ahead: string;
}

const whole = 1_000_000n;

/** Percent with at most four places, in millionths. */
function millionths(percent: string): bigint {
  const [units = '0', places = ''] = percent.split('.');
  return BigInt(units + places.padEnd(4, '0').slice(0, 4));
}

/** Computes the cost from the figures of the sheet (CAS-47). Amounts are cut to the minor unit. */
export function costOfPlay(
  { rounds, ahead, low, middle, high }: RoundNet,
  { rtp, rtpMin }: { readonly rtp: string; readonly rtpMin?: string | null | undefined },
  stake: string,
): CostOfPlay {
  const minor = moneyToMinor(stake);
  const gain = (multiple: number): string => minorToMoney((minor * BigInt(multiple)) / 10_000n);
  const meanAt = (percent: string): string =>
    minorToMoney((minor * BigInt(rounds) * (millionths(percent) - whole)) / whole);
  const returns = rtpMin === null || rtpMin === undefined ? [rtp] : [rtpMin, rtp];
  const tenths = Math.round(ahead / 1000);
  return {
    mean: [...new Set(returns.map(meanAt))],
    low: gain(low),
    middle: gain(middle),
    high: gain(high),
    ahead: `${Math.trunc(tenths / 10)}.${tenths % 10}`,
  };
}

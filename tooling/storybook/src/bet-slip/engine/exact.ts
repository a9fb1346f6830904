import { lowestOdds, minorToMoney, moneyToMinor, oddsToThousandths, thousandthsToOdds } from '@kvota/contracts';

/** Raises a price by a twentieth, in whole hundredths. An unavailable price stays. */
export const raisedThousandths = (thousandths: number): number => Math.round((thousandths * 21) / 200) * 10;

/** Lowers a price by a twentieth, at most to the lowest available one. */
export const loweredThousandths = (thousandths: number): number =>
  thousandths === 0 ? 0 : Math.max(lowestOdds, Math.round((thousandths * 19) / 200) * 10);

export const raisedOdds = (odds: string): string => thousandthsToOdds(raisedThousandths(oddsToThousandths(odds)));

/** Returns a part of an amount, cut to whole hundredths. */
export function partOf(amount: string, percent: bigint): string {
  return minorToMoney((moneyToMinor(amount) * percent) / 100n);
}

export const halfOf = (amount: string): string => partOf(amount, 50n);

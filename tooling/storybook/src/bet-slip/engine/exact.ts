import { minorToMoney, moneyToMinor, oddsToThousandths, thousandthsToOdds } from '@kvota/contracts';

/** A twentieth more, in whole hundredths; what is not to be had stays so. */
export const raisedThousandths = (thousandths: number): number => Math.round((thousandths * 21) / 200) * 10;

/** A twentieth less, never below what can be had. */
export const loweredThousandths = (thousandths: number): number =>
  thousandths === 0 ? 0 : Math.max(1010, Math.round((thousandths * 19) / 200) * 10);

export const raisedOdds = (odds: string): string => thousandthsToOdds(raisedThousandths(oddsToThousandths(odds)));

/** A part of an amount, cut to whole hundredths. */
export function partOf(amount: string, percent: bigint): string {
  return minorToMoney((moneyToMinor(amount) * percent) / 100n);
}

export const halfOf = (amount: string): string => partOf(amount, 50n);

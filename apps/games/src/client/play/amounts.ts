import { minorToMoney, moneyToMinor } from '@kvota/contracts';

/** Difference of two amounts of money, exactly. */
export const minus = (a: string, b: string): string => minorToMoney(moneyToMinor(a) - moneyToMinor(b));

/** True if the first amount is greater. */
export const isMore = (a: string, b: string): boolean => moneyToMinor(a) > moneyToMinor(b);

/** True if an amount is not zero. */
export const isSome = (amount: string): boolean => moneyToMinor(amount) !== 0n;

/** A stake times a multiplier in ten-thousandths, cut to the minor unit as the maths cuts it (GAME-05). */
export const timesStake = (stake: string, multiplier: number): string =>
  minorToMoney((moneyToMinor(stake) * BigInt(multiplier)) / 10_000n);

/** Stakes that a mode can take: multiples of its unit (RGS-01). */
export const stakesFor = (stakes: readonly string[], unit: number): readonly string[] =>
  stakes.filter((stake) => moneyToMinor(stake) % BigInt(unit) === 0n);

/** The stake itself if it is offered, else the highest one below it, else the lowest. */
export function nearestStake(stakes: readonly string[], wanted: string): string {
  const below = stakes.filter((stake) => !isMore(stake, wanted));
  return below.at(-1) ?? stakes[0] ?? wanted;
}

import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import type { Fraction } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';

/** Writes a mean cost in bets as money, cut to the minor unit; below one unit it is "less than" that unit. */
export function useCostText(money: (amount: string) => string): (stake: string, cost: Fraction) => string {
  const { t } = useLingui();
  return (stake, { n, d }) => {
    const minor = (moneyToMinor(stake) * n) / d;
    const amount = money(minorToMoney(minor > 0n ? minor : 1n));
    return minor > 0n ? amount : t({ id: 'games.coach.lessThan', message: `less than ${amount}` });
  };
}

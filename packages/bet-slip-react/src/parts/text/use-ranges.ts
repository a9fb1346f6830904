import { useMoney } from '../host/slip-host.ts';
import { shortOdds } from './short-odds.ts';

interface Range {
  readonly min: string;
  readonly max: string;
}

const written = (from: string, to: string): string => (from === to ? to : `${from} – ${to}`);

/** Writes odds from the least to the greatest; one figure where both are the same. */
export function useOddsRange(): (range: Range) => string {
  return ({ min, max }) => written(shortOdds(min), shortOdds(max));
}

/** Writes amounts from the least to the greatest, in the currency of the active wallet. */
export function useMoneyRange(): (range: Range) => string {
  const money = useMoney();
  return ({ min, max }) => written(money(min), money(max));
}

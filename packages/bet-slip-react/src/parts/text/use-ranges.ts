import { useMoney } from '../host/slip-host.ts';
import { shortOdds } from './short-odds.ts';

interface Range {
  readonly min: string;
  readonly max: string;
}

const written = (from: string, to: string): string => (from === to ? to : `${from} – ${to}`);

/** Returns a function that writes a range of odds, or one figure if both ends are equal. */
export function useOddsRange(): (range: Range) => string {
  return ({ min, max }) => written(shortOdds(min), shortOdds(max));
}

/** Returns a function that writes a range of amounts in the currency of the active wallet. */
export function useMoneyRange(): (range: Range) => string {
  const money = useMoney();
  return ({ min, max }) => written(money(min), money(max));
}

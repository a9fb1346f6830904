import type { Game } from '@kvota/contracts';
import type { useFormats } from '@kvota/shell';

/** The lowest and the highest stake, such as `10–5.000` or `0,10–100 EUR`: whole amounts without places. */
export function stakeRange(
  { minBet, maxBet }: Pick<Game, 'minBet' | 'maxBet'>,
  { money, number }: Pick<ReturnType<typeof useFormats>, 'money' | 'number'>,
  currency: string,
): string {
  const short = (amount: string): string => (amount.endsWith('.00') ? number(amount.slice(0, -3)) : money(amount));
  const label = money(maxBet, currency).slice(money(maxBet).length);
  return `${short(minBet)}–${short(maxBet)}${label}`;
}

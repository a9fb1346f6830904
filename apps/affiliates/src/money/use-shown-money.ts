import { creditHiddenAtom, useFormats } from '@kvota/shell';
import { useAtomValue } from 'jotai';

/** Returns a format of balances: asterisks while the button of the header hides the credit (HEAD-07). */
export function useShownMoney(): (amount: string, currency?: string) => string {
  const formats = useFormats();
  const hidden = useAtomValue(creditHiddenAtom);
  return (amount, currency) => (hidden ? '****' : formats.money(amount, currency));
}

import { chosenWalletAtom, creditHiddenAtom, useFormats, walletsAtom } from '@kvota/shell';
import type { Wallet } from '@kvota/contracts';
import { useAtomValue } from 'jotai';

import { currenciesOf, currencyFor, type Currency } from '../data/credit-in.ts';

/**
 * Returns the currency of the pages: that of the chosen wallet (AFF-10). The operator may have no wallets; then the
 * currency is the first of `others`, which are those of what is shown.
 */
export function useCurrency(others: readonly Wallet[] = []): Currency | undefined {
  const wallets = useAtomValue(walletsAtom);
  const chosen = useAtomValue(chosenWalletAtom);
  return currencyFor(currenciesOf(wallets.length > 0 ? wallets : others), chosen);
}

/** Returns the writer of amounts. The button of the header that hides the credit hides them too (HEAD-07). */
export function useAmount(): (amount: string | undefined, currency?: string) => string {
  const formats = useFormats();
  const hidden = useAtomValue(creditHiddenAtom);
  return (amount, currency) => (amount === undefined ? '–' : hidden ? '****' : formats.money(amount, currency));
}

import { chosenWalletAtom, useHost, useOwnMoney } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { currenciesIn, currenciesOf, currencyFor, type Currency } from '../data/credit-in.ts';
import { connectionQuery, everybodyQuery } from '../data/tree-queries.ts';
import { useOwnWallets } from './rights/use-own-wallets.ts';

/** Returns the currencies of the pages: those of the own wallets. An operator without wallets has those of all users. */
export function useCurrencies(): readonly Currency[] {
  const { api } = useHost();
  const own = currenciesOf(useOwnWallets());
  const isOperator = useQuery(connectionQuery(api)).data?.node?.kind === 'root';
  const everybody = useQuery({ ...everybodyQuery(api), enabled: isOperator && own.length === 0 });
  return own.length > 0 ? own : currenciesIn(everybody.data?.totals ?? []);
}

/** Returns the currency of the pages: that of the chosen wallet (AFF-10). */
export const useCurrency = (): Currency | undefined => currencyFor(useCurrencies(), useAtomValue(chosenWalletAtom));

/**
 * Returns what chooses the wallet of a currency, so that the next page or dialog has it. A currency without a wallet changes
 * nothing.
 */
export function useChooseCurrency(): (code: string) => void {
  const currencies = useCurrencies();
  const choose = useSetAtom(chosenWalletAtom);
  return (code) => {
    const found = currencies.find((currency) => currency.code === code);
    if (found !== undefined) choose(found.id);
  };
}

/** Returns the writer of amounts. The button of the header that hides the credit hides them too (HEAD-07). */
export function useAmount(): (amount: string | undefined, currency?: string) => string {
  const { money } = useOwnMoney();
  return (amount, currency) => (amount === undefined ? '–' : money(amount, currency));
}

import {
  creditOf,
  lastRealCurrencyId,
  type AgencyCredit,
  type AgencyNode,
  type Money,
  type Wallet,
} from '@kvota/contracts';

/** A currency of the agents' pages. */
export interface Currency {
  readonly id: number;
  readonly code: string;
}

/** Returns the real currencies of wallets. Bonus wallets are no money that agents move. */
export const currenciesOf = (wallets: readonly Wallet[]): readonly Currency[] =>
  wallets
    .filter(({ currency_id: id }) => id <= lastRealCurrencyId)
    .map(({ currency_id: id, currency: code }) => ({ id, code }));

/** Returns the real currencies of sums of credit. */
export const currenciesIn = (sums: readonly AgencyCredit[]): readonly Currency[] =>
  sums
    .filter(({ currencyId }) => currencyId <= lastRealCurrencyId)
    .map(({ currencyId, currency }) => ({ id: currencyId, code: currency }));

/** Returns the credit of a user in a currency; undefined without such a wallet. */
export function creditIn(node: Pick<AgencyNode, 'wallets'>, currency: Currency | undefined): Money | undefined {
  const wallet = node.wallets.find(({ currency_id: id }) => id === currency?.id);
  return wallet && creditOf(wallet);
}

/** Returns the chosen currency, or the first one if the choice is a bonus wallet or not among them (AFF-10). */
export const currencyFor = (currencies: readonly Currency[], chosen: number | undefined): Currency | undefined =>
  currencies.find(({ id }) => id === chosen) ?? currencies[0];

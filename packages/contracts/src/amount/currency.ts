/** The highest id of a real currency; ids above it are bonus wallets (WAL-06). */
export const lastRealCurrencyId = 999;

/** The currency id of the free-bet wallet (WAL-07). */
export const freeBetCurrencyId = 1000;

/** Returns true if a wallet holds bonus money, which pays no system tickets and no vouchers (WAL-06, SYS-08). */
export function isBonusCurrency(currencyId: number): boolean {
  return currencyId > lastRealCurrencyId;
}

/** Returns the label shown beside an amount: empty for RSD, FREEBET for the free-bet wallet, otherwise the code (WAL-08, WAL-09). */
export function currencyLabel(currency: string): string {
  if (currency === 'RSD') return '';
  return currency === 'FREEBET-RSD' ? 'FREEBET' : currency;
}

/** Returns the currency in which a ticket pays: winnings of a free bet are real money (OP-97). */
export function payoutCurrency(currency: string): string {
  return currency.replace(/^FREEBET-/, '');
}

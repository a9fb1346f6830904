/** Currency ids above this are bonus wallets (WAL-06). */
export const lastRealCurrencyId = 999;

/** The currency id of the free-bet wallet (WAL-07). */
export const freeBetCurrencyId = 1000;

/** Whether a wallet holds bonus money: no system tickets, no vouchers (WAL-06, SYS-08). */
export function isBonusCurrency(currencyId: number): boolean {
  return currencyId > lastRealCurrencyId;
}

/** The label shown beside an amount: blank for RSD, FREEBET for the free-bet wallet, else the code (WAL-08, WAL-09). */
export function currencyLabel(currency: string): string {
  if (currency === 'RSD') return '';
  return currency === 'FREEBET-RSD' ? 'FREEBET' : currency;
}

import { isLocale } from '@kvota/contracts';
import { formatsOf } from '@kvota/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** ISO 4217 calls XXX what is no currency: play money is a bare number. */
const noCurrency = 'XXX';

/** Returns the function that writes amounts of a session in the language of the page. */
export function useMoney(currency: string): (amount: string) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    const format = isLocale(i18n.locale) ? formatsOf(i18n.locale).money : undefined;
    const shown = currency === noCurrency ? undefined : currency;
    return (amount) => format?.(amount, shown) ?? amount;
  }, [i18n.locale, currency]);
}

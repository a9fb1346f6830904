// Languages, money, odds and currencies without a schema, as `@kvota/contracts/values`. What needs only these loads six
// modules and not one for each call.
export { defaultLocale, isLocale, languageTag, locales, type Locale } from './locale/locale.ts';
export { minorToMoney, moneyToMinor } from './amount/money.ts';
export { lowestOdds, oddsToThousandths, thousandthsToOdds } from './amount/odds.ts';
export {
  currencyLabel,
  freeBetCurrencyId,
  isBonusCurrency,
  lastRealCurrencyId,
  payoutCurrency,
} from './amount/currency.ts';

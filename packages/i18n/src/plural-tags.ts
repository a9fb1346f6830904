import type { Locale } from '@kvota/contracts/values';

/**
 * Tags of the languages whose plural rules and number signs are used inside texts.
 *
 * They differ from the BCP 47 tags because browsers lack Albanian and most of Bosnian. Bosnian has the rules of Serbian.
 * Norwegian has the same plurals (one, other) and number signs (1 234,5) as Albanian, and every browser has it.
 */
export const pluralTags: Readonly<Record<Locale, string>> = {
  rs: 'sr-Latn',
  ba: 'sr-Latn',
  en: 'en',
  de: 'de',
  el: 'el',
  sq: 'nb',
  ru: 'ru',
};

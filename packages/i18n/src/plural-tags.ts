import type { Locale } from '@kvota/contracts';

/**
 * Whose rules of plural and signs of number a language counts and writes with inside a text.
 * Browsers lack Albanian and most of Bosnian: Bosnian counts and writes as Serbian does, and Norwegian is the language
 * that counts (1, else) and writes (1 234,5) as we write Albanian, and that every browser has.
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

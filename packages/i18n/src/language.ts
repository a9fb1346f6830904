import type { Locale } from '@kvota/contracts/values';

/** Each language in its own name, for the language menu (HEAD-04). */
export const languageNames: Readonly<Record<Locale, string>> = {
  rs: 'Srpski',
  ba: 'Bosanski',
  en: 'English',
  de: 'Deutsch',
  el: 'Ελληνικά',
  sq: 'Shqip',
  ru: 'Русский',
};

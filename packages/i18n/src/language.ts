import type { Locale } from '@kvota/contracts';

/** Every language by its own name, as a language menu shows it (HEAD-04). */
export const languageNames: Readonly<Record<Locale, string>> = {
  rs: 'Srpski',
  ba: 'Bosanski',
  en: 'English',
  de: 'Deutsch',
  el: 'Ελληνικά',
  sq: 'Shqip',
  ru: 'Русский',
};

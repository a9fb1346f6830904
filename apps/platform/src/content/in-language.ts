import { defaultLocale, locales, type Locale } from '@kvota/contracts';

/** Returns the languages in which to look for a text: the requested one, the default of the site, then any. */
export function languagesFor(lang: Locale | undefined): readonly Locale[] {
  return [...new Set([...(lang ? [lang] : []), defaultLocale, ...locales])];
}

/** Returns a text in the best language that it is written in, or an empty text if it is in none. */
export function inLanguage(texts: Readonly<Partial<Record<Locale, string>>>, lang: Locale | undefined): string {
  return languagesFor(lang).flatMap((one) => texts[one] ?? [])[0] ?? '';
}

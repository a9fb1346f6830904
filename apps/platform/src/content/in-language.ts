import { defaultLocale, locales, type Locale } from '@kvota/contracts';

/** The languages to look for a text in: the one asked for, the site's own, then whichever there is. */
export function languagesFor(lang: Locale | undefined): readonly Locale[] {
  return [...new Set([...(lang ? [lang] : []), defaultLocale, ...locales])];
}

/** A text by language in the best language that it is written in; empty where it is in none. */
export function inLanguage(texts: Readonly<Partial<Record<Locale, string>>>, lang: Locale | undefined): string {
  return languagesFor(lang).flatMap((one) => texts[one] ?? [])[0] ?? '';
}

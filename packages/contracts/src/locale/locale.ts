/** The seven interface languages in the order of the language menu (I18N-01, HEAD-04). */
export const locales = ['rs', 'ba', 'en', 'de', 'el', 'sq', 'ru'] as const;

/** A language as it is named in paths and settings. `ba` and `rs` are not BCP 47 tags: see {@link languageTag} (OP-76). */
export type Locale = (typeof locales)[number];

/** The language of every path without a prefix (CONST-09). */
export const defaultLocale: Locale = 'rs';

const tags: Record<Locale, string> = { rs: 'sr-Latn', ba: 'bs', en: 'en', de: 'de', el: 'el', sq: 'sq', ru: 'ru' };

/** Returns the BCP 47 tag of a language, for `html lang` and for speech (OP-76). */
export function languageTag(locale: Locale): string {
  return tags[locale];
}

/** Returns true if a text is exactly the name of one of the seven languages. */
export function isLocale(text: string | undefined): text is Locale {
  return text !== undefined && (locales as readonly string[]).includes(text);
}

/** The seven interface languages in the order in which a language menu lists them (I18N-01, HEAD-04). */
export const locales = ['rs', 'ba', 'en', 'de', 'el', 'sq', 'ru'] as const;

/** A language as the product names it in paths and settings. `ba` and `rs` are no language tags: see {@link languageTag} (OP-76). */
export type Locale = (typeof locales)[number];

/** The language of every unprefixed path (CONST-09). */
export const defaultLocale: Locale = 'rs';

const tags: Record<Locale, string> = { rs: 'sr-Latn', ba: 'bs', en: 'en', de: 'de', el: 'el', sq: 'sq', ru: 'ru' };

/** The BCP 47 tag of a language, for `html lang` and for speech (OP-76). */
export function languageTag(locale: Locale): string {
  return tags[locale];
}

/** Whether a text names one of the seven languages, exactly. */
export function isLocale(text: string | undefined): text is Locale {
  return text !== undefined && (locales as readonly string[]).includes(text);
}

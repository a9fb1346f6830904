import { defaultLocale, isLocale, languageTag, locales, type Locale } from '@kvota/contracts';

/** Other language codes, mapped to the language of ours that their speakers read. */
const alike: Readonly<Record<string, Locale>> = { sr: 'rs', bs: 'ba', hr: 'ba', sh: 'rs', me: 'rs', cnr: 'rs' };

/**
 * Returns the first of our languages in a list of requested ones, best first. Accepts our codes and language tags. Returns
 * the default for an empty list, and English if none of them is ours.
 */
export function chooseLocale(requested: readonly string[]): Locale {
  const known = requested.map(localeOf).find((locale) => locale !== undefined);
  if (known !== undefined) return known;
  return requested.length === 0 ? defaultLocale : 'en';
}

function localeOf(tag: string): Locale | undefined {
  const text = tag.trim().toLowerCase();
  if (isLocale(text)) return text;
  const exact = locales.find((locale) => languageTag(locale).toLowerCase() === text);
  const primary = text.split('-')[0];
  return exact ?? (isLocale(primary) ? primary : alike[primary ?? '']);
}

/** Returns the languages of an Accept-Language header, best first. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((q) => q !== undefined);
      return { tag, order, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .map(({ tag }) => tag);
}

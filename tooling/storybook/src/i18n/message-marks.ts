import { locales, type Locale } from '@kvota/contracts';
import { pluralTags } from '@kvota/i18n';
import type { CatalogMessage } from './catalog.ts';
import { shapeOf } from './message-shape.ts';

/** A remark about a text for translators. */
export interface Mark {
  readonly locale: Locale;
  readonly kind: 'missing' | 'placeholders' | 'plural' | 'english';
  readonly text: string;
}

const sourceLocale: Locale = 'en';

const namesOf = (text: string): string => {
  const { plain, plurals } = shapeOf(text);
  return [...plain, ...plurals.map(({ name }) => name)].toSorted().join(', ');
};

/** Returns the plural forms of a language that a text lacks. */
function formsMissing(locale: Locale, text: string): string[] {
  return shapeOf(text).plurals.flatMap(({ forms, ordinal }) => {
    const rules = new Intl.PluralRules(pluralTags[locale], { type: ordinal ? 'ordinal' : 'cardinal' });
    return rules.resolvedOptions().pluralCategories.filter((form) => !forms.includes(form));
  });
}

/**
 * Returns the words of a text without names, codes and signs. If they equal the English ones, the translation may be
 * missing.
 */
const isSentence = (text: string): boolean => /\p{Ll}{2,}\s+\p{L}{2,}/u.test(text.replaceAll(/\{[^}]*\}/g, ' '));

/** Returns the faults and doubtful points of a message in each language. */
export function marksOf({ texts }: CatalogMessage): readonly Mark[] {
  const source = texts[sourceLocale];
  const wanted = namesOf(source);
  return locales.flatMap((locale): Mark[] => {
    const text = texts[locale];
    if (text === '') return [{ locale, kind: 'missing', text: 'missing' }];
    const marks: Mark[] = [];
    const names = namesOf(text);
    if (names !== wanted) {
      marks.push({ locale, kind: 'placeholders', text: `has {${names}}, English has {${wanted}}` });
    }
    const missing = formsMissing(locale, text);
    if (missing.length > 0) marks.push({ locale, kind: 'plural', text: `lacks the form ${missing.join(', ')}` });
    if (locale !== sourceLocale && text === source && isSentence(text)) {
      marks.push({ locale, kind: 'english', text: 'as in English' });
    }
    return marks;
  });
}

import { locales, type Locale } from '@kvota/contracts';
import { pluralTags } from '@kvota/i18n';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { shapeOf } from './message-shape.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Example values by the name of the placeholder. */
const samples: Values = {
  odds: '1.85',
  low: '1.50',
  high: '2.10',
  line: '2.5',
  name: 'Partizan',
  brand: 'Kvota',
  time: '18:05',
  from: '1. 11.',
  to: '30. 11.',
  page: 3,
  number: 2,
  first: 26,
  last: 50,
  limit: 20,
  actual: 23,
  count: 5,
  seconds: 20,
  slide: 2,
  changed: 1,
};

/** Returns the initial values for the placeholders of a text. */
export function sampleValues(text: string): Record<string, string | number> {
  const { plain, plurals } = shapeOf(text);
  return Object.fromEntries([
    ...plain.map((name) => [name, samples[name] ?? '20']),
    ...plurals.map(({ name }) => [name, samples[name] ?? 5]),
  ]) as Record<string, string | number>;
}

const id = 'message';

/** One instance for each language, separate from that of the page, which keeps the language of the toolbar. */
const voices = new Map(
  locales.map((locale) => [locale, setupI18n({ locale, locales: [pluralTags[locale]], messages: { [locale]: {} } })]),
);

/** Renders a text in ICU syntax as a player would read it. */
export function fillMessage(locale: Locale, text: string, values: Values): string {
  const voice = voices.get(locale);
  if (!voice || text === '') return '';
  voice.load(locale, { [id]: compileMessage(text) });
  return voice._(id, { ...values });
}

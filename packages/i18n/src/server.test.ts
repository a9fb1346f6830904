import { locales } from '@kvota/contracts/values';
import { expect, test } from 'vitest';

import { translatorOf } from './server.ts';

const tooMany = { id: 'signIn.tooMany', message: 'Too many attempts. Try again in {minutes} min.' };

test.each(locales)('[I18N-01] a server renders a text in %s, with its values', (locale) => {
  const text = translatorOf(locale, 'identity')(tooMany, { minutes: 4 });
  expect(text).toContain('4');
  expect(text).not.toContain('{');
  expect(text === 'Too many attempts. Try again in 4 min.').toBe(locale === 'en');
});

test('translators of two languages do not affect each other', () => {
  const [german, greek] = [translatorOf('de', 'identity'), translatorOf('el', 'identity')];
  const before = german(tooMany, { minutes: 1 });
  greek(tooMany, { minutes: 1 });
  expect(german(tooMany, { minutes: 1 })).toBe(before);
});

import { locales } from '@kvota/contracts/values';
import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';

import { activate, markDocument } from './activate.ts';
import { loadMessages } from './load-messages.ts';
import { translateKey } from './translate-key.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'none', messages: {} }));

test('[I18N-01, I18N-02] each language is loaded on request and then returns its own text', async () => {
  const texts = new Set<string>();
  for (const locale of locales) {
    await loadMessages(locale, ['site']);
    activate(locale);
    texts.add(translateKey('youAreBlocked'));
  }
  expect(texts.has('youAreBlocked')).toBe(false);
  expect(texts.size).toBe(7);
});

test('[I18N-03] groups are loaded separately', async () => {
  await loadMessages('de', ['site']);
  activate('de');
  expect(translateKey('noConnection')).not.toBe('noConnection');
  expect(translateKey('casino.empty')).toBe('casino.empty');
  await loadMessages('de', ['casino']);
  expect(translateKey('casino.empty')).not.toBe('casino.empty');
});

test('[I18N-04] the text of a key in an answer is looked up; a key without text is returned', async () => {
  await loadMessages('en', ['site']);
  activate('en');
  expect(translateKey('youAreBlocked')).toMatch(/blocked/i);
  expect(translateKey('neverHeardOf')).toBe('neverHeardOf');
});

test('[OP-76] the document has the tags bs and sr-Latn if the path has ba and rs', () => {
  const root = { lang: '' };
  const marked = locales.map((locale) => {
    markDocument(root as HTMLElement, locale); // only `lang` is written
    return root.lang;
  });
  expect(marked).toEqual(['sr-Latn', 'bs', 'en', 'de', 'el', 'sq', 'ru']);
});

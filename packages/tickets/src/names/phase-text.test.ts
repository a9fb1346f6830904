import { loadMessages } from '@kvota/i18n';
import { i18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';

import { phaseText } from './phase-text.ts';

const named = ['NSY', 'FH', 'HT', 'SH', 'F', 'AOT', 'OT', 'P', 'ETF', 'ETHT', 'PAUSED'];
const numbered: readonly (readonly [prefix: string, from: number, to: number])[] = [
  ['Q', 1, 4],
  ['SET', 1, 7],
  ['MAP', 1, 7],
  ['GAME', 1, 5],
  ['P', 1, 3],
  ['INN', 1, 9],
];
const codes = [
  ...named,
  ...numbered.flatMap(([prefix, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${prefix}${from + at}`),
  ),
];

describe.each(['en', 'rs', 'ba', 'de', 'el', 'sq', 'ru'] as const)('phases of a match in %s', (locale) => {
  test('[MATCH-12] [MATCH-13] [MATCH-14] [MATCH-15] [MATCH-16] every code has its own text', async () => {
    await loadMessages(locale, ['betting']);
    i18n.activate(locale);
    const texts = codes.map((code) => phaseText(i18n, code));
    // Q3 is used in every language, and HT in English; all other phases have a text.
    for (const [at, text] of texts.entries()) {
      const code = codes[at] ?? '';
      if (!/^Q\d$/.test(code) && !(locale === 'en' && code === 'HT')) expect(text, code).not.toBe(code);
      const number = /\d$/.exec(code)?.[0];
      if (number !== undefined && /^[A-Z]+\d$/.test(code)) expect(text, code).toContain(number);
    }
    expect(new Set(texts).size).toBe(codes.length);
  });

  test('[MATCH-12] the break is not called as a part of the name of a half, which in minute 0 has no minute beside it', async () => {
    await loadMessages(locale, ['betting']);
    i18n.activate(locale);
    for (const half of ['FH', 'SH'])
      expect(phaseText(i18n, half)).not.toContain(phaseText(i18n, 'HT').replace(/\.$/, ''));
  });
});

test('[MATCH-17] an unknown phase is shown as its code', () => {
  expect(phaseText(i18n, 'XYZ')).toBe('XYZ');
});

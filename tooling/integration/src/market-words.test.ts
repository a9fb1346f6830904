import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales, type Locale } from '@kvota/contracts';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';

import { sports } from '../../../apps/platform/src/feed/catalogue/sports.ts';
import { familyOf } from '../../../packages/tickets/src/names/market-name.ts';
import { faultsOf } from '../../../packages/i18n/src/message/faults.ts';
import * as texts from '../../../packages/tickets/src/names/market-texts.ts';

const folder = join(import.meta.dirname, '../../../packages/i18n/catalogs');

async function catalogOf(locale: Locale): Promise<Readonly<Record<string, { translation?: string }>>> {
  const filename = join(folder, locale, 'betting.po');
  return formatter().parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
}
const catalogs = new Map(await Promise.all(locales.map(async (locale) => [locale, await catalogOf(locale)] as const)));

/** Returns the languages in which a text is missing, or lacks one of its values, choices or plural forms. */
function missing(text: { readonly id: string; readonly message?: string } | undefined): readonly string[] {
  if (text === undefined) return ['all languages: the client has no text'];
  const { id, message = '' } = text;
  return locales.filter((locale) => {
    const said = catalogs.get(locale)?.[id]?.translation ?? '';
    return said === '' || faultsOf(locale, said, message).length > 0;
  });
}

/** True for codes that need no translation: 1, X, 2:1, 1/X, 2-3, 7+. */
const needsNoText = (code: string): boolean => /^[0-9X]+([:/-][0-9X]+)?\+?$/.test(code);

/** Returns the text of an outcome, as `outcomeName` does. */
function outcomeText(code: string) {
  if (/^[12]\/BY/.test(code)) return code.endsWith('+') ? texts.openMarginText : texts.marginText;
  const method = /^[12]\/([A-Z]+)(\d*)$/.exec(code);
  if (method?.[1] === 'R' && method[2] !== '') return texts.roundText;
  return method ? texts.methodTexts[method[1] ?? ''] : texts.outcomeTexts[code];
}

test('[MATCH-04] [MATCH-17] every market family of the feed has its name in all seven languages in the client, and an English label in the platform', () => {
  expect(locales).toHaveLength(7);
  const faults: string[] = [];
  let looked = 0;
  for (const { code: sport, catalogue } of sports) {
    for (const { family, name } of catalogue.families) {
      looked += 1;
      const { key } = familyOf(sport, family);
      for (const where of missing(texts.marketTexts[key])) faults.push(`${sport} ${family} (${key}): ${where}`);
      if (name === '') faults.push(`${sport} ${family}: no label in the platform`);
    }
  }
  expect(looked).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});

test('[MATCH-06] outcomes of every family, sports, groups and tables have their names too, unless a code needs none', () => {
  const faults: string[] = [];
  const look = (what: string, text: Parameters<typeof missing>[0]): void =>
    void faults.push(...missing(text).map((where) => `${what}: ${where}`));
  for (const { code: sport, catalogue } of sports) {
    look(`sport ${sport}`, texts.sportTexts[sport]);
    for (const code of catalogue.groups) look(`${sport} group ${code}`, texts.groupTexts[code]);
    for (const { code } of catalogue.tables) look(`${sport} table ${code}`, texts.tableTexts[code]);
    for (const { family, selections } of catalogue.families) {
      for (const code of selections) {
        if (!needsNoText(code)) look(`${sport} ${family} ${code}`, outcomeText(code));
      }
    }
  }
  expect(faults).toEqual([]);
});

test('a family without a text is reported', () => {
  expect(missing(texts.marketTexts[familyOf('F', 'NEW').key])).toEqual(['all languages: the client has no text']);
  expect(missing({ id: 'market.none', message: 'Not translated' })).toEqual([...locales]);
});

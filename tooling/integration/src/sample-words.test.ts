import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales, type Locale } from '@kvota/contracts';
import { messageGroups } from '@kvota/i18n';
import { sampleWords } from '@kvota/ui/showcase';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../packages/i18n/catalogs');

/** The same English with a different meaning: games of a casino and of a tennis set, tickets that are open and one, players of an agent and of a team. */
const anotherMeaning = new Set([
  'Games',
  'Goals',
  'Messages',
  'Open',
  // What a ticket cost, and the part of a wallet that came in.
  'Paid in',
  'Play',
  'Players',
  'Remove',
  'Sets',
  // A theme of games, and the kind of sport that a list asks for.
  'Sport',
  'Total',
  'Winner',
]);

async function textsOf(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const group of messageGroups) {
    const filename = join(folder, locale, `${group}.po`);
    const entries = await formatter().parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
    for (const [id, { translation = '' }] of Object.entries(entries)) texts.set(`${group} ${id}`, translation);
  }
  return texts;
}

test('stories say a word as the product does', async () => {
  const english = [...(await textsOf('en'))];
  const strays: string[] = [];
  for (const locale of locales.filter((one) => one !== 'en')) {
    const texts = await textsOf(locale);
    for (const [text, words] of Object.entries(sampleWords)) {
      const inProduct = english.filter(([, said]) => said === text).map(([key]) => texts.get(key));
      if (anotherMeaning.has(text) || inProduct.length === 0 || inProduct.includes(words[locale])) continue;
      strays.push(
        `${locale}: ${text} is "${words[locale]}" in the stories, "${inProduct.join('", "')}" in the product`,
      );
    }
  }
  expect(strays).toEqual([]);
});

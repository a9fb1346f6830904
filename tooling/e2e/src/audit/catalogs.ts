import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Locale } from '@kvota/contracts';
import { messageGroups } from '@kvota/i18n';
import { formatter } from '@lingui/format-po';

const folder = resolve(import.meta.dirname, '../../../../packages/i18n/catalogs');

/** Returns the texts of a language by id, from its catalogs. */
export async function catalogOf(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const format = formatter();
  const texts = new Map<string, string>();
  for (const group of messageGroups) {
    const filename = join(folder, locale, `${group}.po`);
    const catalog = await format.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
    for (const [id, { translation = '' }] of Object.entries(catalog)) texts.set(id, translation);
  }
  return texts;
}

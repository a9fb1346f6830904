import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales, type Locale } from '@kvota/contracts/values';
import { formatter } from '@lingui/format-po';
import { describe, expect, test } from 'vitest';

import { messageGroups, serverGroups } from './message-group.ts';

const root = join(import.meta.dirname, '..');

/** Cells of the first table, without its head. */
const rows = readFileSync(join(root, 'GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| en ') && !line.startsWith('| --'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const columns = ['en', 'rs', 'ba', 'de', 'el', 'sq', 'ru'] as const;

/** Converts the forms of a cell to patterns. The part before the point begins a word; any ending may follow it. */
function patternsOf(cell: string, whole: boolean): RegExp[] {
  return cell.split(', ').map((form) => {
    const [stem = '', rest] = form.split('·');
    const escaped = (stem === '' ? (rest ?? '') : stem).replaceAll('.', String.raw`\.`);
    const begin = stem === '' ? '' : String.raw`(?<!\p{L})`;
    const end = rest !== undefined && stem !== '' ? (whole ? String.raw`s?(?!\p{L})` : '') : String.raw`(?!\p{L})`;
    return new RegExp(begin + escaped + end, 'iu');
  });
}

async function catalogOf(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const format = formatter();
  const texts = new Map<string, string>();
  for (const group of [...messageGroups, ...serverGroups]) {
    const filename = join(root, 'catalogs', locale, `${group}.po`);
    const catalog = await format.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
    for (const [id, { translation = '' }] of Object.entries(catalog)) texts.set(id, translation);
  }
  return texts;
}

const english = await catalogOf('en');

test('every row of the glossary has a word in every language', () => {
  for (const row of rows)
    expect(
      row.filter((cell) => cell !== ''),
      row[0],
    ).toHaveLength(columns.length);
});

describe.each(locales.filter((locale) => locale !== 'en'))('the texts of %s', (locale) => {
  test.each(rows.filter(([term = '']) => !term.startsWith('(')))(
    'the word for "%s" is that of the glossary',
    async (...row) => {
      const texts = await catalogOf(locale);
      const [inEnglish, here] = [patternsOf(row[0] ?? '', true), patternsOf(row[columns.indexOf(locale)] ?? '', false)];
      const astray = [...english]
        .filter(([, text]) => inEnglish.some((word) => word.test(text)))
        .map(([id]) => `${id}: ${texts.get(id) ?? ''}`)
        .filter((line) => !here.some((word) => word.test(line.slice(line.indexOf(':')))));
      expect(astray).toEqual([]);
    },
  );
});

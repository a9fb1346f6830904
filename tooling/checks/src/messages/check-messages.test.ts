import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { makeConfig } from '@lingui/conf';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { checkMessages } from './check-messages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const catalog = (texts: Readonly<Record<string, string>>): string =>
  [
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n',
    ...Object.entries(texts).map(([id, text]) => `#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${text}"\n`),
  ].join('\n');

/** Creates a workspace of one source file and the catalogs of two languages. */
function workspace(source: string, en: Readonly<Record<string, string>>, de: Readonly<Record<string, string>>) {
  write('src/Part.tsx', source);
  write('catalogs/en/site.po', catalog(en));
  write('catalogs/de/site.po', catalog(de));
  const config = makeConfig(
    {
      rootDir: folder,
      sourceLocale: 'en',
      locales: ['en', 'de'],
      catalogs: [{ path: '<rootDir>/catalogs/{locale}/site', include: ['<rootDir>/src/**/*.tsx'] }],
    },
    { skipValidation: true },
  );
  return checkMessages({ config, components: ['src/*.tsx'] });
}

const source = (...macros: string[]): string =>
  `import { t } from '@lingui/core/macro';\nexport const texts = () => [${macros.join(', ')}];\n`;
const pay = "t({ id: 'slip.pay', message: 'Pay' })";
const stake = "t({ id: 'slip.stake', message: 'Stake' })";

test('catalogs that hold the texts of the sources in every language are in order', async () => {
  const texts = { 'slip.pay': 'Pay', 'slip.stake': 'Stake' };
  const report = await workspace(source(pay, stake), texts, { 'slip.pay': 'Zahlen', 'slip.stake': 'Einsatz' });
  expect(report).toEqual({ findings: [], notes: [], texts: 2 });
});

test('an id that two groups use for different texts is a finding', async () => {
  write('src/Part.tsx', source(pay));
  write('other/Part.tsx', source("t({ id: 'slip.pay', message: 'Pay' })", stake));
  for (const [locale, texts] of [
    ['en', ['Pay', 'Pay', 'Stake']],
    ['de', ['Zahlen', 'Bezahlen', 'Einsatz']],
  ] as const) {
    write(`catalogs/${locale}/site.po`, catalog({ 'slip.pay': texts[0] }));
    write(`catalogs/${locale}/other.po`, catalog({ 'slip.pay': texts[1], 'slip.stake': texts[2] }));
  }
  const groups = [
    ['site', 'src'],
    ['other', 'other'],
  ] as const;
  const config = makeConfig(
    {
      rootDir: folder,
      sourceLocale: 'en',
      locales: ['en', 'de'],
      catalogs: groups.map(([group, from]) => ({
        path: `<rootDir>/catalogs/{locale}/${group}`,
        include: [`<rootDir>/${from}/**/*.tsx`],
      })),
    },
    { skipValidation: true },
  );
  const { findings } = await checkMessages({ config });
  expect(findings).toEqual(['de/other.po: "slip.pay" is "Zahlen" in group site: use another id, or one text in both.']);
});

test('[I18N-01] one text missing, one unused and one that was not extracted are three findings', async () => {
  const { findings } = await workspace(
    source(pay, stake),
    { 'slip.pay': 'Pay', 'slip.old': 'Old' },
    { 'slip.pay': '', 'slip.stake': 'Einsatz', 'slip.old': 'Alt' },
  );
  expect(findings).toEqual([
    'en/site.po: lacks "slip.stake" of the sources.',
    'en/site.po: "slip.old" is in no source.',
    'de/site.po: "slip.pay" is not translated: "Pay".',
    'de/site.po: "slip.old" is in no source.',
  ]);
});

test('a text that changed in the sources is found, so that its translations are looked at', async () => {
  const { findings } = await workspace(source(pay), { 'slip.pay': 'Pay now' }, { 'slip.pay': 'Zahlen' });
  expect(findings).toEqual(['en/site.po: "slip.pay" was changed in the sources to "Pay".']);
});

test('a text needs an id of its own and an English text', async () => {
  const { findings } = await workspace(source('t`Pay`', "t({ id: 'slip.stake' })"), {}, {});
  expect(findings).toContainEqual(expect.stringMatching(/Part\.tsx: "Pay" has no id of its own\.$/));
  expect(findings).toContainEqual(expect.stringMatching(/Part\.tsx: "slip\.stake" has no message: /));
});

test('words that stand in a component and in no catalog are found, between tags and where they are read out', async () => {
  const { findings } = await workspace(
    `import { Trans } from '@lingui/react/macro';
    export const Part = () => (
      <section aria-label="Your ticket" data-state="open">
        Place bet {'now'} 2 : 1 · ©
        <Trans id="slip.pay">Pay <b>all</b></Trans>
        <img alt="" src="picture.png" />
      </section>
    );`,
    { 'slip.pay': 'Pay <0>all</0>' },
    { 'slip.pay': '<0>Alles</0> zahlen' },
  );
  expect(findings).toEqual([
    'src/Part.tsx: "Your ticket" (line 3) stands in no catalog: use a macro with an id.',
    'src/Part.tsx: "Place bet" (line 4) stands in no catalog: use a macro with an id.',
    'src/Part.tsx: "now" (line 4) stands in no catalog: use a macro with an id.',
  ]);
});

test('a translation that does not fit its text is found', async () => {
  const { findings } = await workspace(
    source("t({ id: 'slip.max', message: 'At most {limit}.' })"),
    { 'slip.max': 'At most {limit}.' },
    { 'slip.max': 'Höchstens {max}.' },
  );
  expect(findings).toEqual([
    'de/site.po: "slip.max" lacks the placeholder {limit}: "Höchstens {max}.".',
    'de/site.po: "slip.max" has the placeholder {max}, for which there is no value: "Höchstens {max}.".',
  ]);
});

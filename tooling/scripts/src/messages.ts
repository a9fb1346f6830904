// `pnpm messages`: every text of the sources stands in the catalogs, none more, each in all seven languages. `--write` updates the catalogs.
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

import { root } from './processes.ts';

const write = process.argv.includes('--write');
const config = getConfig({ cwd: root });
const catalogs = await getCatalogs(config);
const findings: string[] = [];
const notes: string[] = [];
let texts = 0;

type Catalog = (typeof catalogs)[number];
type Texts = NonNullable<Awaited<ReturnType<Catalog['read']>>>;

/** What the catalog of one language should hold: the collected texts, with the translations it has already. */
function expected(
  existing: Texts,
  collected: NonNullable<Awaited<ReturnType<Catalog['collect']>>>,
  locale: string,
): Texts {
  return Object.fromEntries(
    Object.entries(collected).map(([id, text]) => {
      const known = existing[id];
      const translation = locale === config.sourceLocale ? text.message : known?.translation;
      return [id, { ...known, ...text, obsolete: false, translation: translation ?? '' }];
    }),
  );
}

for (const catalog of catalogs) {
  const group = catalog.path.split('/').at(-1) ?? catalog.path;
  const collected = await catalog.collect();
  if (!collected) throw new Error(`The sources of group ${group} could not be read; the error stands above.`);
  texts += Object.keys(collected).length;
  for (const [id, { message, origin }] of Object.entries(collected)) {
    if (message === undefined) {
      findings.push(`${origin[0]?.[0] ?? group}: "${id}" has no message: give it an id and an English text.`);
    }
  }
  for (const locale of config.locales) {
    const where = `${String(locale)}/${group}.po`;
    const existing = (await catalog.read(locale)) ?? {};
    const wanted = expected(existing, collected, locale);
    if (write) await catalog.write(locale, sorted(wanted));
    for (const [id, text] of Object.entries(wanted)) {
      const known = existing[id];
      if (!write && !known) findings.push(`${where}: lacks "${id}" of the sources.`);
      else if (locale === config.sourceLocale && known?.translation !== text.message)
        // The other languages say what the text said before: whoever changes it looks at them too.
        (write ? notes : findings).push(`${where}: "${id}" was changed in the sources to "${text.message}".`);
      else if (!text.translation) findings.push(`${where}: "${id}" is not translated: "${text.message}".`);
    }
    if (write) continue;
    for (const id of Object.keys(existing)) if (!(id in collected)) findings.push(`${where}: "${id}" is in no source.`);
  }
}

/** Ids in order, so that a new text lands where a reader looks for it and merges do not collide. */
function sorted(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

for (const note of notes) console.log(`${note} Check its translations.`);
for (const finding of findings) console.error(finding);
if (findings.length > 0 && !write) console.error('Run `pnpm messages --write` and fill in what is empty.');
console.log(
  `Messages: ${texts} texts in ${catalogs.length} groups, ${config.locales.length} languages, ${findings.length} findings.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;

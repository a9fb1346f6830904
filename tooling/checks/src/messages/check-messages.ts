// Compares the catalogs with the texts of the sources: none may be missing or unused, and each has to follow the
// rules.
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

import { getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

// Imported by path, because a package that tests others cannot depend on one of them.
import { isLocale } from '../../../../packages/contracts/src/locale/locale.ts';
import { hardCodedTextsIn } from './hard-coded-texts.ts';
import { textFaults } from './text-rules.ts';

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];
type Texts = NonNullable<Awaited<ReturnType<Catalog['read']>>>;
type Collected = NonNullable<Awaited<ReturnType<Catalog['collect']>>>;

export interface MessageReport {
  /** Faults that have to be corrected. Empty if the catalogs are in order. */
  readonly findings: readonly string[];
  /** Places that somebody should look at. */
  readonly notes: readonly string[];
  readonly texts: number;
}

export interface CheckOptions {
  readonly config: LinguiConfigNormalized;
  /** Updates the catalogs instead of reporting what they lack. */
  readonly write?: boolean;
  /** Components that must not contain literal texts, as globs below the root. */
  readonly components?: readonly string[];
}

/** Compares sources and catalogs, and applies the rules of each language. */
export async function checkMessages({ config, write = false, components = [] }: CheckOptions): Promise<MessageReport> {
  const findings: string[] = [];
  const notes: string[] = [];
  let texts = 0;
  const others: KnownTexts = new Map();
  for (const catalog of await getCatalogs(config)) {
    const group = catalog.path.split('/').at(-1) ?? catalog.path;
    const collected = await catalog.collect();
    if (!collected) throw new Error(`The sources of group ${group} could not be read; the error stands above.`);
    texts += Object.keys(collected).length;
    findings.push(...idFindings(collected, group));
    for (const locale of config.locales as readonly string[]) {
      const where = `${locale}/${group}.po`;
      const existing = (await catalog.read(locale)) ?? {};
      const source = locale === config.sourceLocale;
      const wanted = expected(existing, collected, source);
      if (write) await catalog.write(locale, sorted(wanted));
      for (const [id, text] of Object.entries(wanted)) {
        const known = existing[id];
        if (!write && !known) findings.push(`${where}: lacks "${id}" of the sources.`);
        else if (source && known?.translation !== text.message)
          // The other languages still translate the old text, so a changed text is reported until they are looked at.
          (write ? notes : findings).push(`${where}: "${id}" was changed in the sources to "${text.message}".`);
        else if (!text.translation) findings.push(`${where}: "${id}" is not translated: "${text.message}".`);
        findings.push(...repeated(others, { locale, group, id, translation: text.translation ?? '' }));
        if (text.translation && isLocale(locale))
          for (const fault of textFaults(locale, text.translation, text.message ?? ''))
            findings.push(`${where}: "${id}" ${fault}: "${text.translation}".`);
      }
      if (write) continue;
      for (const id of Object.keys(existing))
        if (!(id in collected)) findings.push(`${where}: "${id}" is in no source.`);
    }
  }
  findings.push(...hardCoded(config.rootDir, components));
  return { findings, notes, texts };
}

/** Translations by language and id, with the group in which they were found first. */
type KnownTexts = Map<string, { readonly group: string; readonly translation: string }>;

interface FoundText {
  readonly locale: string;
  readonly group: string;
  readonly id: string;
  readonly translation: string;
}

/** A page that has loaded two groups shows the text of either, so an id of both has one text. */
function repeated(others: KnownTexts, { locale, group, id, translation }: FoundText): string[] {
  const key = `${locale} ${id}`;
  const other = others.get(key);
  if (!other) others.set(key, { group, translation });
  if (!other || other.translation === translation) return [];
  return [
    `${locale}/${group}.po: "${id}" is "${other.translation}" in group ${other.group}: use another id, or one text in both.`,
  ];
}

/** Ids are written by hand: the name that the specification uses, or the place of the text. */
function idFindings(collected: Collected, group: string): string[] {
  return Object.entries(collected).flatMap(([id, { message, context, origin }]) => {
    const where = origin[0]?.[0] ?? group;
    if (message === undefined) return [`${where}: "${id}" has no message: give it an id and an English text.`];
    return generateMessageId(message, context) === id ? [`${where}: "${message}" has no id of its own.`] : [];
  });
}

/** Returns the catalog that a language should have: the collected texts with their existing translations. */
function expected(existing: Texts, collected: Collected, isSource: boolean): Texts {
  return Object.fromEntries(
    Object.entries(collected).map(([id, text]) => {
      const known = existing[id];
      const translation = isSource ? text.message : known?.translation;
      return [id, { ...known, ...text, obsolete: false, translation: translation ?? '' }];
    }),
  );
}

/** Sorted by id, so that a new text has one place and merges rarely conflict. */
function sorted(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function hardCoded(root: string, components: readonly string[]): string[] {
  const files = components.flatMap((glob) => globSync(join(root, glob)));
  return files
    .filter((file) => !/\.(?:test|stories)\.tsx$|\/stor(?:y|y-world)\//.test(file))
    .flatMap((file) =>
      hardCodedTextsIn(file).map(
        (text) => `${relative(root, file)}: ${text} stands in no catalog: use a macro with an id.`,
      ),
    );
}

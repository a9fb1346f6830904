// Every text of the sources stands in the catalogs, none more, each in every language and fit to stand there.
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

import { getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

// By path, as a package that others are tested with cannot depend on one of them.
import { isLocale } from '../../../../packages/contracts/src/locale/locale.ts';
import { hardCodedTextsIn } from './hard-coded-texts.ts';
import { textFaults } from './text-rules.ts';

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];
type Texts = NonNullable<Awaited<ReturnType<Catalog['read']>>>;
type Collected = NonNullable<Awaited<ReturnType<Catalog['collect']>>>;

export interface MessageReport {
  /** What has to be put right; empty where the catalogs are in order. */
  readonly findings: readonly string[];
  /** What somebody should look at. */
  readonly notes: readonly string[];
  readonly texts: number;
}

export interface CheckOptions {
  readonly config: LinguiConfigNormalized;
  /** Brings the catalogs up to date in place of finding what they lack. */
  readonly write?: boolean;
  /** Components that must hold no words of their own, as globs below the root. */
  readonly components?: readonly string[];
}

/** Compares sources and catalogs, and holds every text to the rules of its language. */
export async function checkMessages({ config, write = false, components = [] }: CheckOptions): Promise<MessageReport> {
  const findings: string[] = [];
  const notes: string[] = [];
  let texts = 0;
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
          // The other languages say what the text said before: whoever changes it looks at them too.
          (write ? notes : findings).push(`${where}: "${id}" was changed in the sources to "${text.message}".`);
        else if (!text.translation) findings.push(`${where}: "${id}" is not translated: "${text.message}".`);
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

/** Ids are written by hand: what the specification calls a text, or where it stands. */
function idFindings(collected: Collected, group: string): string[] {
  return Object.entries(collected).flatMap(([id, { message, context, origin }]) => {
    const where = origin[0]?.[0] ?? group;
    if (message === undefined) return [`${where}: "${id}" has no message: give it an id and an English text.`];
    return generateMessageId(message, context) === id ? [`${where}: "${message}" has no id of its own.`] : [];
  });
}

/** What the catalog of one language should hold: the collected texts, with the translations it has already. */
function expected(existing: Texts, collected: Collected, isSource: boolean): Texts {
  return Object.fromEntries(
    Object.entries(collected).map(([id, text]) => {
      const known = existing[id];
      const translation = isSource ? text.message : known?.translation;
      return [id, { ...known, ...text, obsolete: false, translation: translation ?? '' }];
    }),
  );
}

/** Ids in order, so that a new text lands where a reader looks for it and merges do not collide. */
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

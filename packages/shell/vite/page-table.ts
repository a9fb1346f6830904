// Writes pages.json and robots.txt beside a built page. A server that reads pages.json can put language, title and
// description into the page by its path, and answer 404 for paths without a page (ROUTE-72).
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { defaultLocale, languageTag, locales, type Locale } from '../../contracts/src/locale/locale.ts';
import { otherPathsOf } from '../../sitemap/src/other-paths.ts';
import { pageIds, sitemapEntry, type SitemapId } from '../../sitemap/src/sitemap.ts';
import { builtTexts } from './built-texts.ts';
import { descriptions } from './page-texts.ts';

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** Everything that a server needs to know of the pages of an app. */
export interface PageTable {
  readonly name: string;
  readonly defaultLocale: Locale;
  /** The BCP 47 tag of each language. */
  readonly languages: Readonly<Record<string, string>>;
  readonly pages: readonly {
    /** Paths without language; `$name` is a parameter, `{-$name}` an optional one. */
    readonly paths: readonly string[];
    readonly titles: Texts;
    /** Present if search engines may list the page. */
    readonly descriptions?: Texts;
    /** Present if a parameter of the query names an item with a separate address: a match (MATCH-30). */
    readonly item?: { readonly parameter: string; readonly path: string };
  }[];
}

/** Pages whose query may name a match. Its address is that of prematch betting, whatever its state is. */
const matchPages: ReadonlySet<SitemapId> = new Set(['betting', 'liveBetting']);

/** Returns the table of an app that serves these pages. The agents' app has no page for search engines. */
export async function tableOf(name: string, ids: readonly SitemapId[], listed: boolean): Promise<PageTable> {
  const texts = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      title: await builtTexts(locale, 'site'),
      description: await builtTexts(locale, 'head'),
    })),
  );
  const pages = ids.map((id) => {
    const { path, layout } = sitemapEntry(id);
    const about = listed ? descriptions[id] : undefined;
    const each = (read: (text: (typeof texts)[number]) => string): Texts =>
      Object.fromEntries(texts.map((text) => [text.locale, read(text)]));
    return {
      paths: [path, ...otherPathsOf(id)],
      titles: layout === 'bare' ? {} : each(({ title }) => title(`page.${id}`)),
      ...(about && { descriptions: each(({ description }) => description(about.id)) }),
      ...(matchPages.has(id) && { item: { parameter: 'event', path: sitemapEntry('betting').path } }),
    };
  });
  const languages = Object.fromEntries(locales.map((locale) => [locale, languageTag(locale)]));
  return { name, defaultLocale, languages, pages };
}

/** Writes the table of an app. `pages` are those that it serves; all if left out. */
export function pageTable(name: string, pages?: readonly SitemapId[]): Plugin {
  let folder: string | undefined;
  return {
    name: 'kvota-page-table',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      if (folder === undefined) return;
      const table = await tableOf(name, pages ?? pageIds(), pages === undefined);
      writeFileSync(join(folder, 'pages.json'), `${JSON.stringify(table)}\n`);
      // For a host of static files. The server of this workspace adds the address of the sitemap.
      writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nDisallow:${pages === undefined ? '' : ' /'}\n`);
    },
  };
}

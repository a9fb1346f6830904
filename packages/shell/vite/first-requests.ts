// Lists in a built page which files the first screen of each path needs, so that they are requested at once.
import type { Plugin } from 'vite';

import { firstRequestsId, type FirstFiles, type FirstRequests } from '../src/browser/first-screen/first-requests.ts';
import { withData } from './first-paint-page.ts';
import { sitemapEntry, type SitemapId } from '../../sitemap/src/sitemap.ts';

/** A file of a build, as far as it matters here. */
export interface BuiltChunk {
  readonly fileName: string;
  /** The chunks that this one imports when it loads. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** The first screen of a page, beside the frame. */
export interface FirstScreen {
  /** Ends of the paths of source files that are loaded when they are used: `home/HomePage.tsx`. */
  readonly parts: readonly string[];
  /** Groups of texts. */
  readonly texts: readonly string[];
}

export interface FirstScreens {
  readonly pages: Readonly<Partial<Record<SitemapId, FirstScreen>>>;
  /** Further parts of a page whose address names a match. */
  readonly match: FirstScreen;
}

/** Returns a chunk and everything it imports, without what is known already. */
function withImports(chunks: ReadonlyMap<string, BuiltChunk>, name: string, known: Set<string>): BuiltChunk[] {
  const chunk = chunks.get(name);
  if (!chunk || known.has(name)) return [];
  known.add(name);
  return [chunk, ...chunk.imports.flatMap((file) => withImports(chunks, file, known))];
}

/**
 * Returns the list of a build. `entry` is the chunk that the page itself names. Throws if a part is in no chunk, because its
 * name in the configuration is wrong then.
 */
export function firstRequestsOf(
  all: readonly BuiltChunk[],
  entry: string,
  { pages, match }: FirstScreens,
): FirstRequests {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const named = withImports(chunks, entry, new Set()).map(({ fileName }) => fileName);
  const chunkOf = (part: string): string => {
    const found = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${part}`)));
    if (!found) throw new Error(`No chunk has ${part}. Correct the parts of the first screens in vite.config.ts.`);
    return found.fileName;
  };
  const filesOf = ({ parts, texts }: FirstScreen): FirstFiles => {
    const known = new Set(named);
    const needed = parts.flatMap((part) => withImports(chunks, chunkOf(part), known));
    return {
      scripts: needed.map(({ fileName }) => `/${fileName}`),
      texts,
    };
  };
  // The document has a file per language for each group, so it lists no group that its first screens do without.
  const groups = new Set([...Object.values(pages), match].flatMap((screen) => screen.texts));
  const texts: Record<string, Record<string, string>> = {};
  for (const { fileName } of all) {
    const [, locale, group] = /\/texts-(\w+)-(\w+)-[^/]*\.js$/.exec(fileName) ?? [];
    if (locale !== undefined && group !== undefined && groups.has(group))
      (texts[locale] ??= {})[group] = `/${fileName}`;
  }
  const byPath = Object.entries(pages).map(([id, screen]) => [
    sitemapEntry(id as SitemapId).path.toLowerCase(), // the keys of FirstScreens
    filesOf(screen),
  ]);
  return { pages: Object.fromEntries(byPath), match: filesOf(match), texts };
}

/** Lists the first requests of an app in its built page. */
export function firstRequests(screens: FirstScreens): Plugin {
  return {
    name: 'kvota-first-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        return withData(html, firstRequestsId, firstRequestsOf(chunks, chunk.fileName, screens));
      },
    },
  };
}

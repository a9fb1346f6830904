import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Readonly<Record<string, string>>;

/** The pages of a built app, as packages/shell/vite/page-table.ts wrote them into pages.json. */
export interface PageTable {
  readonly name: string;
  readonly defaultLocale: string;
  /** The BCP 47 tag of each language. */
  readonly languages: Texts;
  readonly pages: readonly {
    readonly paths: readonly string[];
    readonly titles: Texts;
    /** Present if search engines may list the page. */
    readonly descriptions?: Texts;
    /** Present if a parameter of the query names an item with a separate address, such as a match. */
    readonly item?: { readonly parameter: string; readonly path: string };
  }[];
}

/** Returns the table in a build, or undefined if the build has none, such as Storybook. */
export function readPageTable(folder: string): PageTable | undefined {
  const file = join(folder, 'pages.json');
  // Written by our own build.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageTable) : undefined;
}

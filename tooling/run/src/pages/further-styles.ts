import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the file with the styles that a page does not link, as `@kvota/vite/style-sheets` gives it. */
const furtherFile = /^further-styles-.*\.css$/;

const classesOf = (css: string): Set<string> => new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));

/**
 * Returns a function that answers with the path of the styles that a screen needs beside those of the page, or with
 * undefined if it needs none. On a wide screen these are the styles of the slip. `folder` is that of the build.
 */
export function createFurtherStyles(folder: string): (screen: string) => string | undefined {
  const assets = join(folder, 'assets');
  const sheets = (existsSync(assets) ? readdirSync(assets) : []).filter((name) => name.endsWith('.css'));
  const further = sheets.find((name) => furtherFile.test(name));
  if (further === undefined) return () => undefined;
  const read = (name: string): Set<string> => classesOf(readFileSync(join(assets, name), 'utf8'));
  const linked = new Set(sheets.flatMap((name) => (name === further ? [] : [...read(name)])));
  const only = new Set([...read(further)].filter((name) => !linked.has(name)));
  return (screen) => {
    for (const [, names = ''] of screen.matchAll(/\sclass="([^"]*)"/g))
      if (names.split(' ').some((name) => only.has(name))) return `/assets/${further}`;
    return undefined;
  };
}

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';

/** Style sheets of the font families that the pages use. */
const families = [
  import.meta.resolve('@fontsource-variable/sofia-sans/index.css'),
  import.meta.resolve('@fontsource-variable/sofia-sans-condensed/index.css'),
];
/** Scripts of our languages. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek'];
const prefix = '/oidc/fonts/';

const files = new Map<string, string>();

/** Returns the faces of one family by script, so that a reader fetches only the needed ones. */
function facesOf(address: string): string[] {
  const styles = fileURLToPath(address);
  return [...readFileSync(styles, 'utf8').matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) => {
    const file = /files\/([\w-]+\.woff2)/.exec(face)?.[1] ?? '';
    if (!scripts.some((script) => file === `${basename(dirname(styles))}-${script}-wght-normal.woff2`)) return [];
    files.set(file, join(dirname(styles), 'files', file));
    return [face.replace(/src: [^;]*;/, `src: url(${prefix}${file}) format('woff2');`).replaceAll(/\s+/g, ' ')];
  });
}

/** `@font-face` rules for the pages. The fonts are served from here, so that no other host learns of a sign-in. */
export const fontFaces: string = families.flatMap(facesOf).join('\n');

/** Serves the fonts. Their files change only with the version of the package. */
export function fontRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${prefix}:file`, (request, reply) => {
    const path = files.get(request.params.file);
    if (path === undefined) return reply.callNotFound();
    return reply
      .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
      .send(readFileSync(path));
  });
}

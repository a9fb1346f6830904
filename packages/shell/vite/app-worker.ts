// Lets a built app open without network and be installed: the service worker with its list of files, and the manifest.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build, type Plugin } from 'vite';

import type { BuildFiles } from '../src/service-worker/build-files.ts';
import { themeColors } from '../../ui/src/theme/tokens/theme-values.ts';
import { entryOf } from './first-paint-page.ts';

const sources = resolve(import.meta.dirname, '../src/service-worker');

/** Whether only some players need a file: texts of one language, fonts of one script, pictures of one page. */
const isChosen = (file: string): boolean => !/\.(js|css)$/.test(file) || /\/texts-/.test(file);

/** Returns the files of a built app, from its page and the names of its hashed files. */
export function buildFiles(page: string, assets: readonly string[]): BuildFiles {
  const files = assets.map((name) => `/assets/${name}`).toSorted();
  const version = createHash('sha256').update(page).update(files.join('\n')).digest('hex').slice(0, 16);
  return {
    version,
    entry: entryOf(page),
    needed: files.filter((file) => !isChosen(file)),
    chosen: files.filter(isChosen),
  };
}

async function bundle(name: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(sources, name), formats: ['iife'], name: 'kvota' },
    },
  });
  const chunk = [result].flat().flatMap((output) => ('output' in output ? output.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`packages/shell/src/service-worker/${name} did not build to a script.`);
  return chunk.code;
}

/** Returns the manifest with which a browser installs an app. Its colours are those of the dark theme, the default. */
function manifest(name: string): string {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/icons/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  const { canvas } = themeColors.dark.bg;
  const content = {
    name,
    short_name: name,
    lang: 'sr-Latn',
    id: '/',
    start_url: '/?app',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: canvas,
    background_color: canvas,
    categories: ['sports', 'entertainment'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('192.png', '192x192', 'any'),
      icon('512.png', '512x512', 'any'),
      icon('maskable-192.png', '192x192', 'maskable'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Writes `sw.js`, `sw-off.js` (served instead if the worker is switched off) and the manifest beside a built page. */
export function appWorker(name: string): Plugin {
  let folder: string | undefined;
  return {
    name: 'kvota-app-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/180.png' }, injectTo: 'head' },
    ],
    async closeBundle() {
      if (folder === undefined) return;
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const files = buildFiles(page, readdirSync(join(folder, 'assets')));
      writeFileSync(join(folder, 'sw.js'), await bundle('worker.ts', { KVOTA_BUILD: JSON.stringify(files) }));
      writeFileSync(join(folder, 'sw-off.js'), await bundle('worker-off.ts', {}));
      writeFileSync(join(folder, 'manifest.webmanifest'), manifest(name));
    },
  };
}

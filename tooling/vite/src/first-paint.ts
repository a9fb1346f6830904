// What a page shows before its scripts run: the stored theme in its own colours, and the splash. Nothing that it needs is
// fetched: style sheets come after it, and the app's own scripts wait until it is on screen.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build, type Plugin } from 'vite';

import { themeColors } from '../../../packages/ui/src/theme/tokens/theme-values.ts';
import { afterFrame, inlineHashes } from './first-paint-page.ts';
import { splash, splashStyle } from './first-splash.ts';

const shell = resolve(import.meta.dirname, '../../../packages/shell');
/** Where it goes in an app's index.html: before all else, which a script would wait for. */
const headPlace = '<!-- first paint -->';
/** Where the splash stands, in the app's root: the app draws over it. */
const splashPlace = '<!-- splash -->';

/** Code of the shell's, bundled to one short script: what runs at once is what runs later too. */
async function scriptOf(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: shell,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(shell, file), formats: ['iife'], name: 'kvota' },
    },
  });
  const chunk = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`packages/shell/${file} did not build to a script.`);
  return chunk.code.trim().replaceAll('</', String.raw`<\/`);
}

function tint(): string {
  const [dark, light] = [themeColors.dark.bg.canvas, themeColors.light.bg.canvas];
  return `<meta name="theme-color" content="${dark}" data-dark="${dark}" data-light="${light}">`;
}

/** Fills in the first paint of an app's page, lets it come before everything else, and writes `csp.json` beside the built one. */
export function firstPaint(name = 'Kvota'): Plugin[] {
  let folder: string | undefined;
  let isBuild = false;
  const once = new Map<string, Promise<string>>();
  const script = (file: string): Promise<string> => {
    const known = once.get(file) ?? scriptOf(file);
    once.set(file, known);
    return known;
  };
  return [
    {
      name: 'kvota-first-paint',
      configResolved(config) {
        isBuild = config.command === 'build';
        if (isBuild) folder = resolve(config.root, config.build.outDir);
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          for (const place of [headPlace, splashPlace]) {
            if (!html.includes(place)) {
              throw new Error(
                `index.html has no "${place}": the stored theme would flash. Put "${headPlace}" into the head and "${splashPlace}" into #root.`,
              );
            }
          }
          const code = await script('src/app/before-paint.ts');
          const filled = [tint(), `<script>${code}</script>`, `<style>${splashStyle}</style>`].join('\n    ');
          const drawn = await splash(name);
          // By functions: what is filled in holds signs that mean something in a replacement.
          return html.replace(headPlace, () => filled).replace(splashPlace, () => drawn);
        },
      },
      closeBundle() {
        if (folder === undefined) return;
        const page = readFileSync(join(folder, 'index.html'), 'utf8');
        writeFileSync(join(folder, 'csp.json'), `${JSON.stringify(inlineHashes(page), null, 2)}\n`);
      },
    },
    {
      name: 'kvota-after-first-paint',
      transformIndexHtml: {
        order: 'post',
        // A development server has no build whose files could wait.
        handler: async (html) => (isBuild ? afterFrame(html, await script('src/app/begin-after-frame.ts')) : html),
      },
    },
  ];
}

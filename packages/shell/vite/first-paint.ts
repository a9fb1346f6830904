// The first paint of a page, before its scripts run: the stored theme and colours, and the splash. It fetches nothing:
// style sheets come after it, and the app's scripts wait until it is on screen.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build, type Plugin } from 'vite';

import { themeColors } from '../../ui/src/theme/tokens/theme-values.ts';
import { afterFrame, inlineHashes } from './first-paint-page.ts';
import { splash, splashStyle } from './first-splash.ts';

const shell = resolve(import.meta.dirname, '..');
/** Its place in an app's index.html: before everything else, because a script waits for style sheets before it. */
const headPlace = '<!-- first paint -->';
/** The place of the splash in the app's root. The app renders over it. */
const splashPlace = '<!-- splash -->';

/** Bundles a file, of the shell if its path is relative, to one short script: the page and the app run the same code. */
async function scriptOf(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: shell,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: resolve(shell, file), formats: ['iife'], name: 'kvota' },
    },
  });
  const chunk = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${resolve(shell, file)} did not build to a script.`);
  return chunk.code.trim().replaceAll('</', String.raw`<\/`);
}

function tint(): string {
  const [dark, light] = [themeColors.dark.bg.canvas, themeColors.light.bg.canvas];
  return `<meta name="theme-color" content="${dark}" data-dark="${dark}" data-light="${light}">`;
}

/**
 * Inserts the first paint into an app's page, before everything else, and writes `csp.json` beside the built page.
 * `served` are the files of an app that answer taps on a screen that its server rendered, before the app is there.
 */
export function firstPaint(name = 'Kvota', served: readonly string[] = []): Plugin[] {
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
          // Functions, because the inserted text has characters with a meaning in a replacement.
          const scripts = await Promise.all(['src/app/served/check-served.ts', ...served].map(script));
          const checks = scripts.map((text) => `<script>${text}</script>`).join('');
          return html
            .replace(headPlace, () => filled)
            .replace(splashPlace, () => drawn)
            .replace('</body>', () => `  ${checks}\n  </body>`);
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
        // A development server has no built files that could wait.
        handler: async (html) => (isBuild ? afterFrame(html, await script('src/app/begin-after-frame.ts')) : html),
      },
    },
  ];
}

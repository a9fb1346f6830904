// What a page shows before its scripts run: the stored theme in its own colours, and nothing that flashes.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build, type Plugin } from 'vite';

import { themeColors } from '../../../packages/ui/src/theme/theme-values.ts';

const shell = resolve(import.meta.dirname, '../../../packages/shell');
/** Where it goes in an app's index.html: before the style sheets, which a script would wait for. */
const place = '<!-- first paint -->';

/** The shell's own code for it, bundled to one short script: the same that runs when the player changes the theme. */
async function script(): Promise<string> {
  const result = await build({
    configFile: false,
    root: shell,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(shell, 'src/theme/before-paint.ts'), formats: ['iife'], name: 'kvota' },
    },
  });
  const chunk = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error('packages/shell/src/theme/before-paint.ts did not build to a script.');
  return chunk.code.trim().replaceAll('</', String.raw`<\/`);
}

/** The ground and the mark of the first frame, where the style sheet is not there yet. */
function style(): string {
  const { dark, light } = themeColors;
  return [
    `html{background:var(--kvota-color-bg-canvas,${dark.bg.canvas})}`,
    `html[data-theme=light]{background:var(--kvota-color-bg-canvas,${light.bg.canvas})}`,
    `.first{position:fixed;inset:0;display:grid;place-items:center;color:var(--kvota-color-brand-text,${dark.brand.text})}`,
    `html[data-theme=light] .first{color:var(--kvota-color-brand-text,${light.brand.text})}`,
  ].join('');
}

function tint(): string {
  const [dark, light] = [themeColors.dark.bg.canvas, themeColors.light.bg.canvas];
  return `<meta name="theme-color" content="${dark}" data-dark="${dark}" data-light="${light}">`;
}

/** What a content security policy has to name: the hashes of everything inline that runs or styles. */
export function inlineHashes(html: string): { readonly 'script-src': string[]; readonly 'style-src': string[] } {
  const hashes = (tag: string): string[] =>
    [
      ...html.matchAll(
        new RegExp(String.raw`<${tag}(?![^>]*(?:\ssrc=|application/json))[^>]*>([\s\S]*?)</${tag}>`, 'g'),
      ),
    ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return { 'script-src': hashes('script'), 'style-src': hashes('style') };
}

/** Fills in the first paint of an app's page, and writes `csp.json` beside the built one. */
export function firstPaint(): Plugin {
  let code: Promise<string> | undefined;
  let folder: string | undefined;
  return {
    name: 'kvota-first-paint',
    configResolved(config) {
      if (config.command === 'build') folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(place)) {
          throw new Error(
            `index.html has no "${place}": the stored theme would flash. Put it into the head, before style sheets.`,
          );
        }
        code ??= script();
        const filled = [tint(), `<script>${await code}</script>`, `<style>${style()}</style>`].join('\n    ');
        // By a function: the script holds signs that mean something in a replacement.
        return html.replace(place, () => filled);
      },
    },
    closeBundle() {
      if (folder === undefined) return;
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      writeFileSync(join(folder, 'csp.json'), `${JSON.stringify(inlineHashes(page), null, 2)}\n`);
    },
  };
}

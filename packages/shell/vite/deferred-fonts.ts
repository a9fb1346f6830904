// The fonts of a built page: the style sheets keep those that every page needs, and the page lists the others.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { coversAny, deferredFontsId, type DeferredFont } from '../src/fonts/deferred-font.ts';
import { withData } from './first-paint-page.ts';

const valueOf = (rule: string, property: string): string | undefined =>
  new RegExp(String.raw`[{;]\s*${property}:\s*([^;}]+)`).exec(rule)?.[1]?.trim();

function fontOf(rule: string): DeferredFont | undefined {
  const [family, weight, range] = ['font-family', 'font-weight', 'unicode-range'].map((name) => valueOf(rule, name));
  const source = /url\((['"]?)([^'")]+)\1\)/.exec(rule)?.[2];
  if (family === undefined || weight === undefined || range === undefined || source === undefined) return undefined;
  const font = { family: family.replaceAll(/['"]/g, ''), weight, range, source };
  // Every page needs the fonts with Latin letters.
  return coversAny(font, 'a') ? undefined : font;
}

/** Removes the fonts from a style sheet that not every page needs. */
export function withoutDeferredFonts(css: string): { readonly css: string; readonly fonts: readonly DeferredFont[] } {
  const fonts: DeferredFont[] = [];
  const rest = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (rule) => {
    const font = fontOf(rule);
    if (!font) return rule;
    fonts.push(font);
    return '';
  });
  return { css: rest, fonts };
}

/**
 * Lets a built page start with the fonts that it needs. For every font in a style sheet that is not loaded yet, a browser
 * searches a fallback for each size and weight, in the middle of the first layout.
 */
export function deferredFonts(): Plugin {
  let folder: string | undefined;
  return {
    name: 'kvota-deferred-fonts',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (folder === undefined) return;
      const assets = join(folder, 'assets');
      const fonts: DeferredFont[] = [];
      for (const name of readdirSync(assets).filter((file) => file.endsWith('.css'))) {
        const path = join(assets, name);
        const taken = withoutDeferredFonts(readFileSync(path, 'utf8'));
        if (taken.fonts.length === 0) continue;
        fonts.push(...taken.fonts);
        writeFileSync(path, taken.css);
      }
      const page = join(folder, 'index.html');
      writeFileSync(page, withData(readFileSync(page, 'utf8'), deferredFontsId, fonts));
    },
  };
}

// The faces of a built page: the style sheets keep those that every page is written in, and the page names the others.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { coversAny, deferredFontsId, type DeferredFont } from '../../../packages/shell/src/fonts/deferred-font.ts';

const valueOf = (rule: string, property: string): string | undefined =>
  new RegExp(String.raw`[{;]\s*${property}:\s*([^;}]+)`).exec(rule)?.[1]?.trim();

function faceOf(rule: string): DeferredFont | undefined {
  const [family, weight, range] = ['font-family', 'font-weight', 'unicode-range'].map((name) => valueOf(rule, name));
  const source = /url\((['"]?)([^'")]+)\1\)/.exec(rule)?.[2];
  if (family === undefined || weight === undefined || range === undefined || source === undefined) return undefined;
  const face = { family: family.replaceAll(/['"]/g, ''), weight, range, source };
  // Every page is written in these.
  return coversAny(face, 'a') ? undefined : face;
}

/** Takes out of a style sheet the faces that not every page needs. */
export function withoutLaterFaces(css: string): { readonly css: string; readonly faces: readonly DeferredFont[] } {
  const faces: DeferredFont[] = [];
  const rest = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (rule) => {
    const face = faceOf(rule);
    if (!face) return rule;
    faces.push(face);
    return '';
  });
  return { css: rest, faces };
}

/** Writes the faces into a page, before its first script. */
export function nameFaces(html: string, faces: readonly DeferredFont[]): string {
  const text = JSON.stringify(faces).replaceAll('</', String.raw`<\/`);
  return html.replace(
    '<script',
    () => `<script type="application/json" id="${deferredFontsId}">${text}</script>\n    <script`,
  );
}

/**
 * Lets a built page begin with the faces that it is written in. A browser asks the system for a stand-in of every face in a
 * style sheet that is not there yet, for each size and weight, in the middle of the first layout.
 */
export function laterFaces(): Plugin {
  let folder: string | undefined;
  return {
    name: 'kvota-later-faces',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (folder === undefined) return;
      const assets = join(folder, 'assets');
      const faces: DeferredFont[] = [];
      for (const name of readdirSync(assets).filter((file) => file.endsWith('.css'))) {
        const path = join(assets, name);
        const taken = withoutLaterFaces(readFileSync(path, 'utf8'));
        if (taken.faces.length === 0) continue;
        faces.push(...taken.faces);
        writeFileSync(path, taken.css);
      }
      const page = join(folder, 'index.html');
      writeFileSync(page, nameFaces(readFileSync(page, 'utf8'), faces));
    },
  };
}

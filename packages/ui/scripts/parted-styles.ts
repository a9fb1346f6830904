// Splits the styles of the package: one file for each component, imported by the module that renders it, so that a
// bundler includes the styles of used components only. `styles.css` has all of them, for pages without a bundler.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Styles are imported by this name of the package's `imports`. For Node, which cannot read them, the name leads to an
 * empty module, so that the same files render on a server.
 */
const internal = '#styles/';
const require = createRequire(import.meta.url);

/** Vite's record of a chunk: the style sheets that its modules import, in order. */
interface Noted {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

const tidy = (file: string): string => file.replace(/\.css\.ts\.vanilla\.css$/, '.css');

/** The fonts as files of the package, with their licence, and the style sheet that names them. */
function carryFaces(source: string, folder: string): string {
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  const sheet = source.replaceAll(/url\('(@fontsource-variable\/[^']+)'\)/g, (_, face: string) => {
    copyFileSync(require.resolve(face), join(folder, 'fonts', basename(face)));
    return `url('./fonts/${basename(face)}')`;
  });
  const licence = join(dirname(require.resolve('@fontsource-variable/sofia-sans/package.json')), 'LICENSE');
  copyFileSync(licence, join(folder, 'fonts/LICENSE'));
  return sheet;
}

export function partedStyles(): Plugin {
  return {
    name: 'kvota-parted-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(options, bundle) {
        const folder = resolve(options.dir ?? 'dist');
        const faces = carryFaces(readFileSync('src/fonts.css', 'utf8'), folder);
        const sheets = new Map<string, string>([['fonts.css', faces]]);
        for (const [name, asset] of Object.entries(bundle)) {
          if (asset.type !== 'asset' || !name.endsWith('.css')) continue;
          sheets.set(tidy(name), String(asset.source));
          delete bundle[name];
        }
        const needs = new Map<string, readonly string[]>();
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const own = [...((chunk as Noted).viteMetadata?.importedCss ?? [])].map(tidy);
          needs.set(chunk.fileName, [...chunk.imports, ...own, ...chunk.dynamicImports]);
          chunk.code = [
            ...own.map((sheet) => `import '${internal}${sheet}';\n`),
            chunk.code
              .replace(/^\/\* empty css +\*\/\n/, '')
              .replace(/import ["']\.\/fonts\.css["'];?/, `import '${internal}fonts.css';`),
          ].join('');
        }
        // In the order of a bundler: a style sheet comes after those that it builds on.
        const order = new Set<string>(['fonts.css']);
        const walk = (file: string, seen: Set<string>): void => {
          if (sheets.has(file)) order.add(file);
          if (seen.has(file)) return;
          seen.add(file);
          for (const need of needs.get(file) ?? []) walk(need, seen);
        };
        const seen = new Set<string>();
        for (const entry of ['global.js', 'index.js']) walk(entry, seen);
        const left = [...sheets.keys()].filter((sheet) => !order.has(sheet));
        if (left.length > 0) this.error(`These styles are reached from no entry: ${left.join(', ')}.`);
        for (const [fileName, source] of sheets) this.emitFile({ type: 'asset', fileName, source });
        const whole = [...order].map((sheet) => sheets.get(sheet) ?? '').join('\n');
        this.emitFile({ type: 'asset', fileName: 'styles.css', source: whole });
        this.emitFile({ type: 'asset', fileName: 'no-styles.js', source: 'export {};\n' });
        // It has side effects only, and a type declaration must not import a style sheet.
        this.emitFile({ type: 'asset', fileName: 'global.d.ts', source: 'export {};\n' });
      },
    },
  };
}

import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';

import { appWorker } from './app-worker.ts';
import { firstPaint } from './first-paint.ts';
import { laterFaces } from './later-faces.ts';
import { portOf, type PortName } from '@kvota/run/ports';

const root = resolve(import.meta.dirname, '../../..');

/** Compiles the catalogs when a build or a development server starts, so that texts are never older than their PO files. */
function catalogs(): Plugin {
  const compile = (): void => {
    const script = join(root, 'packages/i18n/scripts/compile.ts');
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The catalogs did not compile:\n${stderr}`);
  };
  return {
    name: 'kvota-catalogs',
    buildStart: compile,
    configureServer(server) {
      const folder = join(root, 'packages/i18n/catalogs');
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder)) compile();
      });
    },
  };
}

/**
 * The plugins of an app, in the one order that works: styles, texts, macros, then React.
 * React's compiler before the macros would compile `<Trans>` wrongly and say nothing.
 */
export function appPlugins(): PluginOption[] {
  return [
    vanillaExtractPlugin(),
    catalogs(),
    lingui({ cwd: root }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: root })] }),
    react(),
  ];
}

/** Compiles the macros of texts in a package that is published: ids alone, as its users load the catalogs. */
export function publishedTexts(): ReturnType<typeof babel> {
  return babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'id-only' }, { cwd: root })] });
}

/** The plugins that a test in Node needs to import parts of the frame: texts only; styles get their names from `plainStyles`. */
export function testPlugins(): PluginOption[] {
  return [lingui({ cwd: root }), babel({ presets: [linguiTransformerBabelPreset({}, { cwd: root })] })];
}

/** A Vitest set-up file that lets style sheets be imported as they are, without compiling them. */
export const plainStyles = join(import.meta.dirname, 'plain-styles.ts');

/** Texts are named by language and group, so that what a page fetches of them can be read off its requests. */
function chunkName({
  facadeModuleId,
  name,
}: {
  readonly facadeModuleId: string | null;
  readonly name: string;
}): string {
  const [, locale, group] = /\/i18n\/src\/compiled\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  if (name.startsWith('shared~')) return 'assets/shared-[hash].js';
  return locale === undefined ? 'assets/[name]-[hash].js' : `assets/texts-${locale}-${group}-[hash].js`;
}

const isText = (id: string): boolean => id.includes('/i18n/src/compiled/');
/** Reads texts that an operator has written; Lingui names it in its first lines, and uses it while developing alone. */
const isTextReader = (id: string): boolean => /\/node_modules\/(@messageformat|moo|@lingui\/message-utils)\//.test(id);
/**
 * Few files in place of hundreds: what every page needs is one, and what several need is cut by who needs it, but never
 * into crumbs, each of which would cost a request. Texts stay as they are, one language and group each.
 */
const chunkGroups = [
  { name: 'text-reader', test: isTextReader, priority: 3 },
  { name: 'first', tags: ['$initial' as const], test: (id: string) => !isText(id), priority: 2 },
  {
    name: 'shared',
    test: (id: string) => !isText(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 80_000,
    priority: 1,
  },
];

/** The Vite configuration of an app of the workspace; `port` is the one that `pnpm dev` serves it on. */
export function appConfig(options: {
  readonly port: PortName;
  /** What the app is called where it is installed; without a name it is not to be, and has no service worker. */
  readonly name?: string;
  readonly plugins?: readonly PluginOption[];
}): UserConfig {
  return {
    plugins: [
      ...appPlugins(),
      // Before whoever reads the built page.
      laterFaces(),
      firstPaint(options.name),
      options.name === undefined ? [] : appWorker(options.name),
      ...(options.plugins ?? []),
    ],
    // Each of these holds state or a React context: a second copy would be another world.
    resolve: {
      dedupe: [
        'react',
        'react-dom',
        'jotai',
        '@lingui/core',
        '@lingui/react',
        '@tanstack/react-query',
        '@tanstack/react-router',
      ],
    },
    server: { port: portOf(options.port), strictPort: true },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      // A style sheet or an icon inside a script would be loaded twice as late and counted as script.
      assetsInlineLimit: 1024,
      reportCompressedSize: true,
      rolldownOptions: {
        output: {
          chunkFileNames: chunkName,
          assetFileNames: ({ names: [name = ''] }) =>
            name.startsWith('shared~') ? 'assets/shared-[hash][extname]' : 'assets/[name]-[hash][extname]',
          // Files that are merged may need each other in a circle.
          strictExecutionOrder: true,
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
}

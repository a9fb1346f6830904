import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';

import { firstPaint } from './first-paint.ts';
import { portOf, type PortName } from './ports.ts';

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
function chunkName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, locale, group] = /\/i18n\/src\/compiled\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return locale === undefined ? 'assets/[name]-[hash].js' : `assets/texts-${locale}-${group}-[hash].js`;
}

/** The Vite configuration of an app of the workspace; `port` is the one that `pnpm dev` serves it on. */
export function appConfig(options: {
  readonly port: PortName;
  readonly plugins?: readonly PluginOption[];
}): UserConfig {
  return {
    plugins: [...appPlugins(), firstPaint(), ...(options.plugins ?? [])],
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
      rolldownOptions: { output: { chunkFileNames: chunkName } },
    },
  };
}

import { defineConfig } from 'tsdown';

/**
 * Names the chunks of texts by language and group. A hash in the name would only make the table of imports longer, because
 * the files of a published version never change.
 */
function chunkName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, locale, group] = /\/src\/compiled\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return locale === undefined ? '[name]-[hash].js' : `${locale}-${group}.js`;
}

export default defineConfig({
  entry: { index: 'src/index.ts', messages: 'src/message/index.ts' },
  format: 'esm',
  dts: true,
  platform: 'neutral',
  outputOptions: { chunkFileNames: chunkName },
});

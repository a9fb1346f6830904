import { readFileSync, writeFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** In the package the styles are plain files: whoever imports `@kvota/ui/global` gets them, and the faces, with it. */
function plainStyles(): Plugin {
  return {
    name: 'kvota-plain-styles',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'global' || !chunk.isEntry) continue;
        chunk.code = `import './styles.css';\n`;
      }
    },
    closeBundle() {
      // It has side effects only, and a type declaration must not import a style sheet.
      writeFileSync('dist/global.d.ts', 'export {};\n');
      // Left as imports: the consumer's bundler finds the faces among our dependencies.
      writeFileSync('dist/styles.css', readFileSync('src/fonts.css', 'utf8') + readFileSync('dist/styles.css', 'utf8'));
    },
  };
}

// The code of the package; its types are tsdown's (tsdown.config.ts).
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react(), plainStyles()],
  build: {
    lib: {
      entry: { index: 'src/index.ts', global: 'src/global.ts', theme: 'src/theme/theme-values.ts' },
      formats: ['es'],
      cssFileName: 'styles',
    },
    target: 'es2024',
    cssCodeSplit: false,
    minify: false,
    rollupOptions: {
      // Everything that is a dependency stays one, the faces above all: inlined they would weigh a megabyte.
      external: [/^react(-dom)?(\/|$)/, /^@base-ui\//, /^@tabler\//, /^@mdi\//, /\/fonts\.css$/],
    },
  },
});

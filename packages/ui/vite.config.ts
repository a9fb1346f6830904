import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { partedStyles } from './scripts/parted-styles.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const outside = Object.keys({ ...manifest['dependencies'], ...manifest['peerDependencies'] });

// Builds the code of the package, one module for each of ours. Its types are built by tsdown (tsdown.config.ts).
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react(), partedStyles()],
  build: {
    lib: {
      entry: {
        index: 'src/index.ts',
        global: 'src/global.ts',
        theme: 'src/theme/index.ts',
        'theme-editing': 'src/theme/editing.ts',
      },
      formats: ['es'],
    },
    target: 'es2024',
    cssCodeSplit: true,
    minify: false,
    rollupOptions: {
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      // Dependencies stay external. The style sheet of fonts is copied as it is (scripts/parted-styles.ts).
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)) || id.endsWith('/fonts.css'),
    },
  },
});

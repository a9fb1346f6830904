import { appPlugins } from '@kvota/vite/app-vite';
import { kitStylesFirst } from '@kvota/vite/style-sheets';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [appPlugins(), kitStylesFirst()],
  resolve: { dedupe: ['react', 'react-dom', 'jotai', '@lingui/core', '@lingui/react'] },
  build: { outDir: '../dist/bench', emptyOutDir: true, modulePreload: false },
});

import { appPlugins } from '@kvota/vite/app-vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: appPlugins(),
  resolve: { dedupe: ['react', 'react-dom', 'jotai', '@lingui/core', '@lingui/react'] },
  build: { outDir: '../dist/bench', emptyOutDir: true, modulePreload: false },
});

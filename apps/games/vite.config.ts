import { appPlugins } from '@kvota/vite/app-vite';
import { defineConfig } from 'vite';

import { titlePictures } from './pictures.vite.ts';

/** Builds the frame of the games; the game server serves `dist`. */
export default defineConfig({
  root: 'src/client',
  // The page is at /play/{code}, its files at the root of the server.
  base: '/',
  plugins: [appPlugins(), titlePictures()],
  resolve: { dedupe: ['react', 'react-dom', '@lingui/core', '@lingui/react'] },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    // The policy of the server allows no style, script or font in an address.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});

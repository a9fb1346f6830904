import { publishedTexts } from '@kvota/vite/app-vite';
import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', parts: 'src/parts/index.ts', 'what-if': 'src/parts/what-if/index.ts' },
  format: 'esm',
  dts: true,
  platform: 'neutral',
  plugins: [publishedTexts()],
});

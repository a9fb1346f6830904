import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', messages: 'src/message/index.ts' },
  format: 'esm',
  dts: true,
  platform: 'neutral',
});

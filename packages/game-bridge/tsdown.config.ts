import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { frame: 'src/frame.ts', host: 'src/host.ts' },
  format: 'esm',
  dts: true,
  platform: 'neutral',
});

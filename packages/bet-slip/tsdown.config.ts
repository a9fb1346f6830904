import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    math: 'src/math/index.ts',
    slip: 'src/slip/index.ts',
    store: 'src/store/index.ts',
    figures: 'src/figures/index.ts',
    wire: 'src/wire/index.ts',
    replay: 'src/replay/index.ts',
  },
  format: 'esm',
  dts: true,
  platform: 'neutral',
});

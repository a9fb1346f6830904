import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', verify: 'src/verify/index.ts', chain: 'src/chain/index.ts' },
  format: 'esm',
  dts: true,
  platform: 'neutral',
});

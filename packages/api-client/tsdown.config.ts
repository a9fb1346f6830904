import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', agency: 'src/agency.ts', operator: 'src/operator.ts' },
  format: 'esm',
  dts: true,
  platform: 'neutral',
});

import { defineConfig } from 'tsdown';

export default defineConfig([
  // A module for each of ours: bundlers leave out whole modules, but never the making of a schema within one.
  { entry: ['src/index.ts'], format: 'esm', unbundle: true, dts: false, platform: 'neutral' },
  { entry: ['src/index.ts'], format: 'esm', dts: { emitDtsOnly: true }, platform: 'neutral', clean: false },
]);

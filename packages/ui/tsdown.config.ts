import { defineConfig } from 'tsdown';

// Types only: the code is built by Vite (vite.config.ts), because styles written in TypeScript have to be run.
export default defineConfig({
  entry: { index: 'src/index.ts', theme: 'src/theme/index.ts' },
  format: 'esm',
  tsconfig: 'tsconfig.build.json',
  dts: { emitDtsOnly: true },
  platform: 'neutral',
  clean: false,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  deps: { neverBundle: [/\.css$/] },
});

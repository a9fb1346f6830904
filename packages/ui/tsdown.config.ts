import { defineConfig } from 'tsdown';

// Types only. Vite builds the code (vite.config.ts), because styles written in TypeScript have to be executed.
export default defineConfig({
  entry: { index: 'src/index.ts', theme: 'src/theme/index.ts', 'theme-editing': 'src/theme/editing.ts' },
  format: 'esm',
  tsconfig: 'tsconfig.build.json',
  dts: { emitDtsOnly: true },
  platform: 'neutral',
  clean: false,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  deps: { neverBundle: [/\.css$/] },
});

import { plainStyles, testPlugins } from '@kvota/scripts/app-vite';
import { everySuite } from '@kvota/scripts/vitest-suite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: testPlugins(),
  test: { ...everySuite, include: ['src/**/*.test.{ts,tsx}'], setupFiles: [plainStyles] },
});

import { plainStyles, testPlugins } from '@kvota/vite/app-vite';
import { everySuite } from '@kvota/vite/vitest-suite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: testPlugins(),
  test: { ...everySuite, include: ['src/**/*.test.{ts,tsx}'], setupFiles: [plainStyles] },
});

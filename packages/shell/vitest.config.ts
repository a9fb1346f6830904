import { plainStyles, testPlugins } from '@kvota/scripts/app-vite';
import { reporters } from '@kvota/scripts/vitest-report';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: testPlugins(),
  test: { ...reporters, include: ['src/**/*.test.{ts,tsx}'], setupFiles: [plainStyles] },
});

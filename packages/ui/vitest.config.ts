import { everySuite } from '@kvota/vite/vitest-suite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { ...everySuite, include: ['src/**/*.test.{ts,tsx}'] },
});

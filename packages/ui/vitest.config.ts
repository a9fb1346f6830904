import { reporters } from '@kvota/scripts/vitest-report';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { ...reporters, include: ['src/**/*.test.{ts,tsx}'] },
});

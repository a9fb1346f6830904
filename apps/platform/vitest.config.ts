import { reporters } from '@kvota/scripts/vitest-report';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...reporters,
    include: ['src/**/*.test.ts'],
    passWithNoTests: true,
    // The first start of an embedded database takes seconds on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});

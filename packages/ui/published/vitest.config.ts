import { reporters } from '@kvota/scripts/vitest-report';
import { defineConfig } from 'vitest/config';

// The package as its users get it: packed, installed into a project of theirs, built there. Needs `pnpm build`.
export default defineConfig({
  test: {
    ...reporters,
    outputFile: { json: '.report/published.json' },
    include: ['published/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

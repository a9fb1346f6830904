import { everySuite } from '@kvota/vite/vitest-suite';
import { defineConfig } from 'vitest/config';

// Tests the package as its users get it: packed, and installed into a project. It and its dependencies must be built.
export default defineConfig({
  test: {
    ...everySuite,
    outputFile: { json: '.report/published.json' },
    include: ['published/**/*.test.ts'],
  },
});

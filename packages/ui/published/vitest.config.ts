import { everySuite } from '@kvota/vite/vitest-suite';
import { defineConfig } from 'vitest/config';

// Tests the package as its users get it: packed, installed into a project, built there. Needs `pnpm build`.
export default defineConfig({
  test: {
    ...everySuite,
    outputFile: { json: '.report/published.json' },
    include: ['published/**/*.test.ts'],
  },
});

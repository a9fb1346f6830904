import { everySuite } from '@kvota/scripts/vitest-suite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...everySuite,
    include: ['src/**/*.test.ts'],
    // The longest suite of the workspace: by default it would run on one of two cores.
    maxWorkers: 2,
    // The first start of an embedded database takes seconds on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});

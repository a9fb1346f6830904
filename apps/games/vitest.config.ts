import { everySuite } from '@kvota/vite/vitest-suite';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    ...everySuite,
    include: ['src/**/*.test.ts'],
    globalSetup: '@kvota/server/drop-schemas',
    // By default the suite would use one of two cores.
    maxWorkers: 2,
    env: { KVOTA_LARGE_RUNS: mode === 'large' ? '1' : '0' },
  },
}));

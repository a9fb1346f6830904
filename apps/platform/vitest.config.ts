import { everySuite } from '@kvota/vite/vitest-suite';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    ...everySuite,
    include: ['{src,chaos}/**/*.test.ts'],
    globalSetup: '@kvota/server/drop-schemas',
    // This is the longest suite of the workspace. By default it would use one of two cores.
    maxWorkers: 2,
    env: { KVOTA_LARGE_RUNS: mode === 'large' ? '1' : '0' },
  },
}));

import { defineConfig } from 'vitest/config';

import { everySuite } from '../vite/src/vitest-suite.ts';

export default defineConfig({ test: { ...everySuite, include: ['src/**/*.test.ts'] } });

import { defineConfig } from 'vitest/config';

import { reporters } from './src/vitest-report.ts';

export default defineConfig({ test: { ...reporters, include: ['src/**/*.test.ts'] } });

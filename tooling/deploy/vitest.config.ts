import { defineConfig } from 'vitest/config';

import { everySuite } from '@kvota/vite/vitest-suite';

export default defineConfig({ test: { ...everySuite, include: ['src/**/*.test.ts'] } });

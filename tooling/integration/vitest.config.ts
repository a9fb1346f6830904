import { reporters } from '@kvota/scripts/vitest-report';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { ...reporters, include: ['src/**/*.test.ts'] } });

import { everySuite } from '@kvota/vite/vitest-suite';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { ...everySuite, include: ['src/**/*.test.{ts,tsx}'] } });

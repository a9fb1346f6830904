import { appPlugins } from '@kvota/scripts/app-vite';
import { reporters } from '@kvota/scripts/vitest-report';
import { defineConfig } from 'vitest/config';

export default defineConfig({ plugins: appPlugins(), test: { ...reporters, include: ['src/**/*.test.{ts,tsx}'] } });

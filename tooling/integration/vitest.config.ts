import { appPlugins } from '@kvota/vite/app-vite';
import { everySuite } from '@kvota/vite/vitest-suite';
import { defineConfig } from 'vitest/config';

// Texts of the apps are written as macros, which their own builds expand.
export default defineConfig({ plugins: appPlugins(), test: { ...everySuite, include: ['src/**/*.test.ts'] } });

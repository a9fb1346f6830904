import { defineConfig } from '@playwright/test';

import tests from './playwright.config.ts';

const { projects: _, ...shared } = tests;

// One world, so that nothing else uses the processor while seconds are measured.
export default defineConfig({
  ...shared,
  testDir: 'bench',
  testMatch: '**/*.bench.ts',
  workers: 1,
  reporter: [['list']],
});

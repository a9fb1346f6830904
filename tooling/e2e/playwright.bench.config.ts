import { defineConfig } from '@playwright/test';

import { browserArguments } from '@kvota/run/browser';

import tests from './playwright.config.ts';

const { projects: _, use: { launchOptions, ...use } = {}, ...shared } = tests;

// One world, so that nothing else uses the processor while seconds are measured.
export default defineConfig({
  ...shared,
  testDir: 'bench',
  testMatch: '**/*.bench.ts',
  workers: 1,
  reporter: [['list']],
  // Code is optimized, as for players.
  use: { ...use, launchOptions: { ...launchOptions, args: [...browserArguments] } },
});

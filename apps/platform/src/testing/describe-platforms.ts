import { afterAll, beforeAll, describe } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { testDatabases } from './test-database.ts';
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts';

/** Runs a suite once per kind of database, each on one platform of its own; `platform()` is that platform. */
export function describePlatforms(
  name: string,
  options: Omit<TestPlatformOptions, 'database'>,
  suite: (platform: () => TestPlatform) => void,
): void {
  describe.each(testDatabases)(`${name} on $kind`, ({ open }) => {
    let database: OpenDatabase | undefined;
    let running: TestPlatform | undefined;
    beforeAll(async () => {
      database = await open();
      running = await createTestPlatform({ ...options, database });
    });
    afterAll(async () => {
      await running?.close();
      await database?.close();
    });
    suite(() => {
      if (running === undefined)
        throw new Error('The platform is there once the suite runs, not while it is collected.');
      return running;
    });
  });
}

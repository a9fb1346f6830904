import { afterAll, beforeAll, describe } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { httpDatabases } from './databases.ts';
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts';

/** Runs a suite of HTTP tests on one platform for each kind of database. `platform()` returns that platform. */
export function describePlatforms(
  name: string,
  options: Omit<TestPlatformOptions, 'database'>,
  suite: (platform: () => TestPlatform) => void,
): void {
  describe.each(httpDatabases)(`${name} on $name`, ({ open }) => {
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
        throw new Error('The platform exists only while tests run, not while they are collected.');
      return running;
    });
  });
}

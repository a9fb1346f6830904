import { createFakeClock } from '@kvota/server/fake-clock';
import { describe, expect, test } from 'vitest';

import { createAttempts } from '../attempts/create-attempts.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { createGuessAlarm } from './guess-alarm.ts';

describe.each(sqlDatabases)('the alarm about guessed codes on $name', ({ open }) => {
  test('[SEC-02] the 300th failed code within a minute raises it once on a node, whichever nodes they came from', async () => {
    const database = await open();
    try {
      const clock = createFakeClock(0);
      const attempts = createAttempts({ db: database.db, clock });
      const lines: string[] = [];
      const node = (name: string) =>
        createGuessAlarm({ attempts, clock, logger: { error: (line) => void lines.push(`${name} ${line}`) } });
      const [first, second] = [node('a'), node('b')];
      const fail = (count: number) =>
        Promise.all(Array.from({ length: count }, (_, n) => (n % 2 === 0 ? first : second).noteFailure()));
      await fail(299);
      expect(lines).toEqual([]);
      await fail(6);
      expect(new Set(lines.map((line) => line[0]))).toEqual(new Set(['a', 'b']));
      const raised = lines.length;
      await fail(20);
      expect(lines).toHaveLength(raised);
      expect(first.raised() + second.raised()).toBe(raised);
      await clock.advance(60_000);
      await fail(20);
      expect(lines).toHaveLength(raised);
      // The next minute of guesses raises it again.
      await fail(300);
      expect(first.raised() + second.raised()).toBeGreaterThan(raised);
    } finally {
      await database.close();
    }
  });
});

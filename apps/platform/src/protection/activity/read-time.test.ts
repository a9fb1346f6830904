import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { playSessions, users } from '../../database/schema/index.ts';
import { describePlatforms } from '../../testing/describe-platforms.ts';
import { readTime } from './read-time.ts';

const minute = 60_000;
const start = Date.parse('2026-09-01T00:00:00Z');

describePlatforms('time of play', {}, (platform) => {
  test('[OP-87] counts sessions by their start, whole minutes of all together, and a running one up to now', async () => {
    const { db } = platform();
    const [user] = await db.select().from(users).where(eq(users.username, 'player2'));
    if (user === undefined) throw new Error('The demo user is missing.');
    const userId = user.id;
    // A session a day, each 17 minutes and 40 seconds longer than the one before. The first one crosses midnight.
    const sessions = [-1, 20, 44, 68].map((hours, at) => {
      const started = start + hours * 60 * minute;
      return { started, seen: started + (100 + at * 17) * minute + at * 40_000 };
    });
    await db.insert(playSessions).values(
      sessions.map(({ started, seen }) => ({
        userId,
        started: new Date(started),
        seen: new Date(seen),
        checked: new Date(started),
        due: new Date(seen),
        entry: 0n,
      })),
    );
    const later = start + 90 * 24 * 60 * minute;
    const time = (from: string | undefined, to: string | undefined, now = later) =>
      readTime(db, userId, { from, to }, now);
    expect(await time(undefined, undefined)).toEqual({ sessions: 4, minutes: 100 + 117 + 134 + 151 + 4 });
    expect(await time('2026-09-01', '2026-09-02')).toEqual({ sessions: 2, minutes: 117 + 134 + 2 });
    expect(await time('2026-09-03', '2026-09-03')).toEqual({ sessions: 1, minutes: 0 + 153 });
    expect(await time('2020-01-01', '2020-12-31')).toEqual({ sessions: 0, minutes: 0 });
    const last = sessions[3]?.seen ?? 0;
    const running = await time('2026-09-03', undefined, last + 14 * minute);
    expect(running).toEqual({ sessions: 1, minutes: 153 + 14 });
    expect(await time('2026-09-03', undefined, last + 15 * minute)).toEqual({ sessions: 1, minutes: 153 });
  });
});

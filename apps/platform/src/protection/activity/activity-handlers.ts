import type { Clock } from '@kvota/server';
import { eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { users } from '../../database/schema/index.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { problem } from '../../kernel/http-problem.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { readActivity } from './read-activity.ts';
import { readTime } from './read-time.ts';

export interface ActivityDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Serves the statement of what a player paid and played (OP-87). */
export function activityHandlers({ db, clock }: ActivityDeps) {
  return {
    async playerActivity({ query }, { caller }) {
      const [user] = await db.select({ since: users.createdAt }).from(users).where(eq(users.id, caller.id));
      if (user === undefined) throw problem('unauthorized', { detail: 'The user of this token no longer exists.' });
      const now = clock.now();
      const result = await readActivity(db, caller.id, query);
      const time = await readTime(db, caller.id, query, now);
      return { result, ...time, since: isoTime(user.since.getTime()), serverTime: isoTime(now) };
    },
  } satisfies Handlers;
}

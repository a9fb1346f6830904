import { eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { users } from '../../database/schema/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { problem } from '../../kernel/http-problem.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { readActivity } from './read-activity.ts';

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
      const result = await readActivity(db, caller.id, query);
      return { result, since: isoTime(user.since.getTime()), serverTime: isoTime(clock.now()) };
    },
  } satisfies Handlers;
}

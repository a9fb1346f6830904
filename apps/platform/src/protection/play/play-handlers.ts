import type { Clock } from '@kvota/server';

import type { Db } from '../../database/database.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { sessionLine } from './play-session.ts';
import type { PlaySessions } from './play-sessions.ts';
import { sessionSums } from './session-sums.ts';

export interface PlayHandlerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly playSessions: PlaySessions;
}

/** Serves the calls of reality checks (OP-87). */
export function playHandlers({ db, clock, playSessions }: PlayHandlerDeps) {
  return {
    async realityCheck(_input, { caller }) {
      const session = await playSessions.running(caller.id);
      const result = session === undefined ? [] : await sessionSums(db, caller.id, session.started);
      const now = clock.now();
      return { session: sessionLine(session, now) ?? null, result, serverTime: isoTime(now) };
    },
    async ackReality({ body: { dueAt } }, { caller }) {
      const session = await playSessions.acknowledge(caller.id, Date.parse(dueAt));
      return { ErrorText: 'ok', session: session ?? null, serverTime: isoTime(clock.now()) };
    },
    async setRealityCheck({ body: { minutes } }, { caller }) {
      const { realityMinutes, session } = await playSessions.setMinutes(caller.id, minutes);
      return { ErrorText: 'ok', realityMinutes, session: session ?? null, serverTime: isoTime(clock.now()) };
    },
  } satisfies Handlers;
}

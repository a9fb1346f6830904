import type { Clock } from '@kvota/server';

import type { Handlers } from '../../kernel/handlers.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import type { Guards } from './guards.ts';
import type { StoppedPlay } from './stop-play.ts';

export interface GuardHandlerDeps {
  readonly clock: Clock;
  readonly guards: Guards;
}

/** Serves the calls by which players stop to play (OP-87). */
export function guardHandlers({ clock, guards }: GuardHandlerDeps) {
  const answer = ({ play }: StoppedPlay) => ({ play, serverTime: isoTime(clock.now()) });
  return {
    async pausePlay({ body: { days } }, { caller }) {
      const stopped = await guards.pause(caller.id, days);
      const { error } = stopped;
      return { ...(error === undefined ? { ErrorText: 'ok' } : refused(error)), ...answer(stopped) };
    },
    async excludeSelf({ body: { months } }, { caller }) {
      const stopped = await guards.exclude(caller.id, months);
      const isRefused = stopped.error !== undefined;
      return { ...(isRefused ? refused('selfExcluded') : { ErrorText: 'ok' }), ...answer(stopped) };
    },
  } satisfies Handlers;
}

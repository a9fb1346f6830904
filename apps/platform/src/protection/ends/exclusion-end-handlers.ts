import type { Clock } from '@kvota/server';

import { admit } from '../../attempts/admit.ts';
import type { Attempts } from '../../attempts/attempts.ts';
import { staffVotes } from '../../decisions/staff-votes.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import type { ExclusionEnds } from './exclusion-ends.ts';

export interface ExclusionEndHandlerDeps {
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly users: { byUsername(username: string): Promise<{ readonly id: string } | undefined> };
  readonly exclusionEnds: ExclusionEnds;
}

const asking = { name: 'ends of exclusions', most: 20, window: 3_600_000 };

/** Serves the calls about the end of an exclusion, of players and of the operator (OP-87). */
export function exclusionEndHandlers({ clock, attempts, users, exclusionEnds }: ExclusionEndHandlerDeps) {
  const admitPlayer = (key: string): Promise<void> =>
    admit(attempts, { limit: asking, key }, { code: 'tooManyDecisions' });
  const withTime = <A extends object>(answer: A) => ({ ...answer, serverTime: isoTime(clock.now()) });
  return {
    async askExclusionEnd(_input, { caller }) {
      await admitPlayer(caller.id);
      const { error, ...asked } = await exclusionEnds.ask(caller.id);
      return withTime({ ...(error === undefined ? { ErrorText: 'ok' } : refused(error)), ...asked });
    },
    async withdrawExclusionEnd(_input, { caller }) {
      await admitPlayer(caller.id);
      const { error, ...asked } = await exclusionEnds.withdraw(caller.id);
      return withTime({ ...(error === undefined ? { ErrorText: 'ok' } : refused(error)), ...asked });
    },
    exclusionEndRequests: async () => ({ result: await exclusionEnds.requests() }),
    async endExclusion({ body: { username, note } }, { caller }) {
      await admit(attempts, { limit: staffVotes, key: caller.id }, { code: 'tooManyDecisions' });
      const user = await users.byUsername(username);
      if (user === undefined) return refused('unknownUser');
      const { error, ...voted } = await exclusionEnds.vote(user.id, { by: caller.id, note });
      return { ...(error === undefined ? { ErrorText: 'ok' } : refused(error)), ...voted };
    },
    async refuseExclusionEnd({ body: { username, reason, note } }, { caller }) {
      await admit(attempts, { limit: staffVotes, key: caller.id }, { code: 'tooManyDecisions' });
      const user = await users.byUsername(username);
      if (user === undefined) return refused('unknownUser');
      const { error, ...refusal } = await exclusionEnds.refuse(user.id, { by: caller.id, reason, note });
      return { ...(error === undefined ? { ErrorText: 'ok' } : refused(error)), ...refusal };
    },
  } satisfies Handlers;
}

import type { Logger } from '../../kernel/log/logger.ts';
import type { Guards } from './guards.ts';
import { decideExclusion, decidePause } from './play-guard.ts';
import { stopPlay, type StopPlayDeps } from './stop-play.ts';

export interface GuardDeps extends StopPlayDeps {
  readonly logger: Pick<Logger, 'error'>;
  /** Ends what an excluded player has open. Each is also ended later if it fails. */
  readonly afterExclusion: readonly ((userId: string) => Promise<void>)[];
}

export function createGuards(deps: GuardDeps): Guards {
  return {
    pause: (userId, days) => stopPlay(deps, userId, (stored, now) => decidePause(stored, days, now)),
    async exclude(userId, months) {
      const stopped = await stopPlay(deps, userId, (stored, now) => decideExclusion(stored, months, now));
      if (stopped.error === undefined) await endOpen(deps, userId);
      return stopped;
    },
  };
}

/** The exclusion holds whatever becomes of this. */
async function endOpen({ afterExclusion, logger }: GuardDeps, userId: string): Promise<void> {
  for (const end of afterExclusion) {
    try {
      await end(userId);
    } catch (error) {
      logger.error(`User ${userId} is excluded, and something of the user is still open`, error);
    }
  }
}

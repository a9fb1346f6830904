import type { Handlers } from '../../kernel/handlers.ts';
import type { ExclusionEnds } from '../ends/exclusion-ends.ts';
import type { PlaySessions } from '../play/play-sessions.ts';
import type { PlayerLimits } from './player-limits.ts';

/** Serves the calls of players' own limits (OP-87). */
export function limitHandlers({
  playerLimits,
  playSessions,
  exclusionEnds,
}: {
  readonly playerLimits: PlayerLimits;
  readonly playSessions: Pick<PlaySessions, 'of' | 'minutesOf'>;
  readonly exclusionEnds: Pick<ExclusionEnds, 'of' | 'revocable'>;
}) {
  return {
    async playerLimits(_input, { caller }) {
      const [limits, { play }, realityMinutes, exclusionEnd] = await Promise.all([
        playerLimits.list(caller.id),
        playSessions.of(caller.id),
        playSessions.minutesOf(caller.id),
        exclusionEnds.of(caller.id),
      ]);
      return { ...limits, play, realityMinutes, exclusionEnd, exclusionRevocable: exclusionEnds.revocable };
    },
    setPlayerLimit: ({ body }, { caller }) => playerLimits.set(caller.id, body),
    confirmPlayerLimit: ({ body }, { caller }) => playerLimits.confirm(caller.id, body),
  } satisfies Handlers;
}

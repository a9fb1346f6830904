import type { Handlers } from '../../kernel/handlers.ts';
import type { Guards } from '../guard/guards.ts';
import type { PlayerLimits } from './player-limits.ts';

/** Serves the calls of players' own limits (OP-87). */
export function limitHandlers({
  playerLimits,
  guards,
}: {
  readonly playerLimits: PlayerLimits;
  readonly guards: Pick<Guards, 'of'>;
}) {
  return {
    async playerLimits(_input, { caller }) {
      const [limits, play] = await Promise.all([playerLimits.list(caller.id), guards.of(caller.id)]);
      return { ...limits, play };
    },
    setPlayerLimit: ({ body }, { caller }) => playerLimits.set(caller.id, body),
    confirmPlayerLimit: ({ body }, { caller }) => playerLimits.confirm(caller.id, body),
  } satisfies Handlers;
}

import type { Handlers } from '../../kernel/handlers.ts';
import type { PlayerLimits } from './player-limits.ts';

/** Serves the calls of players' own limits (OP-87). */
export function limitHandlers({ playerLimits }: { readonly playerLimits: PlayerLimits }) {
  return {
    async playerLimits(_input, { caller }) {
      return { ...(await playerLimits.list(caller.id)), play: { state: 'open' as const } };
    },
    setPlayerLimit: ({ body }, { caller }) => playerLimits.set(caller.id, body),
    confirmPlayerLimit: ({ body }, { caller }) => playerLimits.confirm(caller.id, body),
  } satisfies Handlers;
}

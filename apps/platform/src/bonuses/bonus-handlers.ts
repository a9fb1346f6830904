import type { Handlers } from '../kernel/handlers.ts';
import type { Bonuses } from './bonuses.ts';

export interface BonusHandlerDeps {
  readonly bonuses: Pick<Bonuses, 'list'>;
}

/** Serves the bonuses of the signed-in user (ACC-03). */
export function bonusHandlers({ bonuses }: BonusHandlerDeps) {
  return {
    bonuses: ({ query }, { caller }) => bonuses.list(caller.id, query),
  } satisfies Handlers;
}

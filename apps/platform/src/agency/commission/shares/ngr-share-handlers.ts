import type { Handlers } from '../../../kernel/handlers.ts';
import { createNgrShares } from './ngr-shares.ts';

/** Serves the operator's controls of the shares that NGR deducts. */
export function ngrShareHandlers(deps: Parameters<typeof createNgrShares>[0]) {
  const shares = createNgrShares(deps);
  return {
    ngrShares: () => shares.list(),
    setNgrShares: ({ body }, { caller }) => shares.set({ ...body, operatorId: caller.id }),
  } satisfies Handlers;
}

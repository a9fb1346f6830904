import type { Clock } from '@kvota/server';

import type { Db } from '../database/database.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { closeFlag, listFlags } from './list-flags.ts';

/** Serves the controls of flags (WAL-12). */
export function flagHandlers(deps: { readonly db: Db; readonly clock: Clock }) {
  return {
    moneyFlags: ({ query }) => listFlags(deps.db, query),
    closeMoneyFlag: ({ body }, { caller }) => closeFlag(deps, { ...body, operatorId: caller.id }),
  } satisfies Handlers;
}

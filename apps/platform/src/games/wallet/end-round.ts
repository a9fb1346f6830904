import { and, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { gameRounds } from '../../database/schema/index.ts';
import { insertFigure } from '../../figures/log-figures.ts';
import { potOf, type BookingDeps, type OperatorFacts } from './operator-facts.ts';
import { roundFigure } from './store-round.ts';
import { lockFunds, type SessionWallet } from './wallet-store.ts';

/** Ends a round that is open, without a win. Returns the jackpot that it won, if it did. A repetition changes nothing. */
export async function endRound(
  tx: Db,
  deps: BookingDeps,
  call: {
    readonly server: string;
    readonly round_id: string;
    readonly session: SessionWallet;
    readonly operator: OperatorFacts;
  },
): Promise<bigint | undefined> {
  const { server, round_id, session, operator } = call;
  const { walletId, currency } = await lockFunds(tx, deps.ledger, session);
  const pot = potOf(deps, operator, session);
  const at = new Date(deps.clock.now());
  const { userId, staked, free, won } = gameRounds;
  const [row] = await tx
    .update(gameRounds)
    .set({
      state: 'finished',
      finishedAt: at,
      jackpot: pot ?? null,
      fed: pot !== undefined,
    })
    .where(and(eq(gameRounds.server, server), eq(gameRounds.id, round_id), eq(gameRounds.state, 'open')))
    .returning({ userId, staked, free, won });
  if (row === undefined) return undefined;
  await insertFigure(tx, roundFigure({ ...row, at, currency }));
  if (pot === undefined) return undefined;
  return deps.jackpots.enter(tx, { server, roundId: round_id, walletId, currency, staked: row.staked });
}

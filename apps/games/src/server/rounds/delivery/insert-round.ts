import { eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { outbox, players, rounds } from '../../database/schema/index.ts';
import type { SpentNonce } from '../../seeds/seeds.ts';
import type { RoundRow } from '../store/round-store.ts';
import { outboxRows, type PendingCall } from './outbox.ts';

/** Rows that are stored with a new round. */
export interface WithRound {
  /** The change of its player; undefined for a bet at a table, which spends no nonce. */
  readonly spent: SpentNonce | undefined;
  readonly calls: readonly PendingCall[];
  readonly now: number;
}

/** Stores a new round with its calls, and spends its nonce: all in one statement, because a round is opened most often. */
export async function insertRound(tx: Db, row: RoundRow, { spent, calls, now }: WithRound): Promise<void> {
  const ofPlayer =
    spent &&
    tx
      .$with('of_player')
      .as(tx.update(players).set(spent).where(eq(players.id, row.playerId)).returning({ id: players.id }));
  const before = ofPlayer === undefined ? [] : [ofPlayer];
  if (calls.length === 0)
    await tx
      .with(...before)
      .insert(rounds)
      .values(row);
  else {
    const opened = tx.$with('opened').as(tx.insert(rounds).values(row).returning({ id: rounds.id }));
    await tx
      .with(...before, opened)
      .insert(outbox)
      .values(outboxRows(calls, now));
  }
}

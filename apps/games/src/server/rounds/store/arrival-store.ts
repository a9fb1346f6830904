import { and, asc, eq, inArray, lt, lte, ne, notExists, sql } from 'drizzle-orm';

import { hashOfAccess } from '../../access/session-of.ts';
import type { Db } from '../../database/database.ts';
import { arrivals, rounds, sessions } from '../../database/schema/index.ts';
import type { MathsAction } from '../../maths/maths-round.ts';
import type { RoundRow } from './round-store.ts';

/** A cash-out, and when it arrived. */
export interface Arrival {
  readonly action: MathsAction;
  /** Milliseconds since 1970. */
  readonly arrivedAt: number;
}

/** Milliseconds for which an arrival is kept at least. */
const shortestKept = 60_000;

/**
 * Stores a cash-out before the transaction that takes it (RGS-10). It is one statement that reads without locks, so that it
 * waits for no other transaction. Stores nothing unless the caller could leave now: the bet is open, the player's own, at
 * this step, its round has begun to run, and the frame was not superseded.
 */
export async function storeArrival(
  db: Db,
  access: string,
  { roundId, step, action, arrivedAt }: Arrival & { readonly roundId: string; readonly step: number },
): Promise<void> {
  const own = db
    .select({
      roundId: rounds.id,
      step: rounds.step,
      arrivedAt: sql<number>`${arrivedAt}::bigint`.as('arrived_at'),
      action: sql<MathsAction>`${JSON.stringify(action)}::jsonb`.as('action'),
    })
    .from(rounds)
    .innerJoin(sessions, eq(sessions.playerId, rounds.playerId))
    .where(
      and(
        eq(sessions.accessHash, hashOfAccess(access)),
        ne(sessions.state, 'superseded'),
        eq(rounds.id, roundId),
        eq(rounds.step, step),
        eq(rounds.state, 'open'),
        lte(rounds.drawsAt, arrivedAt),
      ),
    );
  await db.insert(arrivals).select(own).onConflictDoNothing();
}

/** The stored arrivals for the next step of each bet, the earliest first. */
export async function arrivalsOf(
  tx: Db,
  bets: readonly Pick<RoundRow, 'id' | 'step'>[],
): Promise<ReadonlyMap<string, readonly Arrival[]>> {
  if (bets.length === 0) return new Map();
  const ids = bets.map(({ id }) => id);
  const rows = await tx.select().from(arrivals).where(inArray(arrivals.roundId, ids)).orderBy(asc(arrivals.arrivedAt));
  const of = (bet: Pick<RoundRow, 'id' | 'step'>) =>
    rows.filter(({ roundId, step }) => roundId === bet.id && step === bet.step);
  return new Map(bets.map((bet) => [bet.id, of(bet)]));
}

/** Deletes arrivals of bets that are settled, a minute after they arrived or later. */
export async function deleteArrivals(db: Db, now: number): Promise<void> {
  const unsettled = db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.id, arrivals.roundId), eq(rounds.finished, false)));
  await db.delete(arrivals).where(and(lt(arrivals.arrivedAt, now - shortestKept), notExists(unsettled)));
}

import { transact } from '@kvota/server';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { rounds } from '../database/schema/index.ts';
import type { PendingCall } from './delivery/outbox.ts';
import { advanceRound } from '../life/advance.ts';
import type { RoundEvent } from '../life/round-life.ts';
import { progress } from './progress.ts';
import type { RoundDeps } from './round-deps.ts';
import { isDrawn, sessionById } from './settle.ts';
import { lifeOf, lockRound, type RoundRow } from './store/round-store.ts';
import { stepMaths, writeStep } from './take-step.ts';

/** Milliseconds after which an unanswered opening bet of a stepped round is rolled back (RGS-04). */
export const longestUnknown = 20_000;
/** Milliseconds for which an open round waits for its player (RGS-07). */
export const longestOpen = 30 * 86_400_000;
const mostAtOnce = 50;
/** More steps than any round has. */
const mostSteps = 200;

/** Ids of rounds of one player in a state that were opened before an instant. */
export async function roundsBefore(db: Db, state: 'paying' | 'open', instant: number): Promise<string[]> {
  const rows = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(
      and(
        eq(rounds.finished, false),
        eq(rounds.state, state),
        isNull(rounds.drawsAt),
        lt(rounds.openedAt, new Date(instant)),
      ),
    )
    .orderBy(asc(rounds.openedAt))
    .limit(mostAtOnce);
  return rows.map(({ id }) => id);
}

/**
 * Rolls a round back: an open one for an operator, or one whose opening bet is unknown. Returns the calls to send, or
 * undefined if the round is in neither state.
 */
export async function rollBack(
  deps: RoundDeps,
  id: string,
  event: Extract<RoundEvent, { type: 'unknown' | 'cancel' }>,
): Promise<readonly PendingCall[] | undefined> {
  return transact(deps.db, async (tx) => {
    const row = await lockWithPlayer(tx, deps, id);
    if (row === undefined || !mayRollBack(row, event.type, deps.clock.now())) return undefined;
    const opening = await sessionById(tx, row.sessionId);
    const step = advanceRound(lifeOf(row), event, { now: deps.clock.now() });
    return (await progress(tx, deps, { row, sessions: { staking: opening, opening } }, step, { unseen: true })).calls;
  });
}

/** Locks a round after its player, in the order of the player's own calls. */
async function lockWithPlayer(tx: Db, { seeds }: RoundDeps, id: string): Promise<RoundRow | undefined> {
  const [round] = await tx.select({ playerId: rounds.playerId }).from(rounds).where(eq(rounds.id, id));
  if (round === undefined) return undefined;
  await seeds.lock(tx, round.playerId);
  return lockRound(tx, id);
}

/** A shared round is decided once it is drawn, also before its bets are settled. */
const mayRollBack = (row: RoundRow, type: 'unknown' | 'cancel', now: number): boolean =>
  type === 'cancel'
    ? row.state === 'open' && !isDrawn(row, now)
    : row.state === 'paying' && row.next !== null && !row.next.maths.finished;

/** Ends an abandoned round by the decisions that risk nothing. Returns the calls to send. */
export async function endByFallback(deps: RoundDeps, id: string): Promise<readonly PendingCall[]> {
  return transact(deps.db, async (tx) => {
    let row = await lockWithPlayer(tx, deps, id);
    const calls: PendingCall[] = [];
    for (let steps = 0; row?.state === 'open' && row.shown !== null && steps < mostSteps; steps += 1) {
      const opening = await sessionById(tx, row.sessionId);
      const action = deps.maths.fallback(row.shown);
      const maths = await stepMaths(tx, deps, row, { before: row.shown, action });
      const sessions = { staking: opening, opening };
      const done = await writeStep(tx, deps, {
        row: { ...row, unseen: true },
        sessions,
        action,
        maths,
        takenAt: deps.clock.now(),
        by: 'fallback',
      });
      calls.push(...done.calls);
      row = done.row;
    }
    return calls;
  });
}

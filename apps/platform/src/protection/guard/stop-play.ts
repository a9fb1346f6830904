import type { PlayGuard } from '@kvota/contracts';
import { transact, type Clock } from '@kvota/server';
import { eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { users } from '../../database/schema/index.ts';
import { problem } from '../../kernel/http-problem.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { storedGuard, writeGuard } from './guard-store.ts';
import { guardAt, type GuardDecision, type StoredGuard } from './play-guard.ts';

export interface StopPlayDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'interruptStakes'>;
}

/** The guard of a player after a request to stop play. `error` is missing if play is stopped as asked. */
export interface StoppedPlay {
  readonly error?: 'playPaused' | 'selfExcluded';
  readonly play: PlayGuard;
}

/**
 * Stops play as decided. It waits for stakes and deposits that are being booked; those that come later see the guard. So nothing
 * is accepted after this has answered.
 */
export function stopPlay(
  { db, clock, ledger }: StopPlayDeps,
  userId: string,
  decide: (stored: StoredGuard | undefined, now: number) => GuardDecision,
): Promise<StoppedPlay> {
  return transact(db, async (tx) => {
    // Locked before any wallet, as by all that brings money in. Requests of one user take turns.
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if (user === undefined) throw problem('unauthorized', { detail: 'The user of this token no longer exists.' });
    const stored = await storedGuard(tx, userId);
    const now = clock.now();
    const decision = decide(stored?.guard, now);
    if (decision.kind !== 'set') {
      const play = guardAt(stored?.guard, now);
      return decision.kind === 'keep' ? { play } : { play, error: decision.error };
    }
    const { guard } = decision;
    await ledger.interruptStakes(tx, userId);
    await writeGuard(tx, { userId, guard, version: (stored?.version ?? 0) + 1, now });
    return { play: guardAt(guard, now) };
  });
}

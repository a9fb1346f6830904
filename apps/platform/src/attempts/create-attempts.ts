import { createHash } from 'node:crypto';

import type { Clock } from '@kvota/server';
import { eq, inArray, lte, or, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { attempts } from '../database/schema/index.ts';
import type { Attempts, CountedKey } from './attempts.ts';

export interface AttemptDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Creates the counts of attempts in the database. Keys are stored as hashes, because they contain addresses and names.
 *
 * Written here rather than taken from rate-limiter-flexible, whose stores count by the clock of the machine. Tests
 * advance a fake clock.
 */
export function createAttempts({ db, clock }: AttemptDeps): Attempts {
  const giveBack = async (keys: readonly CountedKey[]): Promise<void> => {
    const lower = sql`GREATEST(${attempts.count} - 1, 0)`;
    // The rows are locked in the order in which they are counted, whatever the collation of the database.
    const locked = db
      .select({ key: attempts.key })
      .from(attempts)
      .where(inArray(attempts.key, keys.map(storedKey)))
      .orderBy(sql`${attempts.key} COLLATE "C"`)
      .for('update');
    await db.update(attempts).set({ count: lower }).where(inArray(attempts.key, locked));
  };
  return {
    giveBack,
    async count(keys) {
      const now = new Date(clock.now());
      const begun = keys.map((counted) => ({
        key: storedKey(counted),
        count: 1,
        endsAt: new Date(clock.now() + counted.limit.window),
      }));
      // Attempts that were all given back leave no span of time behind.
      const isOver = or(lte(attempts.endsAt, now), eq(attempts.count, 0));
      const rows = await db
        .insert(attempts)
        // In one order, so that two statements never wait for each other's rows.
        .values(begun.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
        .onConflictDoUpdate({
          target: attempts.key,
          set: {
            count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
            endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${attempts.endsAt} END`,
          },
        })
        .returning();
      const counted = new Map(rows.map((row) => [row.key, row]));
      const waits = keys.map((one) => {
        const row = counted.get(storedKey(one));
        return row !== undefined && row.count > one.limit.most ? row.endsAt.getTime() - clock.now() : 0;
      });
      const wait = Math.max(0, ...waits);
      // A refused attempt must not use up the other limits: one address could lock an account for all.
      if (wait > 0) await giveBack(keys);
      return wait;
    },
    async forget(keys) {
      await db.delete(attempts).where(inArray(attempts.key, keys.map(storedKey)));
    },
    async forgetExpired() {
      await db.delete(attempts).where(lte(attempts.endsAt, new Date(clock.now())));
    },
  };
}

const storedKey = ({ limit, key }: CountedKey): string =>
  createHash('sha256')
    .update(JSON.stringify([limit.name, key]))
    .digest('base64url');

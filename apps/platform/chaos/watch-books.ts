import { setTimeout as pause } from 'node:timers/promises';

import { isDatabaseAway } from '@kvota/server';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../src/database/database.ts';
import { rowsOf } from '../src/database/rows.ts';
import {
  agencyNodes,
  agencyTransfers,
  branchDays,
  figures,
  figuresLog,
  playerDays,
  vouchers,
} from '../src/database/schema/index.ts';
import { checkLedger } from '../src/ledger/check-ledger.ts';

/** Differences that were found at moments of a run. */
export interface BooksReport {
  readonly moments: number;
  readonly violations: readonly string[];
}

const logged = sql`SELECT user_id, currency, credit_in, credit_out FROM ${figuresLog}
  UNION ALL SELECT user_id, currency, credit_in, credit_out FROM ${figures}`;

/** Credit that came and went by transfers of players and by vouchers. */
const moved = sql`SELECT t.user_id, t.currency, CASE t.direction WHEN 'down' THEN t.amount ELSE 0 END AS given,
    CASE t.direction WHEN 'up' THEN t.amount ELSE 0 END AS taken
  FROM ${agencyTransfers} t JOIN ${agencyNodes} n ON n.user_id = t.user_id AND n.kind = 'player'
  UNION ALL SELECT maker, currency, 0, amount FROM ${vouchers}
  UNION ALL SELECT coalesce(used_by, maker), currency, amount, 0 FROM ${vouchers} WHERE state <> 'open'`;

/** Credit that came and went as figures have it, compared with what moved it, and sums of days with the rows that they add up. */
const figureChecks: readonly SQL[] = [
  sql`SELECT 'figures of ' || user_id || ' have ' || coalesce(f.given, 0) || ' in and ' || coalesce(f.taken, 0)
        || ' out, transfers and vouchers ' || coalesce(t.given, 0) || ' and ' || coalesce(t.taken, 0) AS violation
      FROM (SELECT user_id, currency, sum(credit_in) AS given, sum(credit_out) AS taken FROM (${logged}) rows GROUP BY 1, 2) f
      FULL JOIN (
        SELECT user_id, currency, sum(given) AS given, sum(taken) AS taken FROM (${moved}) moved GROUP BY 1, 2) t
        USING (user_id, currency)
      WHERE f.given IS DISTINCT FROM t.given OR f.taken IS DISTINCT FROM t.taken`,
  sql`SELECT 'days of ' || user_id || ' differ from its figures' AS violation
      FROM (SELECT user_id, seller, day, currency, sum(credit_in) AS given, sum(credit_out) AS taken, sum(stake) AS stake,
          sum(payout) AS payout FROM ${figures} GROUP BY 1, 2, 3, 4) f
      FULL JOIN (SELECT user_id, seller, day, currency, sum(credit_in) AS given, sum(credit_out) AS taken, sum(stake) AS stake,
          sum(payout) AS payout FROM ${playerDays} GROUP BY 1, 2, 3, 4) d USING (user_id, seller, day, currency)
      WHERE (f.given, f.taken, f.stake, f.payout) IS DISTINCT FROM (d.given, d.taken, d.stake, d.payout)`,
  sql`SELECT 'days of the root differ from all figures of ' || day AS violation
      FROM (SELECT day, currency, sum(credit_in) AS given, sum(credit_out) AS taken FROM ${figures} GROUP BY 1, 2) f
      FULL JOIN (SELECT day, currency, sum(credit_in) AS given, sum(credit_out) AS taken FROM ${branchDays}
        WHERE node = 'root' GROUP BY 1, 2) d USING (day, currency)
      WHERE (f.given, f.taken) IS DISTINCT FROM (d.given, d.taken)`,
];

/** Checks ledger and figures in one snapshot. Returns what does not add up. */
export function violationsNow(db: Db): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      const { violations } = await checkLedger(tx, Date.now());
      const found = [...violations];
      for (const check of figureChecks)
        found.push(...rowsOf(await tx.execute(check)).map((row) => String(row['violation'])));
      return found;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Looks that go on until they are stopped. */
export interface BooksWatch {
  stop(): Promise<BooksReport>;
}

/** Looks at the books again and again until it is stopped. Moments at which the database was away do not count. */
export function watchBooks(db: Db, { every }: { readonly every: number }): BooksWatch {
  const state = { stopped: false };
  let moments = 0;
  const violations = new Set<string>();
  const watch = async (): Promise<void> => {
    while (!state.stopped) {
      try {
        for (const violation of await violationsNow(db)) violations.add(violation);
        moments += 1;
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
      }
      await pause(every);
    }
  };
  const watching = watch();
  // Thrown when it is stopped.
  watching.catch(() => {});
  return {
    async stop() {
      state.stopped = true;
      await watching;
      return { moments, violations: [...violations] };
    },
  };
}

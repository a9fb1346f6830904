import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { limitUsage } from '../database/schema/index.ts';
import { figureZone } from '../figures/figure-zone.ts';
import { walletAccount } from '../ledger/account.ts';
import type { Posting } from '../ledger/ledger.ts';
import { limitDays } from './limit-days.ts';
import { readLimitSums, type LimitSums, type PlaySums, type SumsKey } from './limit-sums.ts';
import { selectRates, storedRates } from './rates.ts';
import { lastClosed, realAccounts } from './real-accounts.ts';

/** The sums of a currency in the order in which they are stored. */
const playKeys = ['stakeDay', 'stakeWeek', 'stakeMonth', 'lossDay', 'lossWeek', 'lossMonth'] as const;

/** A row of `limit_usage`, with numbers as text. */
export type NewUsage = Omit<typeof limitUsage.$inferInsert, 'writes'> & { readonly writes: string };

const money = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);

const Row = v.object({
  n: v.number(),
  day: v.string(),
  closed: v.nullable(v.string()),
  writes: money,
  every: v.boolean(),
  months: v.boolean(),
  sums: v.record(v.string(), v.array(money)),
  rates: v.unknown(),
  accounts: v.array(v.tuple([v.string(), v.string(), money])),
});

/**
 * Returns the sums of users in the order of the keys: those that were stored with the last stake if nothing that counts can
 * have changed since, else all added up. A stake of a wallet that counts outdates them, as those of `readLimitSums`.
 */
export async function readSums(db: Db, keys: readonly SumsKey[]): Promise<LimitSums[]> {
  const stored = await readUsage(db, keys);
  const missing = keys.flatMap((key, n) => (stored.has(n) ? [] : [{ key, n }]));
  if (missing.length === 0) return [...stored].toSorted(([a], [b]) => a - b).map(([, sums]) => sums);
  const read = await readLimitSums(
    db,
    missing.map(({ key }) => key),
  );
  for (const [i, { n }] of missing.entries()) if (read[i] !== undefined) stored.set(n, read[i]);
  return [...stored].toSorted(([a], [b]) => a - b).map(([, sums]) => sums);
}

/** Reads the stored sums that still hold, by the place of their key. */
export async function readUsage(db: Db, keys: readonly SumsKey[]): Promise<Map<number, LimitSums>> {
  // Keys of one statement were made at the same time.
  const { day } = limitDays(keys[0]?.now ?? 0, figureZone);
  const asked = JSON.stringify(keys.map(({ userId }, n) => ({ n, user_id: userId })));
  const result = await db.execute(sql`
    SELECT asked.n, kept.day::text, kept.closed::text, kept.writes::text, kept.every, kept.months, kept.sums, own.accounts,
      ${selectRates(day)} AS rates
    FROM jsonb_to_recordset(${asked}::jsonb) AS asked (n int, user_id text)
    CROSS JOIN LATERAL (SELECT * FROM ${limitUsage} WHERE user_id = asked.user_id AND day = ${day}::date OFFSET 0) AS kept
    CROSS JOIN LATERAL (
      SELECT sum(account.writes) AS writes,
        jsonb_agg(jsonb_build_array(account.id, account.currency, account.writes::text)) AS accounts
      FROM (${realAccounts(sql`asked.user_id`)}) AS account
    ) AS own
    WHERE kept.writes = own.writes AND kept.closed IS NOT DISTINCT FROM ${lastClosed}`);
  const found = new Map<number, LimitSums>();
  for (const row of v.parse(v.array(Row), rowsOf(result))) {
    const key = keys[row.n];
    const sums = key && storedSums(row, key);
    if (sums !== undefined) found.set(row.n, sums);
  }
  return found;
}

/** Returns stored sums if they have all that a stake needs, else undefined. */
function storedSums(
  { day, closed, writes, every, months, sums, rates, accounts }: v.InferOutput<typeof Row>,
  needed: SumsKey,
): LimitSums | undefined {
  if ((needed.months && !months) || limitDays(needed.now, figureZone).day !== day) return undefined;
  // A currency without sums has a wallet that was opened later. Others may not have been summed.
  if (!every && (needed.every || sums[needed.currency] === undefined)) return undefined;
  return {
    byCurrency: new Map(Object.entries(sums).map(([currency, amounts]) => [currency, playSumsOf(amounts)])),
    rates: storedRates(rates),
    counted: needed.every
      ? accounts.flatMap(([accountId, currency, count]) =>
          currency === needed.currency ? [] : [{ accountId, writes: count }],
        )
      : [],
    // Other wallets that this stake does not compare may move meanwhile. Their writes are then more than is stored.
    read: { day, closed, writes, every, months },
  };
}

const playSumsOf = ([
  stakeDay = 0n,
  stakeWeek = 0n,
  stakeMonth = 0n,
  lossDay = 0n,
  lossWeek = 0n,
  lossMonth = 0n,
]: readonly bigint[]): PlaySums => ({ stakeDay, stakeWeek, stakeMonth, lossDay, lossWeek, lossMonth });

/** A stake that is posted by the statement that stores the sums after it. */
interface Staked {
  readonly userId: string;
  readonly walletId: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly posting: Posting;
  /** When the ticket was written. */
  readonly now: number;
}

/**
 * Returns the row with the sums after a stake of a real wallet, which counts for every period, as a stake and as lost.
 * Undefined if a day has begun since they were read.
 */
export function usageAfter(
  { byCurrency, read }: LimitSums,
  { userId, walletId, currency, stake, posting, now }: Staked,
): NewUsage | undefined {
  const { day, closed, every, months, writes } = read;
  if (limitDays(now, figureZone).day !== day) return undefined;
  const written = new Set(posting.movements.map(({ accountId }) => accountId));
  const more = (['wallet_0', 'wallet_1'] as const).filter((kind) => written.has(walletAccount(walletId, kind))).length;
  const currencies = new Set([...byCurrency.keys(), currency]);
  const sums = [...currencies].map((one): [string, string[]] => {
    const before = byCurrency.get(one);
    const added = one === currency ? stake : 0n;
    return [one, playKeys.map((key) => String((before?.[key] ?? 0n) + added))];
  });
  return {
    userId,
    day,
    closed,
    writes: String(writes + BigInt(more)),
    every,
    months,
    sums: Object.fromEntries(sums),
  };
}

/**
 * Returns the part of a statement that stores sums for the tickets in `written`, each in the order of their users, so that no
 * two statements wait for each other.
 */
export function usagePart(rows: readonly { readonly ticketId: string; readonly usage: NewUsage }[]): SQL {
  if (rows.length === 0) return sql``;
  const given = rows.map(({ ticketId, usage: { userId, ...usage } }) => ({
    ticket_id: ticketId,
    user_id: userId,
    ...usage,
  }));
  const names = sql.raw(columns.join(', '));
  return sql`usage AS (
    INSERT INTO ${limitUsage} (user_id, ${names})
    SELECT user_id, ${names} FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (ticket_id text, user_id text,
      day date, closed date, writes bigint, every boolean, months boolean, sums jsonb)
    JOIN written ON written.id = given.ticket_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET ${sql.raw(columns.map((name) => `${name} = excluded.${name}`).join(', '))}
  ),`;
}

const columns = ['day', 'closed', 'writes', 'every', 'months', 'sums'];

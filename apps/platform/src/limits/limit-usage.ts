import { lastRealCurrencyId } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import { accounts, closedDays, limitUsage, wallets } from '../database/schema/index.ts';
import { figureZone } from '../figures/figure-zone.ts';
import { walletAccount } from '../ledger/account.ts';
import type { Posting } from '../ledger/ledger.ts';
import { limitDays } from './limit-days.ts';
import type { LimitSums, PlaySums, SumsRead } from './limit-sums.ts';
import { selectRates, storedRates } from './rates.ts';

/** The sums of a currency in the order in which they are stored. */
const playKeys = ['stakeDay', 'stakeWeek', 'stakeMonth', 'lossDay', 'lossWeek', 'lossMonth'] as const;

/** A row of `limit_usage`, with numbers as text. */
export type NewUsage = Omit<typeof limitUsage.$inferInsert, 'writes'> & { readonly writes: string };

/** The last closed day of figures, as a subquery. */
export const lastClosed: SQL = sql`(SELECT max(day) FROM ${closedDays})`;

/** Selects id and writes of the accounts of a user's real wallets that stakes are drawn from. */
export const realAccounts = (userId: SQL): SQL => sql`
  SELECT account.id, account.writes
  FROM (SELECT id FROM ${wallets} WHERE user_id = ${userId} AND currency_id <= ${lastRealCurrencyId} OFFSET 0) AS wallet
  CROSS JOIN (VALUES (':wallet_0'), (':wallet_1')) AS own (kind)
  CROSS JOIN LATERAL (SELECT id, writes FROM ${accounts} WHERE id = wallet.id || own.kind OFFSET 0) AS account`;

/**
 * Selects the sums that were stored with the last stake of a user as JSON, as part of a statement that reads the funds too.
 * Null if there are none, or if anything that counts may have changed since.
 */
export const selectUsage = (userId: SQL, now: number): SQL => {
  const { day } = limitDays(now, figureZone);
  return sql`(
    SELECT jsonb_build_object('day', kept.day, 'closed', kept.closed, 'writes', kept.writes::text, 'every', kept.every,
      'months', kept.months, 'sums', kept.sums, 'rates', ${selectRates(day)}, 'accounts', own.accounts)
    FROM ${limitUsage} AS kept
    CROSS JOIN LATERAL (
      SELECT sum(account.writes) AS writes, jsonb_agg(jsonb_build_array(account.id, account.writes::text)) AS accounts
      FROM (${realAccounts(sql`kept.user_id`)}) AS account
    ) AS own
    WHERE kept.user_id = ${userId} AND kept.day = ${day}::date AND kept.writes = own.writes
      AND kept.closed IS NOT DISTINCT FROM ${lastClosed})`;
};

const money = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);

/** Parses what `selectUsage` selects. */
export const SelectedUsage = v.nullable(
  v.object({
    day: v.string(),
    closed: v.nullable(v.string()),
    writes: money,
    every: v.boolean(),
    months: v.boolean(),
    sums: v.record(v.string(), v.array(money)),
    rates: v.unknown(),
    accounts: v.array(v.tuple([v.string(), money])),
  }),
);
export type StoredUsage = NonNullable<v.InferOutput<typeof SelectedUsage>>;

/** Names the sums that a stake needs, and the wallet that pays it. */
interface Needed extends Pick<SumsRead, 'every' | 'months'> {
  readonly currency: string;
  readonly walletId: string;
  readonly now: number;
}

/** Returns stored sums if they have all that a stake needs, else undefined. */
export function storedSums(stored: StoredUsage | null, needed: Needed): LimitSums | undefined {
  if (stored === null || (needed.months && !stored.months)) return undefined;
  // A currency without sums has a wallet that was opened later. Others may not have been summed.
  if (!stored.every && (needed.every || stored.sums[needed.currency] === undefined)) return undefined;
  const { day, closed, writes, every, months } = stored;
  if (limitDays(needed.now, figureZone).day !== day) return undefined;
  const own = [walletAccount(needed.walletId, 'wallet_0'), walletAccount(needed.walletId, 'wallet_1')];
  return {
    byCurrency: new Map(Object.entries(stored.sums).map(([currency, sums]) => [currency, playSumsOf(sums)])),
    rates: storedRates(stored.rates),
    counted: needed.every
      ? stored.accounts.flatMap(([accountId, count]) => (own.includes(accountId) ? [] : [{ accountId, writes: count }]))
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

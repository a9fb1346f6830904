import { minorToMoney, type CallAnswer, type Calls, type VoucherLine } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { vouchers } from '../database/schema/index.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { VoucherQuery } from './vouchers.ts';

const pageSize = 20;
const moment = v.nullable(
  v.pipe(
    v.union([v.string(), v.date()]),
    v.transform((value) => isoTime(new Date(value).getTime())),
  ),
);
const Row = v.object({
  id: v.string(),
  kind: v.picklist(['created', 'redeemed']),
  state: v.picklist(['open', 'used', 'back', 'expired']),
  amount: v.pipe(
    v.string(),
    v.transform((text) => BigInt(text)),
  ),
  currency: v.string(),
  last4: v.string(),
  made: moment,
  ends: moment,
  ended: moment,
});

const OpenSum = v.object({
  currency: v.string(),
  count: v.number(),
  amount: v.pipe(
    v.string(),
    v.transform((text) => minorToMoney(BigInt(text))),
  ),
});

/** Lists the vouchers that a user made and those that a user redeemed; an own one that was redeemed by oneself is in both. */
export async function listVouchers(
  db: Db,
  userId: string,
  { page, state, last4, now }: VoucherQuery & { readonly now: number },
): Promise<CallAnswer<Calls['voucherHistory']>> {
  const stateNow = sql`CASE WHEN state = 'open' AND expires_at <= ${new Date(now).toISOString()}::timestamptz THEN 'expired' ELSE state END`;
  const all = sql`
    SELECT id, 'created' AS kind, ${stateNow} AS state, amount::text AS amount, currency, last4, made_at AS made,
      expires_at AS ends, ended_at AS ended, made_at AS sorted FROM ${vouchers} WHERE maker = ${userId}
    UNION ALL
    SELECT id, 'redeemed', state, amount::text, currency, last4, NULL, NULL, ended_at, ended_at
      FROM ${vouchers} WHERE used_by = ${userId}`;
  const fits = [
    ...(state === undefined ? [] : [sql`kind = 'created' AND state = ${state}`]),
    ...(last4 === undefined ? [] : [sql`last4 = ${last4}`]),
  ];
  const lines = sql`SELECT * FROM (${all}) AS every WHERE ${sql.join([sql`TRUE`, ...fits], sql` AND `)}`;
  const [counted] = rowsOf(await db.execute(sql`SELECT count(*)::int AS count FROM (${lines}) AS lines`));
  const rowCount = Number(counted?.['count'] ?? 0);
  const rows = rowsOf(
    await db.execute(sql`SELECT * FROM (${lines}) AS lines ORDER BY sorted DESC, kind DESC, id DESC
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`),
  );
  const open = rowsOf(
    await db.execute(sql`SELECT currency, count(*)::int AS count, sum(amount)::text AS amount FROM ${vouchers}
      WHERE maker = ${userId} AND ${stateNow} = 'open' GROUP BY currency ORDER BY currency`),
  );
  return {
    result: rows.map((row) => lineOf(v.parse(Row, row))),
    totalPages: Math.ceil(rowCount / pageSize),
    rowCount,
    open: open.map((row) => v.parse(OpenSum, row)),
  };
}

function lineOf({
  id,
  kind,
  state,
  amount,
  currency,
  last4,
  made,
  ends,
  ended,
}: v.InferOutput<typeof Row>): VoucherLine {
  const isUsed = state === 'used';
  return {
    id,
    kind,
    state,
    amount: minorToMoney(amount),
    currency,
    last4,
    createdAt: made,
    expiresAt: ends,
    redeemedAt: isUsed ? ended : null,
    endedAt: isUsed ? null : ended,
  };
}

import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { accounts, ledgerTransactions, ticketLegs, tickets } from '../database/schema/index.ts';
import { walletAccount } from '../ledger/account.ts';
import type { Booking, Funds } from '../ledger/ledger.ts';
import { bookingParts } from '../ledger/post.ts';
import { rowsOf } from '../ledger/rows.ts';
import { TicketIdTaken, type NewLeg, type NewTicket } from './ticket-store.ts';

/** A stake with the money that the decision counted on. */
export interface CountedStake {
  readonly funds: Funds;
  readonly booking: Booking;
}

/**
 * Writes a ticket, its legs and what happens to its stake in one statement, so that all of it is there or nothing, also
 * outside a transaction. False, and nothing written, where the wallet is no longer as it was read: read it locked then.
 * Throws a TicketIdTaken where the id exists.
 */
export async function writeTicket(db: Db, ticket: NewTicket, legs: NewLeg[], stake?: CountedStake): Promise<boolean> {
  const written = sql`written`;
  const parts = [
    stake ? guardOf(stake) : sql`guard AS (SELECT 1 AS holds)`,
    sql`written AS (${insertRows(tickets, [ticket], sql`guard`)} ON CONFLICT DO NOTHING RETURNING id)`,
    ...(legs.length > 0 ? [sql`legs AS (${insertRows(ticketLegs, legs, written)})`] : []),
    ...(stake ? [bookingParts(stake.booking, written)] : []),
  ];
  const entries = stake ? sql`(SELECT count(*)::int FROM entries)` : sql`0`;
  const result = await db.execute(sql`
    WITH ${sql.join(parts, sql`, `)}
    SELECT (SELECT count(*)::int FROM guard) AS guarded, (SELECT count(*)::int FROM written) AS written,
      ${entries} AS entries`);
  const [row] = rowsOf(result);
  if (row?.['guarded'] !== 1) return false;
  if (row['written'] !== 1) throw new TicketIdTaken(ticket.id);
  if (row['entries'] !== (stake?.booking.movements.length ?? 0)) {
    throw new Error(`The stake of ticket ${ticket.id} could not be booked, though every account was there.`);
  }
  return true;
}

/** Has a row where the wallet, locked now, has the money that was counted on, every account exists and the stake is new. */
function guardOf({ funds, booking }: CountedStake): SQL {
  const account = (kind: 'held' | 'wallet_0' | 'wallet_1'): string => walletAccount(funds.walletId, kind);
  const [held, wallet0, wallet1] = [account('held'), account('wallet_0'), account('wallet_1')];
  const named = sql.join(
    booking.movements.map(({ accountId }) => sql`${accountId}`),
    sql`, `,
  );
  return sql`
    locked AS (
      SELECT id, balance FROM ${accounts} WHERE id IN (${held}, ${wallet0}, ${wallet1}) ORDER BY id FOR UPDATE
    ),
    guard AS (
      SELECT 1 AS holds
      WHERE (SELECT count(*) FROM locked WHERE (id = ${wallet0} AND balance = ${String(funds.wallet0)}::bigint)
          OR (id = ${wallet1} AND balance = ${String(funds.wallet1)}::bigint)) = 2
        AND (SELECT count(*) FROM ${accounts} WHERE id IN (${named})) = ${booking.movements.length}::int
        AND NOT EXISTS (SELECT 1 FROM ${ledgerTransactions}
          WHERE source = ${booking.source} AND external_id = ${booking.externalId})
    )`;
}

/** One parameter for all columns of all rows: building thirty of each costs more than storing them. */
function insertRows(table: typeof tickets | typeof ticketLegs, rows: readonly (NewTicket | NewLeg)[], when: SQL): SQL {
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== undefined)
        // Whole numbers beyond 2^53 travel as text; nested JSON keeps its keys.
        .map(([key, value]: [string, unknown]) => [nameOf(key), typeof value === 'bigint' ? String(value) : value]),
    ),
  );
  const names = Object.keys(named[0] ?? {}).map((name) => sql.identifier(name));
  const columns = sql.join(names, sql`, `);
  const values = sql.join(
    names.map((name) => sql`given.${name}`),
    sql`, `,
  );
  return sql`INSERT INTO ${table} (${columns})
    SELECT ${values} FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(named)}::jsonb) AS given, ${when}`;
}

/** The name of a column in the database. */
const nameOf = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

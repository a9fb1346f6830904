import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { accounts, ledgerEntries, ledgerTransactions, ticketLegs, tickets } from '../../database/schema/index.ts';
import { walletAccount } from '../../ledger/account.ts';
import type { Booking, Funds } from '../../ledger/ledger.ts';
import { rowsOf } from '../../database/rows.ts';
import type { NewLeg, NewTicket } from './ticket-store.ts';

/** A ticket to be written, with its legs, and how its stake is taken from the money that the decision counted on. */
export interface TicketToWrite {
  readonly ticket: NewTicket;
  readonly legs: readonly NewLeg[];
  readonly stake: { readonly funds: Funds; readonly booking: Booking } | undefined;
}

/** `taken`: the id exists. `moved`: the wallet is not as it was read, or an account is missing. Of both nothing is written. */
export type Written = 'written' | 'taken' | 'moved';

/**
 * Writes tickets, their legs and what happens to their stakes in one statement: of each ticket all or nothing, also
 * outside a transaction. Two of the same wallet do not belong into one statement. Wallets are locked in the order of
 * their accounts, the operator's rows after them in theirs, so that no two statements wait for each other.
 */
export async function writeTickets(db: Db, batch: readonly TicketToWrite[]): Promise<Written[]> {
  const result = await db.execute(sql`
    WITH stakes AS (SELECT * FROM jsonb_to_recordset(${stakesOf(batch)}::jsonb) AS stake (
      ticket_id text, wallet_0 text, wallet_1 text, held text, balance_0 bigint, balance_1 bigint, moves int,
      transaction_id text, source text, external_id text, type text, ref_type text, ref_id text, at timestamptz)),
    moves AS (SELECT * FROM jsonb_to_recordset(${movesOf(batch)}::jsonb) AS move (
      n int, ticket_id text, account_id text, amount bigint)),
    locked AS (
      SELECT id, balance FROM ${accounts}
      WHERE id IN (SELECT unnest(ARRAY[wallet_0, wallet_1, held]) FROM stakes) ORDER BY id FOR UPDATE
    ),
    houses AS (
      SELECT id FROM ${accounts}
      WHERE id IN (SELECT account_id FROM moves WHERE (SELECT count(*) FROM locked) > 0) AND wallet_id IS NULL
      ORDER BY id FOR UPDATE
    ),
    here AS (SELECT id FROM locked UNION ALL SELECT id FROM houses),
    guarded AS (
      SELECT ticket_id FROM stakes
      JOIN locked AS deposit ON deposit.id = wallet_0 AND deposit.balance = balance_0
      JOIN locked AS winnings ON winnings.id = wallet_1 AND winnings.balance = balance_1
      WHERE moves = (SELECT count(*) FROM moves AS m JOIN here ON here.id = m.account_id WHERE m.ticket_id = stakes.ticket_id)
        AND NOT EXISTS (SELECT 1 FROM ${ledgerTransactions} AS before
          WHERE before.source = stakes.source AND before.external_id = stakes.external_id)
    ),
    written AS (
      ${insertRows(
        tickets,
        batch.map(({ ticket }) => ticket),
      )}
      WHERE given.id NOT IN (SELECT ticket_id FROM stakes) OR given.id IN (SELECT ticket_id FROM guarded)
      ON CONFLICT DO NOTHING RETURNING id
    ),
    ${legsPart(batch)}
    entered AS (
      INSERT INTO ${ledgerTransactions} (id, source, external_id, type, ref_type, ref_id, created_at)
      SELECT transaction_id, source, external_id, type, ref_type, ref_id, at FROM stakes
      JOIN written ON written.id = stakes.ticket_id RETURNING id
    ),
    taken AS (
      SELECT moves.*, stakes.transaction_id FROM moves JOIN written ON written.id = moves.ticket_id JOIN stakes USING (ticket_id)
    ),
    moved AS (
      UPDATE ${accounts} AS account SET balance = account.balance + sums.amount
      FROM (SELECT account_id, sum(amount)::bigint AS amount FROM taken GROUP BY account_id) AS sums
      WHERE account.id = sums.account_id RETURNING account.id, account.currency, account.balance, sums.amount
    ),
    entries AS (
      INSERT INTO ${ledgerEntries} (transaction_id, account_id, currency, amount, balance_after)
      SELECT taken.transaction_id, taken.account_id, moved.currency, taken.amount,
        moved.balance - moved.amount + sum(taken.amount) OVER (PARTITION BY taken.account_id ORDER BY taken.n)
      FROM taken JOIN moved ON moved.id = taken.account_id ORDER BY taken.n RETURNING id
    )
    SELECT coalesce((SELECT jsonb_agg(id) FROM written), '[]') AS written,
      coalesce((SELECT jsonb_agg(ticket_id) FROM guarded), '[]') AS guarded,
      (SELECT count(*)::int FROM entries) AS entries, (SELECT count(*)::int FROM taken) AS movements`);
  return fatesOf(batch, rowsOf(result)[0]);
}

function fatesOf(batch: readonly TicketToWrite[], row: Record<string, unknown> | undefined): Written[] {
  const setOf = (value: unknown): Set<unknown> => new Set(Array.isArray(value) ? (value as unknown[]) : []);
  const [written, guarded] = [setOf(row?.['written']), setOf(row?.['guarded'])];
  if (row?.['entries'] !== row?.['movements']) {
    throw new Error('Stakes could not be booked whole, though every account was there.');
  }
  return batch.map(({ ticket, stake }) => {
    if (written.has(ticket.id)) return 'written';
    return stake && !guarded.has(ticket.id) ? 'moved' : 'taken';
  });
}

function stakesOf(batch: readonly TicketToWrite[]): string {
  const rows = batch.flatMap(({ ticket, stake }) => {
    if (!stake) return [];
    const { funds, booking } = stake;
    return {
      ticket_id: ticket.id,
      wallet_0: walletAccount(funds.walletId, 'wallet_0'),
      wallet_1: walletAccount(funds.walletId, 'wallet_1'),
      held: walletAccount(funds.walletId, 'held'),
      balance_0: String(funds.wallet0),
      balance_1: String(funds.wallet1),
      moves: booking.movements.length,
      transaction_id: booking.id,
      source: booking.source,
      external_id: booking.externalId,
      type: booking.type,
      ref_type: booking.refType,
      ref_id: booking.refId,
      at: booking.at,
    };
  });
  return JSON.stringify(rows);
}

function movesOf(batch: readonly TicketToWrite[]): string {
  const moves = batch.flatMap(({ ticket, stake }) =>
    (stake?.booking.movements ?? []).map(({ accountId, amount }) => ({
      ticket_id: ticket.id,
      account_id: accountId,
      amount: String(amount),
    })),
  );
  return JSON.stringify(moves.map((move, n) => ({ n, ...move })));
}

function legsPart(batch: readonly TicketToWrite[]): SQL {
  const legs = batch.flatMap((one) => one.legs);
  if (legs.length === 0) return sql``;
  return sql`legs AS (${insertRows(ticketLegs, legs)} JOIN written ON written.id = given.ticket_id),`;
}

/** One parameter for all columns of all rows: building thirty of each costs more than storing them. */
function insertRows(table: typeof tickets | typeof ticketLegs, rows: readonly (NewTicket | NewLeg)[]): SQL {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].sort();
  // Whole numbers beyond 2^53 travel as text; nested JSON keeps its keys.
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]: [string, unknown]) => [
        nameOf(key),
        typeof value === 'bigint' ? String(value) : value,
      ]),
    ),
  );
  const names = keys.map((key) => sql.identifier(nameOf(key)));
  const columns = sql.join(names, sql`, `);
  const values = sql.join(
    names.map((name) => sql`given.${name}`),
    sql`, `,
  );
  return sql`INSERT INTO ${table} (${columns})
    SELECT ${values} FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(named)}::jsonb) AS given`;
}

/** The name of a column in the database. */
const nameOf = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

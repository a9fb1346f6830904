import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyNodes, ticketLegs, tickets } from '../../database/schema/index.ts';
import type { Posting, StakeFunds } from '../../ledger/ledger.ts';
import { postableRows, stakeStatement } from '../../ledger/stake-statement.ts';
import type { NewLeg, NewTicket } from './ticket-store.ts';

/** A ticket to write, with its legs and the posting of its stake from the funds that the decision was based on. */
export interface TicketToWrite {
  readonly ticket: NewTicket;
  readonly legs: readonly NewLeg[];
  readonly stake: { readonly funds: StakeFunds; readonly posting: Posting } | undefined;
}

/**
 * - `taken`: the ticket id exists already.
 * - `moved`: the wallet differs from what was read, or an account is missing.
 *
 * In both cases nothing of the ticket is written.
 */
export type WriteResult = 'written' | 'taken' | 'moved';

/**
 * Writes tickets, their legs and the postings of their stakes in one statement. Each ticket is written whole or not at
 * all, also outside a transaction. Two tickets of one user must not share a batch.
 */
export async function writeTickets(db: Db, batch: readonly TicketToWrite[]): Promise<WriteResult[]> {
  const stakes = stakeStatement(
    batch.flatMap(({ ticket, stake }) => (stake === undefined ? [] : [{ rowId: ticket.id, ...stake }])),
  );
  const rows = batch.map(({ ticket }) => ticket);
  const result = await db.execute(sql`
    WITH ${stakes.guard},
    written AS (
      ${insertRows(tickets, rows, seller)} WHERE ${stakes.allows(sql`given.id`)} ON CONFLICT DO NOTHING RETURNING id
    ),
    ${legsPart(batch)}
    ${stakes.post}
    SELECT coalesce((SELECT jsonb_agg(id) FROM written), '[]') AS written, ${stakes.outcome}`);
  return resultsOf(batch, rowsOf(result)[0]);
}

/** The seller is the parent of the user as the statement finds it. Operators have none: theirs is the root. */
const seller = {
  column: 'agent_id',
  value: sql`coalesce(node.parent_id, 'root')`,
  join: sql`LEFT JOIN ${agencyNodes} AS node ON node.user_id = given.user_id`,
};

function resultsOf(batch: readonly TicketToWrite[], row: Record<string, unknown> | undefined): WriteResult[] {
  const postable = postableRows(row);
  const ids = row?.['written'];
  const written = new Set(Array.isArray(ids) ? (ids as unknown[]) : []);
  return batch.map(({ ticket, stake }) => {
    if (written.has(ticket.id)) return 'written';
    return stake && !postable.has(ticket.id) ? 'moved' : 'taken';
  });
}

function legsPart(batch: readonly TicketToWrite[]): SQL {
  const legs = batch.flatMap((one) => one.legs);
  if (legs.length === 0) return sql``;
  return sql`legs AS (${insertRows(ticketLegs, legs)} JOIN written ON written.id = given.ticket_id),`;
}

/** Uses one JSON parameter for all rows, because building a parameter for each column costs more than the insert itself. */
function insertRows(
  table: typeof tickets | typeof ticketLegs,
  rows: readonly (NewTicket | NewLeg)[],
  found?: typeof seller,
): SQL {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].sort();
  // Integers beyond 2^53 are sent as text. Nested JSON keeps its keys.
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]: [string, unknown]) => [
        columnName(key),
        typeof value === 'bigint' ? String(value) : value,
      ]),
    ),
  );
  const names = keys.map((key) => sql.identifier(columnName(key)));
  const columns = sql.join(names, sql`, `);
  const values = sql.join(
    names.map((name) => sql`given.${name}`),
    sql`, `,
  );
  const more = found && { column: sql`, ${sql.identifier(found.column)}`, value: sql`, ${found.value}` };
  return sql`INSERT INTO ${table} (${columns}${more?.column})
    SELECT ${values}${more?.value} FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(named)}::jsonb) AS given
    ${found?.join}`;
}

const columnName = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

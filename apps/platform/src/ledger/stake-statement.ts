import { sql, type SQL } from 'drizzle-orm';

import { accounts, ledgerTransactions, ledgerEntries } from '../database/schema/index.ts';
import { walletAccount } from './account.ts';
import { explanationsOf } from './explain/movement-types.ts';
import type { Posting, StakeFunds } from './ledger.ts';

/** A stake that is posted by the statement that writes its row. */
export interface Stake {
  /** Id of the row that the stake belongs to. */
  readonly rowId: string;
  /** The wallet as it was read. The stake is posted only if it still holds exactly this and was not interrupted since. */
  readonly funds: StakeFunds;
  readonly posting: Posting;
}

/**
 * The ledger's part of a statement that writes rows of another module. The statement is built as
 * `WITH ${guard}, written AS (INSERT … WHERE ${allows(id)} … RETURNING id), ${post} SELECT ${outcome}`.
 */
export interface StakeStatement {
  /** Locks the wallets and finds the stakes that can be posted. */
  readonly guard: SQL;
  /** True for a row without a stake, and for a row whose stake can be posted. */
  allows(id: SQL): SQL;
  /** Posts the stakes of the rows in `written`. */
  readonly post: SQL;
  /** Columns of the result that `postableRows` reads. */
  readonly outcome: SQL;
}

/**
 * Builds the parts. Two stakes of one user must not share a statement. Wallets are locked in the order of their
 * accounts, then the operator's accounts in theirs, so that no two statements wait for each other.
 */
export function stakeStatement(stakes: readonly Stake[]): StakeStatement {
  const counts = countsPart(stakes);
  const guard = sql`
    stakes AS (SELECT * FROM jsonb_to_recordset(${stakesJson(stakes)}::jsonb) AS stake (
      row_id text, wallet_0 text, wallet_1 text, held text, balance_0 bigint, balance_1 bigint, stops int, writes bigint, moves int,
      transaction_id text, source text, external_id text, type text, ref_type text, ref_id text, at timestamptz, explain jsonb)),
    moves AS (SELECT * FROM jsonb_to_recordset(${movesJson(stakes)}::jsonb) AS move (
      n int, row_id text, account_id text, amount bigint)),
    ${counts.read}
    locked AS (
      SELECT id, balance, stops, writes FROM ${accounts}
      WHERE id IN (SELECT unnest(ARRAY[wallet_0, wallet_1, held]) FROM stakes ${counts.more}) ORDER BY id FOR UPDATE
    ),
    houses AS (
      SELECT id FROM ${accounts}
      WHERE id IN (SELECT account_id FROM moves WHERE (SELECT count(*) FROM locked) > 0) AND wallet_id IS NULL
      ORDER BY id FOR UPDATE
    ),
    here AS (SELECT id FROM locked UNION ALL SELECT id FROM houses),
    postable AS (
      SELECT row_id FROM stakes
      JOIN locked AS deposit ON deposit.id = wallet_0 AND deposit.balance = balance_0 AND deposit.stops = stakes.stops
      JOIN locked AS winnings ON winnings.id = wallet_1 AND winnings.balance = balance_1
        AND (stakes.writes IS NULL OR deposit.writes + winnings.writes = stakes.writes)
      WHERE moves = (SELECT count(*) FROM moves AS m JOIN here ON here.id = m.account_id WHERE m.row_id = stakes.row_id)
        ${counts.unchanged}
        AND NOT EXISTS (SELECT 1 FROM ${ledgerTransactions} AS before
          WHERE before.source = stakes.source AND before.external_id = stakes.external_id)
    )`;
  const post = sql`
    entered AS (
      INSERT INTO ${ledgerTransactions} (id, source, external_id, type, ref_type, ref_id, created_at, explain)
      SELECT transaction_id, source, external_id, type, ref_type, ref_id, at, explain FROM stakes
      JOIN written ON written.id = stakes.row_id RETURNING id
    ),
    taken AS (
      SELECT moves.*, stakes.transaction_id FROM moves JOIN written ON written.id = moves.row_id JOIN stakes USING (row_id)
    ),
    moved AS (
      UPDATE ${accounts} AS account SET balance = account.balance + sums.amount, writes = account.writes + 1
      FROM (SELECT account_id, sum(amount)::bigint AS amount FROM taken GROUP BY account_id) AS sums
      WHERE account.id = sums.account_id RETURNING account.id, account.currency, account.balance, sums.amount
    ),
    entries AS (
      INSERT INTO ${ledgerEntries} (transaction_id, account_id, currency, amount, balance_after)
      SELECT taken.transaction_id, taken.account_id, moved.currency, taken.amount,
        moved.balance - moved.amount + sum(taken.amount) OVER (PARTITION BY taken.account_id ORDER BY taken.n)
      FROM taken JOIN moved ON moved.id = taken.account_id ORDER BY taken.n RETURNING id
    )`;
  const outcome = sql`coalesce((SELECT jsonb_agg(row_id) FROM postable), '[]') AS postable,
      (SELECT count(*)::int FROM entries) AS entries, (SELECT count(*)::int FROM taken) AS movements`;
  const allows = (id: SQL): SQL =>
    sql`(${id} NOT IN (SELECT row_id FROM stakes) OR ${id} IN (SELECT row_id FROM postable))`;
  return { guard, allows, post, outcome };
}

/** The parts about other wallets that decisions counted. Empty if none did, because most stakes need no sums. */
function countsPart(stakes: readonly Stake[]): { readonly read: SQL; readonly more: SQL; readonly unchanged: SQL } {
  const rows = stakes.flatMap(({ rowId, funds }) =>
    (funds.counted ?? []).map(({ accountId, writes }) => ({
      row_id: rowId,
      account_id: accountId,
      writes: String(writes),
    })),
  );
  if (rows.length === 0) return { read: sql``, more: sql``, unchanged: sql`` };
  return {
    read: sql`counted AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS one (
      row_id text, account_id text, writes bigint)),`,
    more: sql`UNION SELECT account_id FROM counted`,
    unchanged: sql`AND NOT EXISTS (SELECT 1 FROM counted LEFT JOIN locked AS now ON now.id = counted.account_id
          WHERE counted.row_id = stakes.row_id AND now.writes IS DISTINCT FROM counted.writes)`,
  };
}

/** Reads which rows had a stake that could be posted. Throws if a stake was posted in part. */
export function postableRows(result: Record<string, unknown> | undefined): ReadonlySet<unknown> {
  if (result?.['entries'] !== result?.['movements']) {
    throw new Error('A stake was posted in part, although all of its accounts exist.');
  }
  const ids = result?.['postable'];
  return new Set(Array.isArray(ids) ? (ids as unknown[]) : []);
}

function stakesJson(stakes: readonly Stake[]): string {
  const rows = stakes.map(({ rowId, funds, posting }) => ({
    row_id: rowId,
    wallet_0: walletAccount(funds.walletId, 'wallet_0'),
    wallet_1: walletAccount(funds.walletId, 'wallet_1'),
    held: walletAccount(funds.walletId, 'held'),
    balance_0: String(funds.wallet0),
    balance_1: String(funds.wallet1),
    stops: funds.stops,
    writes: funds.writes === undefined ? null : String(funds.writes),
    moves: posting.movements.length,
    transaction_id: posting.id,
    source: posting.source,
    external_id: posting.externalId,
    type: posting.type,
    ref_type: posting.refType,
    ref_id: posting.refId,
    at: posting.at,
    explain: explanationsOf(posting.type, posting.details),
  }));
  return JSON.stringify(rows);
}

function movesJson(stakes: readonly Stake[]): string {
  const moves = stakes.flatMap(({ rowId, posting }) =>
    posting.movements.map(({ accountId, amount }) => ({
      row_id: rowId,
      account_id: accountId,
      amount: String(amount),
    })),
  );
  return JSON.stringify(moves.map((move, n) => ({ n, ...move })));
}

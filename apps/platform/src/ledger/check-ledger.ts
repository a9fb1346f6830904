import { lastRealCurrencyId } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import {
  accounts,
  agencyTransfers,
  bonuses,
  cashOuts,
  gameGrants,
  gameRounds,
  gameTransactions,
  jackpots,
  jackpotWins,
  ledgerEntries,
  ledgerTransactions,
  payments,
  paymentSuspense,
  reconItems,
  settlementFiles,
  tickets,
  vouchers,
  wallets,
} from '../database/schema/index.ts';
import type { LedgerCheck } from './ledger.ts';
import { rowsOf } from '../database/rows.ts';

/** States in which the stake of a ticket is held. */
const holding = sql`('pending', 'reoffered', 'oddchange', 'confirm')`;

/** The invariants by name. Each query returns one text for each row that violates it. */
const invariants = {
  transactionsBalance: sql`SELECT 'transaction ' || transaction_id || ' sums to ' || sum(amount) || ' ' || currency AS violation
      FROM ${ledgerEntries} GROUP BY transaction_id, currency HAVING sum(amount) <> 0`,
  currenciesBalance: sql`SELECT 'all accounts in ' || currency || ' sum to ' || sum(balance) AS violation
      FROM ${accounts} GROUP BY currency HAVING sum(balance) <> 0`,
  accountsAreTheirEntries: sql`SELECT 'account ' || a.id || ' has ' || a.balance || ', its entries sum to ' || coalesce(sum(e.amount), 0) AS violation
      FROM ${accounts} a LEFT JOIN ${ledgerEntries} e ON e.account_id = a.id
      GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(e.amount), 0)`,
  runningBalances: sql`SELECT 'entry ' || id || ' leaves ' || balance_after || ', not ' || running AS violation
      FROM (SELECT id, balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS running
            FROM ${ledgerEntries}) chain WHERE balance_after <> running`,
  nothingNegative: sql`SELECT 'account ' || id || ' is at ' || balance AS violation
      FROM ${accounts} WHERE (wallet_id IS NOT NULL OR kind = 'jackpot') AND balance < 0`,
  entriesInCurrency: sql`SELECT 'entry ' || e.id || ' is in ' || e.currency || ', its account in ' || a.currency AS violation
      FROM ${ledgerEntries} e JOIN ${accounts} a ON a.id = e.account_id WHERE e.currency <> a.currency`,
  heldAreOpenTickets: sql`SELECT 'wallet ' || a.wallet_id || ' holds ' || a.balance || ', its open tickets staked '
        || coalesce(sum(t.requested_stake), 0) AS violation
      FROM ${accounts} a LEFT JOIN ${tickets} t ON t.wallet_id = a.wallet_id AND t.state IN ${holding}
      WHERE a.kind = 'held' GROUP BY a.wallet_id, a.balance HAVING a.balance <> coalesce(sum(t.requested_stake), 0)`,
  payoutsWithinHighest: sql`SELECT 'ticket ' || t.id || ' was paid ' || sum(e.amount) || ', its highest win was ' || t.max_win AS violation
      FROM ${ledgerEntries} e JOIN ${ledgerTransactions} x ON x.id = e.transaction_id JOIN ${tickets} t ON t.id = x.ref_id
      WHERE x.ref_type = 'ticket' AND x.type IN ('payout', 'cash_out') AND e.amount > 0
      GROUP BY t.id, t.max_win HAVING sum(e.amount) > t.max_win`,
  soldWithinStake: sql`SELECT 'ticket ' || t.id || ' sold ' || sum(c.stake) || ' of its stake of ' || t.stake AS violation
      FROM ${cashOuts} c JOIN ${tickets} t ON t.id = c.ticket_id WHERE c.booked_at IS NOT NULL
      GROUP BY t.id, t.stake, t.settlement
      HAVING sum(c.stake) > t.stake OR (sum(c.stake) = t.stake) <> (t.settlement = 'cashed_out')`,
  cashOutsAsQuoted: sql`SELECT 'cash-out ' || c.quote_id || ' of ' || c.amount || ' was booked as ' || coalesce(sum(e.amount), 0) AS violation
      FROM ${cashOuts} c
      LEFT JOIN ${ledgerTransactions} x ON x.source = 'ticket' AND x.external_id = c.ticket_id || ':cash_out:' || c.quote_id
      LEFT JOIN ${ledgerEntries} e ON e.transaction_id = x.id AND e.amount > 0
      WHERE c.booked_at IS NOT NULL GROUP BY c.quote_id, c.amount HAVING coalesce(sum(e.amount), 0) <> c.amount`,
  freeRoundsAsGranted: sql`SELECT 'grant ' || g.id || ' has ' || g.rounds || ' free rounds, ' || g.used || ' used, ' || count(t.id) || ' booked' AS violation
      FROM ${gameGrants} g LEFT JOIN ${gameTransactions} t
        ON t.grant_id = g.id AND t.kind = 'free_bet' AND t.state = 'booked'
      GROUP BY g.id HAVING count(t.id) <> g.used OR g.used > g.rounds`,
  promoPaysFreeRounds: sql`SELECT 'promo paid ' || paid || ' ' || currency || ', its free bets are ' || staked AS violation
      FROM (SELECT a.currency, -sum(a.balance) AS paid, (
          SELECT coalesce(sum(t.amount), 0) FROM ${gameTransactions} t
          WHERE t.kind = 'free_bet' AND t.state = 'booked' AND t.currency = a.currency) AS staked
        FROM ${accounts} a WHERE a.kind = 'promo' GROUP BY a.currency) sums WHERE paid <> staked`,
  jackpotWins: sql`SELECT 'jackpot win of ' || w.round_id || ' of ' || w.amount || ' was booked as ' || coalesce(sum(e.amount), 0) AS violation
      FROM ${jackpotWins} w
      LEFT JOIN ${ledgerTransactions} x ON x.source = 'jackpot:' || w.code || ':' || w.currency AND x.type = 'jackpot'
        AND x.external_id = w.server || ':' || w.round_id
      LEFT JOIN ${ledgerEntries} e ON e.transaction_id = x.id AND e.account_id = w.wallet_id || ':wallet_1'
      GROUP BY w.server, w.round_id, w.amount HAVING coalesce(sum(e.amount), 0) <> w.amount`,
  jackpotParts: sql`SELECT 'jackpot ' || j.code || ' in ' || j.currency || ' got ' || sum(e.amount) || ' of stakes of '
        || (SELECT sum(r.staked) FROM ${gameRounds} r WHERE r.currency = j.currency AND r.fed AND r.jackpot IS NULL) AS violation
      FROM ${jackpots} j
      JOIN ${ledgerTransactions} x ON x.source = 'jackpot:' || j.code || ':' || j.currency AND x.type = 'jackpot_part'
      JOIN ${ledgerEntries} e ON e.transaction_id = x.id AND e.account_id = 'jackpot:' || j.code || ':' || j.currency
      GROUP BY j.code, j.currency, j.remainder
      HAVING sum(e.amount) * 100 + j.remainder
        <> (SELECT sum(r.staked) FROM ${gameRounds} r WHERE r.currency = j.currency AND r.fed AND r.jackpot IS NULL)`,
  transfersAsBooked: sql`SELECT 'transfer ' || x.id || ' of ' || coalesce(t.amount, 0) || ' was booked as '
        || coalesce(sum(e.amount) FILTER (WHERE w.user_id = t.user_id), 0) AS violation
      FROM ${ledgerTransactions} x LEFT JOIN ${agencyTransfers} t ON t.id = x.id
      LEFT JOIN ${ledgerEntries} e ON e.transaction_id = x.id
      LEFT JOIN ${accounts} a ON a.id = e.account_id LEFT JOIN ${wallets} w ON w.id = a.wallet_id
      WHERE x.source = 'agency' GROUP BY x.id, t.id
      HAVING t.id IS NULL OR coalesce(sum(e.amount) FILTER (WHERE w.user_id = t.user_id), 0)
        <> CASE t.direction WHEN 'down' THEN t.amount WHEN 'up' THEN -t.amount ELSE 0 END`,
  debtPairs: sql`SELECT 'debt ' || coalesce(d.id, l.id) || ' is ' || coalesce(-d.balance, 0) || ', lent is ' || coalesce(l.balance, 0)
        AS violation
      FROM (SELECT * FROM ${accounts} WHERE kind = 'debt') d
      FULL JOIN (SELECT * FROM ${accounts} WHERE kind = 'lent') l ON substr(l.id, 6) = substr(d.id, 6)
      WHERE coalesce(d.balance, 0) > 0 OR coalesce(d.balance, 0) + coalesce(l.balance, 0) <> 0`,
  debtsOfTransfers: sql`SELECT 'transfer ' || coalesce(t.id, e.transaction_id) || ' with the basis ' || coalesce(t.basis, 'none')
        || ' booked a debt of ' || coalesce(-e.amount, 0) AS violation
      FROM ${agencyTransfers} t
      FULL JOIN (SELECT e.* FROM ${ledgerEntries} e JOIN ${accounts} a ON a.id = e.account_id WHERE a.kind = 'debt') e
        ON e.transaction_id = t.id AND e.account_id = 'debt:' || t.user_id || ':' || t.currency
      WHERE coalesce(-e.amount, 0) <> CASE t.basis WHEN 'credit' THEN t.amount WHEN 'repay' THEN -t.amount ELSE 0 END
        OR t.debt_after IS DISTINCT FROM -e.balance_after`,
  debtsWithinLines: sql`SELECT 'transfer ' || id || ' raised the debt to ' || debt_after || ', above the line of ' || credit_limit AS violation
      FROM ${agencyTransfers} WHERE basis = 'credit' AND (debt_after > credit_limit OR credit_limit IS NULL)`,
  vouchersOwed: sql`SELECT 'vouchers in ' || currency || ' are owed ' || sum(owed) || ', the open ones are ' || sum(open) AS violation
      FROM (
        SELECT currency, sum(balance) AS owed, 0 AS open FROM ${accounts} WHERE kind = 'voucher' GROUP BY currency
        UNION ALL SELECT currency, 0, sum(amount) FROM ${vouchers} WHERE state = 'open' GROUP BY currency
      ) sums GROUP BY currency HAVING sum(owed) <> sum(open)`,
  vouchersAsBooked: sql`SELECT 'voucher ' || v.id || ' is ' || v.state || ' of ' || v.amount || ', booked as ' || coalesce(sum(e.amount), 0) AS violation
      FROM ${vouchers} v
      LEFT JOIN ${ledgerTransactions} x ON x.source = 'voucher' AND x.external_id IN (v.id || ':made', v.id || ':end')
      LEFT JOIN ${ledgerEntries} e ON e.transaction_id = x.id
        AND e.account_id IN (SELECT a.id FROM ${accounts} a WHERE a.kind = 'voucher')
      GROUP BY v.id HAVING coalesce(sum(e.amount), 0) <> CASE v.state WHEN 'open' THEN v.amount ELSE 0 END`,
  onTheWayOut: sql`SELECT 'wallet ' || a.wallet_id || ' has ' || a.balance || ' on its way out, its withdrawals are '
        || coalesce(sum(p.amount), 0) AS violation
      FROM ${accounts} a LEFT JOIN ${payments} p ON p.wallet_id = a.wallet_id AND p.direction = 'withdrawal'
        AND p.state IN ('review', 'approved', 'sending')
      WHERE a.kind = 'wallet_2' GROUP BY a.wallet_id, a.balance HAVING a.balance <> coalesce(sum(p.amount), 0)`,
  providersHold: sql`SELECT 'provider ' || provider || ' holds ' || sum(held) || ' ' || currency || ', its payments are ' || sum(due) AS violation
      FROM (
        SELECT split_part(id, ':', 2) AS provider, currency, -sum(balance) AS held, 0 AS due
          FROM ${accounts} WHERE kind = 'psp' GROUP BY 1, 2
        UNION ALL SELECT provider, currency, 0, sum(CASE WHEN via_suspense THEN 0 ELSE captured END) - sum(taken_back) - sum(paid_out)
          FROM ${payments} GROUP BY 1, 2
        UNION ALL SELECT provider, currency, 0, sum(amount) FROM ${paymentSuspense}
          WHERE booked AND resolution IS DISTINCT FROM 'return' GROUP BY 1, 2
      ) sums GROUP BY provider, currency HAVING sum(held) <> sum(due)`,
  suspenseIsOpenItems: sql`SELECT 'suspense has ' || sum(held) || ' ' || currency || ', its open items are ' || sum(open) AS violation
      FROM (
        SELECT currency, sum(balance) AS held, 0 AS open FROM ${accounts} WHERE kind = 'suspense' GROUP BY currency
        UNION ALL SELECT currency, 0, sum(amount) FROM ${paymentSuspense} WHERE booked AND resolution IS NULL GROUP BY currency
      ) sums GROUP BY currency HAVING sum(held) <> sum(open)`,
  depositsAsCaptured: sql`SELECT 'payment ' || p.id || ' of ' || p.captured || ' was booked as ' || coalesce(sum(e.amount), 0) AS violation
      FROM ${payments} p
      LEFT JOIN ${ledgerTransactions} x ON x.source = 'payment' AND x.external_id = p.id || ':capture'
      LEFT JOIN ${ledgerEntries} e ON e.transaction_id = x.id AND e.account_id = p.wallet_id || ':wallet_0'
      WHERE p.direction = 'deposit' GROUP BY p.id, p.captured HAVING coalesce(sum(e.amount), 0) <> p.captured`,
  giftsAsGranted: sql`SELECT 'gifts in ' || currency || ' cost ' || sum(cost) || ', the bonuses are ' || sum(given) AS violation
      FROM (
        SELECT currency, -sum(balance) AS cost, 0 AS given FROM ${accounts} WHERE kind = 'gift' GROUP BY currency
        UNION ALL SELECT currency, 0, sum(amount) - sum(coalesce(taken_back, 0)) FROM ${bonuses} GROUP BY currency
      ) sums GROUP BY currency HAVING sum(cost) <> sum(given)`,
  giftsStayGifts: sql`SELECT 'gift ' || g.transaction_id || ' moved real money of wallet ' || w.id AS violation
      FROM ${accounts} gift JOIN ${ledgerEntries} g ON g.account_id = gift.id
      JOIN ${ledgerEntries} e ON e.transaction_id = g.transaction_id
      JOIN ${accounts} a ON a.id = e.account_id JOIN ${wallets} w ON w.id = a.wallet_id
      WHERE gift.kind = 'gift' AND w.currency_id <= ${lastRealCurrencyId}`,
} as const satisfies Readonly<Record<string, SQL>>;

export type Invariant = keyof typeof invariants;

/** Milliseconds after which a refund that its provider has not answered needs a person. */
const refundSilence = 3_600_000;

/** Money that is booked right and still needs a person. */
const alarms = (now: number): SQL => sql`SELECT 'suspense has ' || sum(balance) || ' ' || currency AS violation
  FROM ${accounts} WHERE kind = 'suspense' GROUP BY currency HAVING sum(balance) <> 0
  UNION ALL SELECT 'differences to the settlement files of ' || provider || ': ' || count(*) AS violation
  FROM ${reconItems} WHERE state = 'open' GROUP BY provider
  UNION ALL SELECT 'the settlement file of ' || provider || ' of ' || day || ' was not read' AS violation
  FROM ${settlementFiles} WHERE read_at IS NULL
  UNION ALL SELECT 'refunds that ' || p.provider || ' has not answered for an hour: ' || count(*) AS violation
  FROM ${payments} p CROSS JOIN LATERAL jsonb_array_elements(p.facts) AS asked (fact)
  WHERE p.direction = 'deposit' AND asked.fact ->> 'key' LIKE 'refund:%' AND (asked.fact ->> 'at')::bigint <= ${now - refundSilence}
    AND NOT EXISTS (SELECT 1 FROM jsonb_array_elements(p.facts) AS answer (fact)
      WHERE answer.fact ->> 'key' ~ '^refund(Sent|Done|Refused|Failed):'
        AND regexp_replace(answer.fact ->> 'key', '^[^:]*:', '') = regexp_replace(asked.fact ->> 'key', '^[^:]*:', ''))
  GROUP BY p.provider`;

/** Violations of one invariant that are read. A fault of many rows must not fill the memory. */
const most = 1000;

const textsOf = async (db: Db, query: SQL): Promise<string[]> =>
  rowsOf(await db.execute(sql`SELECT violation FROM (${query}) AS found LIMIT ${most}`)).map((row) =>
    String(row['violation']),
  );

/** Returns what violates one invariant. */
export const violationsOf = (db: Db, invariant: Invariant): Promise<string[]> => textsOf(db, invariants[invariant]);

/** Returns everything that does not add up. Run it in a transaction with one snapshot. */
export async function findViolations(tx: Db): Promise<string[]> {
  const violations: string[] = [];
  for (const invariant of Object.values(invariants)) violations.push(...(await textsOf(tx, invariant)));
  return violations;
}

/** Checks the ledger in one snapshot and returns everything that does not add up. */
export async function checkLedger(db: Db, now: number): Promise<LedgerCheck> {
  return db.transaction(
    async (tx) => {
      const violations = await findViolations(tx);
      const counts = { accounts: await tx.$count(accounts), entries: await tx.$count(ledgerEntries) };
      return { ok: violations.length === 0, violations, alarms: await textsOf(tx, alarms(now)), ...counts };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

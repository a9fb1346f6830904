import { sql } from 'drizzle-orm';

import { ledgerTransactions, tickets as ticketTable } from '../../database/schema/index.ts';
import { rowsOf } from '../../database/rows.ts';
import type { Platform } from '../../platform.ts';
import type { LoadPlayer } from '../load-players.ts';
import { percentile } from '../percentile.ts';
import type { ClientTicket } from './ticket-faults.ts';

/** The result of a run. All but the first and last fields must be 0. */
export interface FaultReport {
  readonly tickets: number;
  readonly faulted: number;
  readonly accepted: number;
  /** Tickets that a client knows and the platform does not have, or has in another state. */
  readonly lost: number;
  /** Tickets whose stake was taken more than once, and wallets that differ from what their clients know. */
  readonly doubled: number;
  /** Tickets with two different answers to the same request. */
  readonly answersThatDiffer: number;
  readonly ledgerViolations: readonly string[];
  readonly perSecond: number;
  /** Milliseconds from a request to its response, without faults. */
  readonly p50: number;
  readonly p99: number;
  /** The same, including the repetitions that faults made necessary. */
  readonly p99WithFaults: number;
}

/** Compares what clients know with what the platform stored. */
export async function reconcile(
  { db, ledger }: Pick<Platform, 'db' | 'ledger'>,
  run: { tickets: readonly ClientTicket[]; players: readonly LoadPlayer[]; seconds: number },
): Promise<FaultReport> {
  const { tickets, players, seconds } = run;
  const rows = rowsOf(await db.execute(sql`SELECT id, state, answer FROM ${ticketTable}`));
  const stored = new Map(rows.map((row) => [String(row['id']), row]));
  const wrong = tickets.filter(({ id, accepted, answers }) => {
    const row = stored.get(id);
    return !row || (row['state'] === 'accepted') !== accepted || row['answer'] !== answers[0];
  });
  const stakes = rowsOf(
    await db.execute(sql`
      SELECT ref_id FROM ${ledgerTransactions} WHERE ref_type = 'ticket' AND type = 'hold'
      GROUP BY ref_id HAVING count(*) > 1`),
  );
  const wallets = await walletsThatDiffer({ ledger }, tickets, players);
  const plain = tickets.filter(({ fault }) => fault === 'none').map(({ milliseconds }) => milliseconds);
  const all = tickets.map(({ milliseconds }) => milliseconds);
  return {
    tickets: tickets.length,
    faulted: tickets.filter(({ fault }) => fault !== 'none').length,
    accepted: tickets.filter(({ accepted }) => accepted).length,
    lost: wrong.length,
    doubled: stakes.length + wallets + (stored.size - tickets.length),
    answersThatDiffer: tickets.filter(({ answers }) => new Set(answers).size > 1).length,
    ledgerViolations: (await ledger.check()).violations,
    perSecond: tickets.length / seconds,
    p50: percentile(plain, 50),
    p99: percentile(plain, 99),
    p99WithFaults: percentile(all, 99),
  };
}

/** Counts wallets whose money is not the deposit less the reported stakes of their tickets. */
async function walletsThatDiffer(
  { ledger }: Pick<Platform, 'ledger'>,
  tickets: readonly ClientTicket[],
  players: readonly LoadPlayer[],
): Promise<number> {
  const byPlayer = Map.groupBy(tickets, ({ player }) => player.id);
  let differ = 0;
  for (const { id, deposit } of players) {
    const spent = (byPlayer.get(id) ?? []).reduce((sum, { stake }) => sum + stake, 0n);
    const [wallet] = await ledger.wallets(id);
    const left = BigInt((wallet?.wallet_0 ?? '0.00').replace('.', ''));
    if (left !== deposit - spent) differ += 1;
  }
  return differ;
}

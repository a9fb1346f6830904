import { qualifyCpa, type CpaLine, type Plan, type PlayerEvent, type PlayerHistory } from '@kvota/commission';
import { minorToMoney } from '@kvota/contracts';
import { sql } from 'drizzle-orm';

import type { Db } from '../../../database/database.ts';
import { rowsOf } from '../../../database/rows.ts';
import { agencyJoins, agencyNodes, commissionPlayers, figures, playerDays } from '../../../database/schema/index.ts';
import { datedLog, figureZone } from '../../../figures/figure-zone.ts';
import { beginningOf, endOf, type CommissionSpan } from '../periods.ts';
import { wasBelow } from '../../tree.ts';
import { sellersOf } from './branch-figures.ts';

/** A player who qualified in a period, and the line that counts it. */
export interface QualifiedPlayer {
  readonly playerId: string;
  readonly line: string;
  readonly at: number;
}

interface PlayerScope {
  readonly child: string;
  readonly currency: string;
  readonly period: CommissionSpan;
  /** The parent whose counted players are left out. Absent for a preview, which counts all. */
  readonly payer?: string | undefined;
}

const day = 86_400_000;

/**
 * Reads the players who qualify in a period for the first time, by the lines of a plan. Lines of all cycles compete for a
 * player, who is counted in the period of the line's own cycle only.
 */
export async function readQualified(db: Db, plan: Plan, scope: PlayerScope): Promise<QualifiedPlayer[]> {
  const lines = plan.lines.filter((line) => line.base === 'cpa');
  if (lines.length === 0) return [];
  const begins = beginningOf(scope.period.from, figureZone);
  const longest = Math.max(...lines.map(({ terms }) => terms.days));
  const players = await readHistories(db, scope, new Date(begins - longest * day));
  const ends = endOf(scope.period, figureZone);
  return [...players].flatMap(([playerId, history]) => {
    const first = firstLine(lines, history);
    if (first === undefined || first.cycle !== scope.period.cycle) return [];
    const { line, at } = first;
    return at >= begins && at < ends ? [{ playerId, line, at }] : [];
  });
}

/** Returns the line whose terms a player reaches first, of all cycles; of several at one moment the first of the plan. */
function firstLine(
  lines: readonly CpaLine[],
  history: PlayerHistory,
): (Pick<QualifiedPlayer, 'line' | 'at'> & Pick<CpaLine, 'cycle'>) | undefined {
  return lines
    .flatMap(({ id, terms, cycle }) => {
      const reached = qualifyCpa(history, terms);
      return reached.status === 'qualified' ? [{ line: id, cycle, at: reached.at }] : [];
    })
    .toSorted((a, b) => a.at - b.at)[0];
}

/**
 * Reads deposits, credit that was taken back, and settled stakes of the players who had movements in the period, as far as the branch sold to them.
 * They joined when they were created, or when they joined an agent. A
 * movement of a closed day counts from the beginning of the day that it fell in, so that it is in one period.
 */
async function readHistories(
  db: Db,
  { child, currency, period, payer }: PlayerScope,
  joinedSince: Date,
): Promise<ReadonlyMap<string, PlayerHistory>> {
  const own = sql`currency = ${currency}::text`;
  const lastDay = sql`day <= ${period.to}::date`;
  const within = sql`(day >= ${period.from}::date AND ${lastDay} AND ${own})`;
  const isCounted =
    payer === undefined
      ? sql`false`
      : sql`EXISTS (SELECT FROM ${commissionPlayers} c WHERE c.parent_id = ${payer} AND c.player_id = n.user_id)`;
  const result = await db.execute(sql`
    WITH sellers AS (${sellersOf([child])}),
    logged AS (SELECT * FROM ${datedLog} log JOIN sellers USING (seller) WHERE ${wasBelow} AND ${lastDay} AND ${own}),
    players AS (
      SELECT n.user_id, coalesce(j.at, n.created_at) AS joined_at
      FROM ${agencyNodes} n LEFT JOIN ${agencyJoins} j ON j.user_id = n.user_id
      WHERE n.kind = 'player' AND coalesce(j.at, n.created_at) >= ${joinedSince.toISOString()}::timestamptz
        AND NOT ${isCounted}
        AND n.user_id IN (
          SELECT user_id FROM ${playerDays} JOIN sellers USING (seller) WHERE ${wasBelow} AND ${within}
          UNION SELECT user_id FROM logged WHERE ${within})
    )
    SELECT p.user_id, p.joined_at, f.at, f.day::text, f.stake::text, (f.credit_in - f.credit_out)::text AS deposit
      FROM players p
      JOIN ${figures} f ON f.user_id = p.user_id AND f.currency = ${currency}::text AND (f.day, f.seller) IN (
        SELECT d.day, d.seller FROM ${playerDays} d JOIN sellers USING (seller)
        WHERE ${wasBelow} AND d.user_id = p.user_id AND d.currency = ${currency}::text AND d.day <= ${period.to}::date)
    UNION ALL SELECT p.user_id, p.joined_at, l.at, l.day::text, l.stake::text, (l.credit_in - l.credit_out)::text AS deposit
      FROM players p JOIN logged l ON l.user_id = p.user_id`);
  const players = new Map<string, { joinedAt: number; events: PlayerEvent[] }>();
  for (const row of rowsOf(result)) {
    const id = String(row['user_id']);
    const player = players.get(id) ?? { joinedAt: momentOf(row['joined_at']), events: [] };
    players.set(id, player);
    const at = Math.max(momentOf(row['at']), beginningOf(String(row['day']), figureZone));
    for (const [type, name] of [['deposit', 'deposit'] as const, ['settled', 'stake'] as const]) {
      const amount = BigInt(String(row[name]));
      if (amount !== 0n) player.events.push({ type, at, amount: minorToMoney(amount) });
    }
  }
  return players;
}

const momentOf = (value: unknown): number => (value instanceof Date ? value.getTime() : Date.parse(String(value)));

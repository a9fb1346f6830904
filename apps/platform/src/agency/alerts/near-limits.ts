import { minorToMoney, mostAlerts, nearLimitKeys, nearLimitPercent, type LimitAlert } from '@kvota/contracts';
import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import {
  agencyLimits,
  agencyNodes,
  agencyPaths,
  gameRounds,
  playerDays,
  tickets,
} from '../../database/schema/index.ts';
import { datedLog, figureZone } from '../../figures/figure-zone.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { limitDays } from '../../limits/limit-days.ts';
import { readLimitSums } from '../../limits/limit-sums.ts';
import type { Urgent } from './agency-alerts.ts';

type NearKey = (typeof nearLimitKeys)[number];

/** The most limits whose sums are read exactly. */
const mostCandidates = 100;

/** A limit in force that may be nearly used. */
interface Candidate {
  readonly userId: string;
  readonly username: string;
  readonly currency: string;
  readonly key: NearKey;
  /** In minor units. */
  readonly value: bigint;
}

const keyList = sql.raw(nearLimitKeys.map((key) => `'${key}'`).join(', '));

/**
 * Reads the users of a branch who have used most of a limit of an agent or the operator, each once by currency, the highest
 * share first. Sums are those by which bets are refused, so that the office and a refusal agree.
 */
export async function readNearLimits(tx: Db, nodeId: string, now: number): Promise<Urgent<LimitAlert>> {
  const candidates = await readCandidates(tx, nodeId, now);
  if (candidates.length === 0) return { count: 0, rows: [] };
  const { dayEnd, weekEnd } = limitDays(now, figureZone);
  const sums = await readLimitSums(
    tx,
    candidates.map(({ userId, currency }) => ({ userId, currency, now, every: false, months: false })),
  );
  const near = candidates.flatMap(({ key, value, ...whose }, i): LimitAlert[] => {
    const used = sums[i]?.byCurrency.get(whose.currency)?.[key] ?? 0n;
    const percent = value > 0n ? Number((used * 100n) / value) : 0;
    if (percent < nearLimitPercent) return [];
    const until = isoTime(key.endsWith('Day') ? dayEnd : weekEnd);
    return [{ ...whose, key, used: minorToMoney(used), limit: minorToMoney(value), percent, until }];
  });
  const byUser = Map.groupBy(
    near.toSorted((a, b) => b.percent - a.percent),
    ({ userId, currency }) => `${userId} ${currency}`,
  );
  const rows = [...byUser.values()].flatMap((limits) => limits.slice(0, 1));
  return { count: rows.length, rows: rows.slice(0, mostAlerts) };
}

/**
 * Finds the limits that may be nearly used, from the sums of days, the log, and what is open. Together these are never less
 * than what counts: a ticket of this week is open, or was settled in this week. Only a user who has moved since Monday may be
 * missed, because what others have sold is not read.
 */
async function readCandidates(tx: Db, nodeId: string, now: number): Promise<Candidate[]> {
  const limited = rowsOf(
    await tx.execute(sql`SELECT DISTINCT currency FROM ${agencyLimits} WHERE key IN (${keyList}) ORDER BY 1`),
  ).map(({ currency }) => String(currency));
  if (limited.length === 0) return [];
  const { day, monday } = limitDays(now, figureZone);
  const result = await tx.execute(sql`
    WITH currencies AS MATERIALIZED (SELECT jsonb_array_elements_text(${JSON.stringify(limited)}::jsonb) AS currency),
    sellers AS MATERIALIZED (
      SELECT descendant AS seller FROM ${agencyPaths} WHERE ancestor = ${nodeId} AND is_agent AND depth > 0
      UNION ALL SELECT ${nodeId}::text
    ), moved AS (
      SELECT d.* FROM sellers CROSS JOIN currencies CROSS JOIN LATERAL (
        SELECT user_id, p.currency, p.day, p.stake, p.payout FROM ${playerDays} p
        WHERE p.seller = sellers.seller AND p.currency = currencies.currency AND p.day >= ${monday}::date OFFSET 0) d
      UNION ALL SELECT user_id, currency, day, stake, payout FROM ${datedLog} log
        JOIN sellers USING (seller) JOIN currencies USING (currency) WHERE day >= ${monday}::date
      UNION ALL SELECT t.user_id, t.currency, 'infinity'::date, t.stake, 0 FROM ${tickets} t
        JOIN sellers ON sellers.seller = t.agent_id JOIN currencies ON currencies.currency = t.currency
        WHERE t.settlement = 'open'
      UNION ALL SELECT g.user_id, g.currency, 'infinity'::date, g.staked, g.won FROM ${gameRounds} g
        JOIN ${agencyPaths} below ON below.ancestor = ${nodeId} AND below.descendant = g.user_id WHERE g.state = 'open'
    ), most AS (
      SELECT user_id, currency, sum(stake) AS "stakeWeek", sum(stake - payout) AS "lossWeek",
        sum(stake) FILTER (WHERE day >= ${day}::date) AS "stakeDay",
        sum(stake - payout) FILTER (WHERE day >= ${day}::date) AS "lossDay"
      FROM moved GROUP BY 1, 2
    ), set_limits AS (
      SELECT most.user_id, most.currency, l.key, min(l.value) AS value, CASE l.key WHEN 'stakeDay' THEN most."stakeDay"
        WHEN 'stakeWeek' THEN most."stakeWeek" WHEN 'lossDay' THEN most."lossDay" ELSE most."lossWeek" END AS used
      FROM most JOIN ${agencyPaths} up ON up.descendant = most.user_id
      JOIN ${agencyLimits} l ON l.user_id = up.ancestor AND l.currency = most.currency AND l.key IN (${keyList})
      GROUP BY 1, 2, 3, 5
    )
    SELECT s.user_id, n.name, s.currency, s.key, s.value::text FROM set_limits s
    JOIN ${agencyNodes} n ON n.user_id = s.user_id
    WHERE s.value > 0 AND s.used * 100 >= s.value * ${nearLimitPercent}::integer AND EXISTS (
      SELECT 1 FROM ${agencyPaths} seen WHERE seen.ancestor = ${nodeId} AND seen.descendant = s.user_id AND seen.depth > 0)
    ORDER BY s.used / s.value DESC, n.name, s.key LIMIT ${mostCandidates}::integer`);
  return rowsOf(result).flatMap((row): Candidate[] => {
    const key = nearLimitKeys.find((one) => one === row['key']);
    if (key === undefined) return [];
    return [
      {
        userId: String(row['user_id']),
        username: String(row['name']),
        currency: String(row['currency']),
        key,
        value: BigInt(String(row['value'])),
      },
    ];
  });
}

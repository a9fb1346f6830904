import { minorToMoney, mostAlerts, nearLimitKeys, nearLimitPercent, type LimitAlert } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

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
import type { Counted } from '../counted-rows.ts';

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
 * Reads the users of a branch at 80 percent or more of a limit of an agent or the operator, each once by currency, the
 * highest share first. Sums are those by which bets are refused, so that the office and a refusal agree.
 */
export async function readNearLimits(tx: Db, nodeId: string, now: number): Promise<Counted<LimitAlert>> {
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

/** The lowest limit of a key in a currency, of anybody. */
interface Floor {
  readonly currency: string;
  readonly key: NearKey;
  readonly least: string;
}

/** Reads the lowest limits by steps through an index, because there may be a limit for each user. */
async function readFloors(tx: Db): Promise<Floor[]> {
  const result = await tx.execute(sql`
    WITH RECURSIVE found AS (
      SELECT min(currency) AS currency FROM ${agencyLimits} WHERE key IN (${keyList})
      UNION ALL SELECT (SELECT min(l.currency) FROM ${agencyLimits} l
        WHERE l.key IN (${keyList}) AND l.currency > found.currency) FROM found WHERE found.currency IS NOT NULL
    )
    SELECT found.currency, keys.key, (SELECT min(l.value) FROM ${agencyLimits} l
      WHERE l.currency = found.currency AND l.key = keys.key AND l.key IN (${keyList}))::text AS least
    FROM found CROSS JOIN (SELECT unnest(ARRAY[${keyList}]) AS key) AS keys WHERE found.currency IS NOT NULL`);
  return rowsOf(result).flatMap(({ currency, key: name, least }): Floor[] => {
    const key = nearLimitKeys.find((one) => one === name);
    return key === undefined || typeof least !== 'string' ? [] : [{ currency: String(currency), key, least }];
  });
}

/** The most that may have been used of a limit of a key. */
const usedOf = (key: SQL): SQL => sql`CASE ${key} WHEN 'stakeDay' THEN most.stake_day
  WHEN 'stakeWeek' THEN most.stake_week WHEN 'lossDay' THEN most.loss_day ELSE most.loss_week END`;
const isNear = (used: SQL, value: SQL): SQL => sql`${used} * 100 >= ${value} * ${nearLimitPercent}::integer`;

/**
 * Finds the limits that may be nearly used, from the sums of days, the log, and what is open. Together these are never less
 * than what counts: a ticket of this week is open, or was settled in this week. Only a user who has moved since Monday may be
 * missed, because what others have sold is not read.
 */
async function readCandidates(tx: Db, nodeId: string, now: number): Promise<Candidate[]> {
  const floors = await readFloors(tx);
  if (floors.length === 0) return [];
  const { day, monday } = limitDays(now, figureZone);
  const result = await tx.execute(sql`
    WITH floors AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(floors)}::jsonb) AS given (currency text, key text, least bigint)
    ), currencies AS MATERIALIZED (SELECT DISTINCT currency FROM floors),
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
      SELECT user_id, currency, sum(stake) AS stake_week, sum(stake - payout) AS loss_week,
        sum(stake) FILTER (WHERE day >= ${day}::date) AS stake_day,
        sum(stake - payout) FILTER (WHERE day >= ${day}::date) AS loss_day
      FROM moved GROUP BY 1, 2
    ), near AS MATERIALIZED (
      SELECT most.* FROM most WHERE EXISTS (SELECT 1 FROM floors f
        WHERE f.currency = most.currency AND ${isNear(usedOf(sql`f.key`), sql`f.least`)})
    )
    SELECT most.user_id, n.name, most.currency, in_force.key, in_force.value::text
    FROM near AS most CROSS JOIN LATERAL (
      SELECT l.key, min(l.value) AS value FROM ${agencyPaths} up JOIN ${agencyLimits} l ON l.user_id = up.ancestor
      WHERE up.descendant = most.user_id AND l.currency = most.currency AND l.key IN (${keyList})
      GROUP BY l.key OFFSET 0) AS in_force
    JOIN ${agencyNodes} n ON n.user_id = most.user_id
    WHERE in_force.value > 0 AND ${isNear(usedOf(sql`in_force.key`), sql`in_force.value`)} AND EXISTS (
      SELECT 1 FROM ${agencyPaths} seen WHERE seen.ancestor = ${nodeId} AND seen.descendant = most.user_id AND seen.depth > 0)
    ORDER BY ${usedOf(sql`in_force.key`)} / in_force.value DESC, n.name, in_force.key LIMIT ${mostCandidates}::integer`);
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

import type { Db } from '../../database/database.ts';
import { figureZone, sumNames } from '../../figures/figure-zone.ts';
import { runBulk, run } from './size-database.ts';

/** Tickets up to which the sums of all branches are compared. Beyond, those of the root and of some others. */
const mostOfAll = 1_000_000;
const someBranches = 40;

const names = sumNames.join(', ');
const sums = sumNames.map((name) => `sum(${name}) AS ${name}`).join(', ');

/** What tickets, sold parts and transfers add to figures, from those tables alone. */
const recount = `
  SELECT seller, (at AT TIME ZONE '${figureZone}')::date AS day, user_id, currency, product, sport, ${sums} FROM (
    SELECT t.settled_at AS at, t.agent_id AS seller, t.user_id, replace(t.currency, 'FREEBET-', '') AS currency, l.product, l.sport,
      1 AS tickets, CASE WHEN t.currency_id >= 1000 THEN 0 ELSE t.stake - coalesce(c.stake, 0) END AS stake,
      CASE WHEN t.currency_id >= 1000 THEN 0 ELSE t.payout END AS payout,
      CASE WHEN t.currency_id >= 1000 THEN t.payout ELSE 0 END AS bonus_cost, 0 AS credit_in, 0 AS credit_out
    FROM tickets t JOIN bench_legs l ON l.ticket_id = t.id
    LEFT JOIN (SELECT ticket_id, sum(stake) AS stake FROM cash_outs WHERE booked_at IS NOT NULL GROUP BY 1) c ON c.ticket_id = t.id
    WHERE t.settlement IN ('won', 'lost')
    UNION ALL
    SELECT c.booked_at, t.agent_id, t.user_id, t.currency, l.product, l.sport,
      CASE WHEN c.stake = c.open_stake THEN 1 ELSE 0 END, c.stake, c.amount, 0, 0, 0
    FROM cash_outs c JOIN tickets t ON t.id = c.ticket_id JOIN bench_legs l ON l.ticket_id = t.id WHERE c.booked_at IS NOT NULL
    UNION ALL
    SELECT t.at, t.parent_id, t.user_id, t.currency, 'none', 'none', 0, 0, 0, 0,
      CASE t.direction WHEN 'down' THEN t.amount ELSE 0 END, CASE t.direction WHEN 'up' THEN t.amount ELSE 0 END
    FROM agency_transfers t JOIN agency_nodes n ON n.user_id = t.user_id WHERE n.kind = 'player'
  ) AS facts GROUP BY 1, 2, 3, 4, 5, 6`;

const legs = `
  SELECT ticket_id, CASE WHEN count(DISTINCT type) > 1 THEN 'mix' ELSE min(type) END AS product,
    CASE WHEN count(DISTINCT sport) > 1 THEN 'mix' ELSE min(sport) END AS sport
  FROM ticket_legs GROUP BY ticket_id`;

/** Rows that were compared, and how many of them differ. */
export interface FigureCheck {
  readonly players: number;
  readonly branches: number;
  readonly different: number;
}

/** Counts the sums of days again from the tickets. The log must be empty. */
export async function checkFigures(db: Db, tickets: number): Promise<FigureCheck> {
  await runBulk(db, [
    'DROP TABLE IF EXISTS bench_legs, bench_recount',
    `CREATE UNLOGGED TABLE bench_legs AS ${legs}`,
    `CREATE UNLOGGED TABLE bench_recount AS ${recount}`,
    'ANALYZE bench_recount',
  ]);
  const nodes =
    tickets <= mostOfAll
      ? 'SELECT user_id FROM agency_nodes'
      : `(SELECT 'root') UNION ALL (SELECT user_id FROM agency_nodes WHERE kind = 'agent' ORDER BY md5(user_id) LIMIT ${someBranches})`;
  const ofPlayers = await compare(db, {
    keys: 'seller, day, user_id, currency, product, sport',
    stored: 'SELECT * FROM player_days',
    counted: 'SELECT * FROM bench_recount',
  });
  const ofBranches = await compare(db, {
    keys: 'node, day, currency, product, sport',
    stored: `SELECT * FROM branch_days WHERE node IN (${nodes})`,
    counted: `SELECT p.ancestor AS node, r.day, r.currency, r.product, r.sport, ${sums}
      FROM bench_recount r JOIN agency_paths p ON p.descendant = r.seller WHERE p.ancestor IN (${nodes}) GROUP BY 1, 2, 3, 4, 5`,
  });
  await run(db, 'DROP TABLE bench_legs, bench_recount');
  return {
    players: ofPlayers.rows,
    branches: ofBranches.rows,
    different: ofPlayers.different + ofBranches.different,
  };
}

/** Counts the stored rows, and those that differ from what was counted or are on one side only. */
async function compare(
  db: Db,
  { keys, stored, counted }: { readonly keys: string; readonly stored: string; readonly counted: string },
): Promise<{ readonly rows: number; readonly different: number }> {
  const same = names
    .split(', ')
    .map((name) => `s.${name} = c.${name}`)
    .join(' AND ');
  const [row] = await run(
    db,
    `SELECT count(s.tickets)::integer AS rows, count(*) FILTER (WHERE (${same}) IS NOT TRUE)::integer AS different
     FROM (${stored}) s FULL JOIN (${counted}) c USING (${keys})`,
  );
  return { rows: Number(row?.['rows']), different: Number(row?.['different']) };
}

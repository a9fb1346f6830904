import type { Db } from '../../database/database.ts';
import { figureZone, sumNames } from '../../figures/figure-zone.ts';
import { withoutIndexes } from './bulk-load.ts';
import { run, runBulk } from './size-database.ts';
import { days, drawn, drawnId, moment, type SizePlan } from './size-plan.ts';

const columns = 'user_id, seller, currency, product, sport, legs, kind';
const names = sumNames.join(', ');
const sums = sumNames.map((name) => `sum(${name}) AS ${name}`).join(', ');

/** Seeds transfers, and adds those of players to `bench_figures`. They have no entries of the ledger. */
export async function seedTransfers(db: Db, plan: SizePlan): Promise<void> {
  const { masters, agents, subagents, players } = plan;
  const above = masters + agents + subagents;
  const r = (purpose: number): string => drawn(plan, 'i', purpose);
  const write = async (): Promise<void> =>
    runBulk(db, [
      `INSERT INTO agency_transfers (id, at, parent_id, user_id, direction, basis, currency, currency_id, amount, note,
         balance_after, actor)
       SELECT ${drawnId(plan, 'x', 'i')},
         date_trunc('milliseconds', ${moment(plan.begin)} + (i - ${r(40)}) / ${plan.transfers} * interval '${days} days'),
         b.parent_id, b.id, CASE WHEN ${r(42)} < 0.7 THEN 'down' ELSE 'up' END, 'cash', CASE WHEN b.euro THEN 'EUR' ELSE 'RSD' END,
         CASE WHEN b.euro THEN 978 ELSE 941 END, 100 * (1 + floor(100000 * power(${r(43)}, 3)))::bigint, '', 0,
         CASE b.parent_id WHEN 'root' THEN 'bench-operator' ELSE b.parent_id END
       FROM generate_series(1, ${plan.transfers}) AS i JOIN bench_nodes b ON b.n = CASE WHEN ${r(41)} < 0.15
         THEN 1 + floor(${above} * ${r(44)})::integer ELSE ${above} + 1 + floor(${players} * power(${r(44)}, 2))::integer END`,
    ]);
  await withoutIndexes(db, ['agency_transfers'], write, () => {});
  await runBulk(db, [
    `INSERT INTO bench_figures (at, ${columns}, ${names})
     SELECT t.at, t.user_id, t.parent_id, t.currency, 'none', 'none', 0, CASE t.direction WHEN 'down' THEN 'in' ELSE 'out' END, 0, 0,
       0, 0, CASE t.direction WHEN 'down' THEN t.amount ELSE 0 END, CASE t.direction WHEN 'down' THEN 0 ELSE t.amount END
     FROM agency_transfers t JOIN agency_nodes n ON n.user_id = t.user_id WHERE n.kind = 'player'`,
  ]);
}

/** Seeds figures and the sums of their days, but for the newest rows, and closes the days before those. */
export async function seedFigures(db: Db, plan: SizePlan, progress: (text: string) => void): Promise<void> {
  const local = `(at AT TIME ZONE '${figureZone}')::date`;
  const load = async (): Promise<void> => {
    await runBulk(db, [
      `INSERT INTO figures (id, day, at, ${columns}, ${names})
       SELECT nextval('figures_log_id_seq'), ${local}, at, ${columns}, ${names}
       FROM (SELECT * FROM bench_figures WHERE at < ${moment(plan.summedUntil)} ORDER BY at) AS ordered`,
    ]);
    progress('figures');
    await runBulk(db, [
      `INSERT INTO player_days (seller, day, user_id, currency, product, sport, ${names})
       SELECT seller, day, user_id, currency, product, sport, ${sums} FROM figures
       GROUP BY seller, day, user_id, currency, product, sport ORDER BY day, seller, user_id`,
    ]);
    progress('sums of players');
    await runBulk(db, [
      `INSERT INTO branch_days (node, day, currency, product, sport, ${names})
       SELECT p.ancestor, s.day, s.currency, s.product, s.sport, ${sums}
       FROM (SELECT seller, day, currency, product, sport, ${sums} FROM player_days GROUP BY 1, 2, 3, 4, 5) s
       JOIN agency_paths p ON p.descendant = s.seller
       GROUP BY p.ancestor, s.day, s.currency, s.product, s.sport ORDER BY s.day, p.ancestor`,
    ]);
    progress('sums of branches');
  };
  await withoutIndexes(db, ['figures', 'player_days', 'branch_days'], load, progress);
  await runBulk(db, [
    logRows(plan.summedUntil, plan.foldedUntil),
    `INSERT INTO closed_days (day, closed_at) SELECT day, ${moment(plan.summedUntil)}
     FROM (SELECT DISTINCT day FROM branch_days WHERE node = 'root') AS days WHERE day <= '${plan.closedDay}'`,
  ]);
}

/** Adds the tail: the newest movements, which the worker has not folded while calls are measured. */
export async function addTail(db: Db, plan: SizePlan): Promise<void> {
  await runBulk(db, [logRows(plan.foldedUntil, plan.now + 1), 'DROP TABLE bench_figures']);
  await run(db, 'ANALYZE figures_log');
}

/** Writes movements between two moments into the log. */
const logRows = (from: number, before: number): string =>
  `INSERT INTO figures_log (at, ${columns}, ${names}) SELECT at, ${columns}, ${names} FROM bench_figures
   WHERE at >= ${moment(from)} AND at < ${moment(before)} ORDER BY at`;

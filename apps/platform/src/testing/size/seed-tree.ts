import { subBalances } from '../../ledger/account.ts';
import type { Db } from '../../database/database.ts';
import { withoutIndexes } from './bulk-load.ts';
import { run, runBulk } from './size-database.ts';
import { drawn, drawnId, moment, type SizePlan } from './size-plan.ts';

/** Beginnings of user names. */
const firstNames =
  `ana andrej bojan branka dalibor damir danijel dejan dragan dusan goran igor ilija ivan ivana jelena jovan
  katarina lazar luka maja maria marija marko milan milica milos mirko nenad nikola petar radovan sanja sasa slavko stefan
  tamara tanja vesna vladimir zoran zorana`
    .split(/\s+/)
    .map((name) => `'${name}'`)
    .join(', ');

/** Minor units that agents and players have at the beginning. */
const float = 10_000_000_000;
const purse = 10_000_000;

/** Seeds users, tree, wallets, blocks, credit lines and plans. `bench_nodes` and `bench_players` number them. */
export async function seedTree(db: Db, plan: SizePlan, progress: (text: string) => void): Promise<void> {
  await runBulk(db, [...nodes(plan), ...players]);
  const tables = ['agency_nodes', 'agency_paths', 'users', 'wallets', 'accounts'];
  const load = async (): Promise<void> => runBulk(db, [...users, ...wallets, ...accounts]);
  await withoutIndexes(db, tables, load, progress);
  await runBulk(db, further(plan));
  await run(db, 'ANALYZE');
}

/** Numbers masters, agents, sub-agents and players in this order, each with a random parent of a higher level. */
function nodes(plan: SizePlan): string[] {
  const { masters, agents, subagents, players: count } = plan;
  const [firstAgent, firstSub] = [masters + 1, masters + agents + 1];
  const firstPlayer = masters + agents + subagents + 1;
  const r = (purpose: number): string => drawn(plan, 'n', purpose);
  // Some branches are larger than others.
  const among = (first: number, size: number): string => `${first} + floor(${size} * power(${r(2)}, 1.3))::integer`;
  return [
    `CREATE UNLOGGED TABLE bench_nodes AS
     SELECT n, level, ${drawnId(plan, 'u', 'n')} AS id,
       CASE level WHEN 1 THEN 'master' WHEN 2 THEN 'agent' WHEN 3 THEN 'shop' ELSE
         (ARRAY[${firstNames}])[1 + floor(${r(3)} * array_length(ARRAY[${firstNames}], 1))::integer] END || n AS name,
       CASE WHEN level = 2 THEN ${among(1, masters)} WHEN level = 3 THEN ${among(firstAgent, agents)}
         WHEN level < 2 OR ${r(1)} > 0.995 THEN NULL
         WHEN ${r(1)} < 0.80 THEN ${among(firstSub, subagents)}
         WHEN ${r(1)} < 0.95 THEN ${among(firstAgent, agents)} ELSE ${among(1, masters)} END AS parent_n,
       level = 4 AND ${r(4)} < 0.1 AS euro, ${moment(plan.begin)} - ${r(5)} * interval '300 days' AS created_at
     FROM (SELECT n, CASE WHEN n < ${firstAgent} THEN 1 WHEN n < ${firstSub} THEN 2
       WHEN n < ${firstPlayer} THEN 3 ELSE 4 END AS level
       FROM generate_series(1, ${firstPlayer - 1 + count}) AS n) AS numbered`,
    'CREATE UNIQUE INDEX bench_nodes_n ON bench_nodes (n)',
    'ALTER TABLE bench_nodes ADD COLUMN parent_id text',
    `UPDATE bench_nodes b SET parent_id = coalesce((SELECT p.id FROM bench_nodes p WHERE p.n = b.parent_n), 'root')`,
    'CREATE INDEX bench_nodes_id ON bench_nodes (id)',
    'ANALYZE bench_nodes',
  ];
}

/** Players by a number without gaps. */
const players = [
  `CREATE UNLOGGED TABLE bench_players AS
   SELECT (row_number() OVER (ORDER BY n))::integer AS p, id AS user_id, parent_id AS agent_id, 'w-' || id AS wallet_id,
     CASE WHEN euro THEN 978 ELSE 941 END AS currency_id, CASE WHEN euro THEN 'EUR' ELSE 'RSD' END AS currency
   FROM bench_nodes WHERE level = 4`,
  'CREATE UNIQUE INDEX bench_players_p ON bench_players (p)',
  'ANALYZE bench_players',
];

/** Writes users and their nodes, user by user, as if they had been created in turn. The trigger that adds a node for each new user would take minutes. */
const users = [
  'ALTER TABLE users DISABLE TRIGGER agency_add_user',
  `INSERT INTO users (id, username, email, password_hash, roles, created_at)
   SELECT id, name, '', '-', CASE WHEN level < 4 THEN '["AGENT"]'::jsonb ELSE '[]'::jsonb END, created_at FROM bench_nodes
   ORDER BY n`,
  'ALTER TABLE users ENABLE TRIGGER agency_add_user',
  `WITH RECURSIVE up AS (
     SELECT id AS descendant, id AS ancestor, parent_id AS next, 0 AS depth FROM bench_nodes
     UNION ALL
     SELECT up.descendant, up.next, b.parent_id, up.depth + 1 FROM up LEFT JOIN bench_nodes b ON b.id = up.next
     WHERE up.next IS NOT NULL)
   INSERT INTO agency_paths (ancestor, descendant, depth, is_agent, name)
   SELECT up.ancestor, up.descendant, up.depth, b.level < 4, b.name FROM up JOIN bench_nodes b ON b.id = up.descendant
   ORDER BY b.n, up.depth`,
  `INSERT INTO agency_nodes (user_id, parent_id, kind, depth, name, created_by, created_at)
   SELECT b.id, b.parent_id, CASE WHEN b.level < 4 THEN 'agent' ELSE 'player' END, p.depth, b.name, NULL, b.created_at
   FROM bench_nodes b JOIN agency_paths p ON p.ancestor = 'root' AND p.descendant = b.id
   ORDER BY b.n`,
];

const wallets = [
  `INSERT INTO wallets (id, user_id, currency_id, currency)
   SELECT 'w-' || id, id, CASE WHEN euro THEN 978 ELSE 941 END, CASE WHEN euro THEN 'EUR' ELSE 'RSD' END FROM bench_nodes
   ORDER BY n`,
];

const kinds = [...subBalances, 'held'].map((kind) => `'${kind}'`).join(', ');

/** Every wallet has all its accounts. What they have is in the operator's account of cash, with the other sign. */
const accounts = [
  `INSERT INTO accounts (id, wallet_id, kind, currency, balance)
   SELECT w.id || ':' || kind, w.id, kind, w.currency,
     CASE WHEN kind <> 'wallet_0' THEN 0 WHEN b.level < 4 THEN ${float} ELSE ${purse} END
   FROM bench_nodes b JOIN wallets w ON w.user_id = b.id CROSS JOIN unnest(ARRAY[${kinds}]) AS kind
   ORDER BY b.n`,
  `INSERT INTO accounts (id, kind, currency, balance)
   SELECT kind || ':' || currency || ':' || shard, kind, currency,
     CASE WHEN kind = 'cash' AND shard = 0 THEN (SELECT -coalesce(sum(balance), 0) FROM accounts a WHERE a.currency = c.currency)
       ELSE 0 END
   FROM unnest(ARRAY['house', 'cash', 'promo', 'voucher']) AS kind CROSS JOIN unnest(ARRAY['RSD', 'EUR']) AS c (currency)
   CROSS JOIN generate_series(0, 15) AS shard`,
];

/** A share of the result, and for some agents a rate by the number of selections. */
const line = (rate: string): string =>
  `[{"id": "share", "products": "all", "cycle": "week", "base": "ggr", "carry": "carry", "rate": ${rate}, "less": [], "leastTurnover": "0"}]`;
const flat = line('{"kind": "flat", "ppm": 300000}');
const bySelections = line(
  '{"kind": "selections", "tiers": [{"from": 1, "ppm": 10000}, {"from": 4, "ppm": 80000}]}',
).replace('"base": "ggr", "carry": "carry"', '"base": "turnover", "carry": "none"');

/** One player of 200 is blocked. Every agent has a credit line, and a plan from its parent. */
const further = (plan: SizePlan): string[] => [
  `INSERT INTO agency_blocks (user_id, by_id, scope, reason, at)
   SELECT id, parent_id, 'self', '', ${moment(plan.begin)} FROM bench_nodes WHERE level = 4 AND n % 200 = 0`,
  `INSERT INTO agency_credit_lines (user_id, by_id, currency_id, currency, "limit", low_float)
   SELECT id, parent_id, 941, 'RSD', ${float}, CASE WHEN n % 2 = 0 THEN ${float / 10} END FROM bench_nodes WHERE level < 4`,
  `INSERT INTO users (id, username, email, password_hash, roles, created_at)
   VALUES ('bench-operator', 'bench-operator', '', '-', '["OPERATOR"]', ${moment(plan.begin)})`,
  `INSERT INTO commission_plans (parent_id, child_id, version, valid_from, lines, forgiven, created_by, created_at)
   SELECT parent_id, id, 1, '${plan.planFrom}', CASE WHEN n % 20 = 0 THEN '${bySelections}'::jsonb ELSE '${flat}'::jsonb END,
     '[]', 'bench-operator', ${moment(plan.begin)} FROM bench_nodes WHERE level < 4`,
];

import type { Client } from 'pg';

/** Schemas of one database that both servers use. */
export interface Schemas {
  readonly platform: string;
  readonly games: string;
}

/** A rule over the books of a run, and the rows that break it; none if nothing was lost or doubled. */
export interface BookRule {
  readonly rule: string;
  readonly broken: number;
  /** The first of them. */
  readonly examples: readonly string[];
}

const mostExamples = 5;

/** Copies the books into tables of this connection, with what the planner of PostgreSQL has to know about their size. */
const copies = ({ platform, games }: Schemas): readonly string[] => [
  `CREATE TEMP TABLE wallet_book AS
    SELECT id, CASE kind WHEN 'jackpot' THEN 'win' ELSE kind END AS kind, amount, of, round_id
    FROM "${platform}".game_transactions WHERE server = 'house' AND balance_after IS NOT NULL`,
  `CREATE TEMP TABLE round_book AS
    SELECT m->>'id' AS id, m->>'kind' AS kind, (m->>'amount')::bigint AS amount, r.id AS round_id
    FROM "${games}".rounds r CROSS JOIN jsonb_array_elements(r.movements) m WHERE r.money = 'real'`,
  'CREATE INDEX ON wallet_book (id)',
  'CREATE INDEX ON wallet_book (of)',
  'CREATE INDEX ON round_book (id)',
  'ANALYZE wallet_book',
  'ANALYZE round_book',
  // Bets that the game server never learned of, and that were taken back whole.
  `CREATE TEMP TABLE taken_back AS
    SELECT unnest(ARRAY[bet.id, back.id]) AS id FROM wallet_book bet
    JOIN wallet_book back ON back.of = bet.id AND back.amount = bet.amount
    WHERE NOT EXISTS (SELECT 1 FROM round_book r WHERE r.id = bet.id)`,
  'ANALYZE taken_back',
];

/** Rules, each as a query for the rows that break it. The column \`row\` names one. */
const rules = ({ platform, games }: Schemas): readonly (readonly [string, string])[] => [
  [
    'every movement of the wallet is in its round, with its amount (else it is lost)',
    `SELECT w.id || ' ' || w.kind || ' ' || w.amount AS row FROM wallet_book w LEFT JOIN round_book r
       ON r.id = w.id AND r.kind = w.kind AND r.amount = w.amount AND r.round_id = w.round_id
     WHERE r.id IS NULL AND NOT EXISTS (SELECT 1 FROM taken_back t WHERE t.id = w.id)`,
  ],
  [
    'every movement of a round is in the wallet, with its amount (else it is lost)',
    `SELECT r.id || ' ' || r.kind || ' ' || r.amount AS row FROM round_book r LEFT JOIN wallet_book w
       ON r.id = w.id AND r.kind = w.kind AND r.amount = w.amount WHERE w.id IS NULL AND r.amount > 0`,
  ],
  [
    'no movement is in two rounds, or twice in one (else it is doubled)',
    'SELECT id AS row FROM round_book GROUP BY id HAVING count(*) > 1',
  ],
  [
    'every movement of the wallet is one posting of the ledger, with its amount for the player',
    `SELECT t.id || ' ' || t.amount || ' ' || coalesce(sum(e.amount), 0) AS row
     FROM "${platform}".game_transactions t
     LEFT JOIN "${platform}".ledger_transactions x ON x.source = 'game:' || t.server AND x.external_id = t.id
     LEFT JOIN ("${platform}".ledger_entries e JOIN "${platform}".accounts a ON a.id = e.account_id AND a.wallet_id IS NOT NULL)
       ON e.transaction_id = x.id
     WHERE t.balance_after IS NOT NULL GROUP BY t.id, t.kind, t.amount
     HAVING coalesce(sum(e.amount), 0) <> CASE t.kind WHEN 'bet' THEN -t.amount ELSE t.amount END`,
  ],
  [
    'every posting of the ledger for a game is a movement of the wallet',
    `SELECT x.external_id AS row FROM "${platform}".ledger_transactions x
     LEFT JOIN "${platform}".game_transactions t ON 'game:' || t.server = x.source AND t.id = x.external_id
       AND t.balance_after IS NOT NULL
     WHERE x.source LIKE 'game:%' AND t.id IS NULL`,
  ],
  [
    'the sums of every round are those of its movements, at the wallet',
    `SELECT r.id AS row FROM "${platform}".game_rounds r LEFT JOIN "${platform}".game_transactions t
       ON t.server = r.server AND t.round_id = r.id AND t.balance_after IS NOT NULL
     GROUP BY r.id, r.staked, r.won
     HAVING r.staked <> coalesce(sum(CASE t.kind WHEN 'bet' THEN t.amount WHEN 'rollback' THEN -t.amount END), 0)
       OR r.won <> coalesce(sum(t.amount) FILTER (WHERE t.kind IN ('win', 'jackpot')), 0)`,
  ],
  [
    'every round has the same sums and the same end in both books',
    `SELECT g.id || ' ' || g.state || ' ' || coalesce(p.state, 'none') AS row
     FROM "${games}".rounds g LEFT JOIN "${platform}".game_rounds p ON p.server = 'house' AND p.id = g.id
     WHERE g.money = 'real' AND NOT (CASE g.state
       WHEN 'closed' THEN p.state = 'finished' AND p.staked = g.staked AND p.won = g.won
       WHEN 'cancelled' THEN coalesce(p.state, 'cancelled') = 'cancelled' AND coalesce(p.staked, 0) = 0 AND g.staked = 0
       WHEN 'refused' THEN p.id IS NULL AND g.staked = 0 AND g.won = 0
       ELSE false END IS TRUE)`,
  ],
  [
    'every round of the wallet has its owner at the game server',
    `SELECT p.id AS row FROM "${platform}".game_rounds p LEFT JOIN "${games}".rounds g ON g.id = p.id WHERE g.id IS NULL`,
  ],
  ['no round is open, and no call waits', `SELECT id AS row FROM "${games}".outbox`],
  [
    'no request has two rounds',
    `SELECT player_id || ' ' || request_id AS row FROM "${games}".rounds GROUP BY player_id, game_code, request_id HAVING count(*) > 1`,
  ],
  [
    'no nonce of a pair of seeds is used twice',
    `SELECT pair_id || ' ' || nonce AS row FROM "${games}".rounds WHERE draws_at IS NULL GROUP BY pair_id, nonce HAVING count(*) > 1`,
  ],
  [
    'the sums of the sessions are those of the rounds',
    `SELECT 'all' AS row FROM (SELECT sum(staked) AS staked, sum(won) AS won FROM "${platform}".game_sessions) s,
       (SELECT sum(staked) AS staked, sum(won) AS won FROM "${platform}".game_rounds) r
     WHERE s.staked <> r.staked OR s.won <> r.won`,
  ],
];

/** Compares the books of rounds, wallet and ledger. */
export async function compareBooks(db: Client, schemas: Schemas): Promise<BookRule[]> {
  const results: BookRule[] = [];
  for (const text of copies(schemas)) await db.query(text);
  for (const [rule, text] of rules(schemas)) {
    const { rows } = await db.query<{ row: string }>(`${text} LIMIT 1000`);
    results.push({ rule, broken: rows.length, examples: rows.slice(0, mostExamples).map(({ row }) => row) });
  }
  return results;
}

/** Compares the last answers that players got with the stored rounds. Each is a line \`id state staked won\`, in minor units. */
export async function compareAnswers(db: Client, { games }: Schemas, lines: readonly string[]): Promise<BookRule> {
  await db.query('CREATE TEMP TABLE answers (line text NOT NULL)');
  for (let at = 0; at < lines.length; at += 5000)
    await db.query('INSERT INTO answers SELECT unnest($1::text[])', [lines.slice(at, at + 5000)]);
  const { rows } = await db.query<{ row: string }>(
    `SELECT line AS row FROM answers LEFT JOIN "${games}".rounds ON line = id || ' ' || state || ' ' || staked || ' ' || won
     WHERE id IS NULL LIMIT 1000`,
  );
  await db.query('DROP TABLE answers');
  const examples = rows.slice(0, mostExamples).map(({ row }) => row);
  return { rule: 'the last answer to every player is what was booked', broken: rows.length, examples };
}

/** Sums of a run, in minor units. */
export interface RunSums {
  readonly rounds: number;
  readonly byState: Readonly<Record<string, number>>;
  readonly byEngine: Readonly<Record<string, number>>;
  readonly movements: number;
  readonly staked: string;
  readonly won: string;
}

export async function sumsOf(db: Client, { platform, games }: Schemas): Promise<RunSums> {
  const counts = async (text: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await db.query<{ name: string; count: number }>(text)).rows.map(({ name, count }) => [name, count]),
    );
  const { rows } = await db.query<{ rounds: number; staked: string; won: string; movements: number }>(
    `SELECT count(*)::int AS rounds, coalesce(sum(staked), 0)::text AS staked, coalesce(sum(won), 0)::text AS won,
       (SELECT count(*)::int FROM "${platform}".game_transactions WHERE balance_after IS NOT NULL) AS movements
     FROM "${games}".rounds WHERE money = 'real'`,
  );
  const [sums] = rows;
  if (sums === undefined) throw new Error('There are no sums.');
  return {
    ...sums,
    byState: await counts(
      `SELECT state AS name, count(*)::int AS count FROM "${games}".rounds GROUP BY state ORDER BY state`,
    ),
    byEngine: await counts(
      `SELECT coalesce(shown->>'engine', next->'maths'->>'engine', 'none') || CASE WHEN draws_at IS NULL THEN '' ELSE ' at a table' END AS name,
         count(*)::int AS count FROM "${games}".rounds GROUP BY name ORDER BY name`,
    ),
  };
}

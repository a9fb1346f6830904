import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createRunDatabase, serverAddress, type RunDatabase } from '../testing/servers/run-database.ts';
import { demoCurrencies } from '../demo/demo-data.ts';
import { allDatabases } from '../testing/databases.ts';
import { openLegs } from '../testing/open-legs.ts';
import { paidTicket } from '../testing/paid-ticket.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { backUp } from './back-up.ts';
import { BackupRefused } from './backup-refused.ts';
import { restore } from './restore.ts';

const hasServer = allDatabases.some(({ name }) => name === 'PostgreSQL');
const { currency, currencyId } = demoCurrencies.RSD;
const folder = mkdtempSync(join(tmpdir(), 'kvota-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script as its command does, and returns its status and its output. */
function run(script: 'backup' | 'restore', args: readonly string[], env: Record<string, string> = {}) {
  const file = fileURLToPath(new URL(`../../scripts/${script}.ts`, import.meta.url));
  return new Promise<{ status: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [file, ...args],
      { env: { ...process.env, INIT_CWD: folder, ...env } },
      (error, out, problems) => resolve({ status: error ? Number(error.code) : 0, output: `${out}${problems}` }),
    );
  });
}

/** Returns the number of rows and a digest of all rows of each table, in every schema of the platform. */
async function digestsOf(client: Client): Promise<Record<string, string>> {
  const tables = await client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'drizzle') ORDER BY 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ digest: string }>(
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) AS digest FROM ${name} t`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}

/** Returns the message of a refusal. */
const reasonOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof BackupRefused ? error.message : String(error)),
  );

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

describe.skipIf(!hasServer)('a backup of PostgreSQL', () => {
  let source: RunDatabase;
  let target: RunDatabase;
  let platform: TestPlatform;
  let tokens: { player: string; agent: string };
  let playerId: string;

  beforeAll(async () => {
    source = await createRunDatabase(serverAddress());
    target = await createRunDatabase(serverAddress());
    platform = await createTestPlatform({ database: { url: source.url }, rate: { perSecond: 1000, burst: 5000 } });
    const [player, agent] = [await platform.signIn('player'), await platform.signIn('agent', 'kvota-affiliates')];
    tokens = { player: player.access_token, agent: agent.access_token };
    const claims = JSON.parse(Buffer.from(tokens.player.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
    };
    playerId = claims.sub;
  });
  afterAll(async () => {
    await platform.close();
    await source.remove();
    await target.remove();
  });

  /** Pays a ticket and gives the player credit, both over HTTP. */
  const move = async (): Promise<void> => {
    const body = paidTicket(randomUUID(), openLegs(platform.offer, ['F'], 2), {
      wallet: { currency, currency_id: currencyId },
      stake: '20.00',
      autoOddsChange: true,
    });
    const credit = { requestId: randomUUID(), userId: playerId, currencyId, amount: '1.00' };
    const answers = await Promise.all([
      platform.call('ticketRequest', { body }, tokens.player),
      platform.call('agencyAddCredit', { body: credit }, tokens.agent),
    ]);
    expect(answers).toMatchObject([{ ErrorText: 'ok' }, { ErrorText: 'ok' }]);
  };

  test('has the rows of one instant while more are written, and its ledger adds up after it is restored', async () => {
    for (let count = 0; count < 10; count += 1) await move();
    const reader = await connect(source.url);
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await reader.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const before = await digestsOf(reader);

    const file = join(folder, 'evening.dump');
    const dump = { done: false };
    const dumped = backUp({ url: source.url, file, snapshot: rows[0]?.id ?? '' }).finally(() => {
      dump.done = true;
    });
    do await move();
    while (!dump.done);
    await dumped;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await reader.query('COMMIT');
    const after = await digestsOf(reader);
    await reader.end();
    expect(after['public.tickets']).not.toBe(before['public.tickets']);
    expect(after['public.agency_transfers']).not.toBe(before['public.agency_transfers']);

    const restored = await run('restore', ['evening.dump', '--database', target.url]);
    expect(restored.output).toMatch(/^Restored: \d+ accounts with \d+ entries\. The ledger adds up\.\n$/);
    expect(restored.status).toBe(0);
    const copy = await connect(target.url);
    expect(await digestsOf(copy)).toEqual(before);
    await copy.end();

    const again = await run('restore', ['evening.dump', '--database', target.url]);
    expect(again).toEqual({
      status: 1,
      output: expect.stringMatching(/^--database: the database is not empty [^\n]+\n$/),
    });
  });

  test('a restored ledger that does not add up ends the command with 1', async () => {
    const broken = await connect(target.url);
    await broken.query(`UPDATE accounts SET balance = balance + 1 WHERE id = (SELECT min(id) FROM accounts)`);
    await broken.end();
    await backUp({ url: target.url, file: join(folder, 'broken.dump') });
    const copy = await createRunDatabase(serverAddress());
    const restored = await run('restore', ['broken.dump', '--database', copy.url]);
    await copy.remove();
    expect(restored.status).toBe(1);
    expect(restored.output).toMatch(/The ledger is broken\.\nBroken: all accounts in [\w-]+ sum to 1\n/);
  });

  test('an address or a file that is wrong, and missing tools, are reported in one sentence', async () => {
    const nowhere = new URL(source.url);
    nowhere.pathname = '/kvota_missing';
    const closed = 'postgres://kvota:secret@127.0.0.1:1/kvota';
    const [file, text] = [join(folder, 'a.dump'), join(folder, 'text.dump')];
    writeFileSync(text, 'not a backup');
    const restoreInto = (url: string, from: string) => restore({ file: from, url, now: 0 });
    vi.stubEnv('PATH', folder);
    const missing = await reasonOf(backUp({ url: source.url, file }));
    vi.unstubAllEnvs();
    const reasons = [
      missing,
      await reasonOf(backUp({ url: undefined, file })),
      await reasonOf(backUp({ url: closed, file })),
      await reasonOf(backUp({ url: nowhere.href, file })),
      await reasonOf(backUp({ url: source.url, file: text })),
      await reasonOf(backUp({ url: source.url, file: join(folder, 'none', 'a.dump') })),
      await reasonOf(restoreInto(target.url, text)),
      await reasonOf(restoreInto(target.url, file)),
      await reasonOf(restoreInto('kvota', text)),
      await reasonOf(restoreInto(closed, join(folder, 'evening.dump'))),
      await reasonOf(restoreInto(nowhere.href, join(folder, 'evening.dump'))),
    ].map((reason) => reason.replaceAll(folder, '…').replaceAll(new URL(source.url).host, 'server'));
    const wanted = [
      /^pg_dump is not installed: install/,
      /^DATABASE_URL must be the address/,
      /^pg_dump failed: .*Connection refused/,
      /^pg_dump failed: .*"kvota_missing" does not exist/,
      /^….text\.dump exists: name another file/,
      /^….none.a\.dump\.part cannot be written \(ENOENT\)\. Name a file/,
      /^pg_restore failed: input file does not appear to be a valid archive/,
      /^There is no file ….a\.dump/,
      /^--database must be the address/,
      /^--database: the PostgreSQL at 127\.0\.0\.1:1 cannot be used \(.*ECONNREFUSED/,
      /^--database: the PostgreSQL at server cannot be used \(.*"kvota_missing" does not exist\)/,
    ];
    expect(reasons).toEqual(wanted.map((pattern) => expect.stringMatching(pattern) as string));
    for (const reason of reasons) expect(reason).toMatch(/^[^\n]+[^.]\.$/);
    expect(reasons.join('\n')).not.toContain('secret');
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
    const [noFile, wrongOption] = [await run('backup', []), await run('restore', ['a.dump', '--into', 'x'])];
    expect([noFile, wrongOption]).toEqual([
      { status: 1, output: 'Usage: pnpm --filter @kvota/platform backup <file>\n' },
      { status: 1, output: 'Usage: pnpm --filter @kvota/platform restore <file> --database <url>\n' },
    ]);
  });
});

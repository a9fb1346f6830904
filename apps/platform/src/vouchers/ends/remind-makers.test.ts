import { randomInt, randomUUID } from 'node:crypto';

import { locales } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { createMessages } from '../../messages/create-messages.ts';
import type { Messages } from '../../messages/messages.ts';
import { jurisdictions } from '../../protection/jurisdictions.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { openFilled } from '../../testing/filled-database.ts';
import { planOf } from '../../testing/plan-of.ts';
import { createVouchers } from '../create-vouchers.ts';
import { loadVoucherKeys } from '../voucher-keys.ts';
import type { Vouchers } from '../vouchers.ts';
import { remindMakers, vouchersToRemind } from './remind-makers.ts';

const day = 86_400_000;
const rsd = { currencyId: 941, currency: 'RSD' };

describe.each(sqlDatabases)('messages before vouchers expire on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let messages: Messages;
  let vouchers: Vouchers;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    const { db, clock, ledger } = bench;
    messages = createMessages({ db, clock, ids: randomUUID });
    vouchers = createVouchers({
      db,
      clock,
      ids: randomUUID,
      ledger,
      rules: jurisdictions.reference,
      keys: await loadVoucherKeys(db, undefined),
      digit: () => randomInt(10),
      maintenanceBegun: () => Promise.resolve(false),
    });
  });
  afterAll(() => database.close());

  const remind = (send: Messages['send'] = (message) => messages.send(message)): Promise<void> =>
    remindMakers({ ...bench, send });
  const inbox = async (userId: string) => (await messages.list(userId, { page: 1, lang: 'en' })).result;
  const makerWith = async (count: number) => {
    const { userId } = await bench.add(rootId, { agent: false, credit: 500_000n });
    const made = [];
    for (let n = 0; n < count; n += 1)
      made.push(await vouchers.create({ userId, ...rsd, amount: '1250.50', requestId: undefined }));
    return { userId, made };
  };

  test('[VOU-16] a week before the expiry the maker gets one message, in seven languages, and never again', async () => {
    const { userId, made } = await makerWith(1);
    const last4 = made[0]?.voucher?.slice(-4) ?? '';
    await bench.clock.advance(173 * day - 1);
    await remind();
    expect(await inbox(userId)).toEqual([]);
    await bench.clock.advance(1);
    await Promise.all([remind(), remind()]);
    const [message] = await inbox(userId);
    expect(message?.text).toContain(`1,250.50 RSD, whose code ends with ${last4}`);
    const all = await Promise.all(locales.map((lang) => messages.list(userId, { page: 1, lang })));
    const texts = all.map(({ result }) => `${result[0]?.title} ${result[0]?.text}`);
    expect(new Set(texts).size).toBe(locales.length);
    for (const text of texts) expect(text).toMatch(/1[.,\u00a0\u202f]?250[.,]50 RSD/);
    await messages.mark(userId, [message?.id ?? ''], 'deleted');
    await bench.clock.advance(day);
    await remind();
    expect(await inbox(userId)).toEqual([]);
  });

  test('[VOU-16] a run that was killed in the middle is finished by the next one, which repeats nothing', async () => {
    const { userId, made } = await makerWith(3);
    await bench.clock.advance(174 * day);
    let sent = 0;
    const dying = async (message: Parameters<Messages['send']>[0]): Promise<string> => {
      if (sent === 2) throw new Error('Killed.');
      sent += 1;
      return messages.send(message);
    };
    await expect(remind(dying)).rejects.toThrow('Killed.');
    expect(await inbox(userId)).toHaveLength(2);
    await remind();
    const ids = (await inbox(userId)).map(({ id }) => id).toSorted();
    expect(ids).toEqual(made.map(({ id }) => `voucher:${id}:ends`).toSorted());
  });

  test('[VOU-16] what was redeemed, taken back or has expired gets none', async () => {
    const { userId, made } = await makerWith(3);
    const friend = await bench.add(rootId, { agent: false });
    await vouchers.takeBack(userId, made[0]?.id ?? '');
    await vouchers.use({ userId: friend.userId, code: made[1]?.voucher ?? '', requestId: undefined });
    await bench.clock.advance(180 * day);
    await remind();
    expect(await inbox(userId)).toEqual([]);
    expect(await inbox(friend.userId)).toEqual([]);
  });
});

test('[SPEED-16] vouchers that expire within a week are found without the others, and without other messages', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const rows = 5000;
  const database = await openFilled(async (tx) => {
    await tx.execute(sql`
      INSERT INTO vouchers (id, code_hash, last4, maker, wallet_id, currency_id, currency, amount, draw0, draw1, state, made_at,
        expires_at)
      SELECT 'v' || i, 'h' || i, '', 'u' || i, 'w' || i, 941, 'RSD', 100, 100, 0, 'open',
        to_timestamp(${now / 1000}) - interval '40 days', to_timestamp(${now / 1000}) + i * interval '1 day'
      FROM generate_series(1, ${rows}) AS i`);
    await tx.execute(sql`
      INSERT INTO messages (id, texts, created_at)
      SELECT CASE WHEN i = 3 THEN 'voucher:v3:ends' ELSE 'm' || i END, '{}'::jsonb, now() FROM generate_series(1, ${rows}) AS i`);
  }, 'vouchers, messages');
  try {
    const query = vouchersToRemind(database.db, now);
    expect((await query).map(({ id }) => id)).toEqual(['v1', 'v2', 'v4', 'v5', 'v6', 'v7']);
    const plan = await planOf(database.db, query.getSQL());
    expect(plan).toContain('vouchers_open');
    expect(plan).not.toContain('Seq Scan');
  } finally {
    await database.close();
  }
});

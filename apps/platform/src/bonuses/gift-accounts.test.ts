import { readFileSync } from 'node:fs';

import { createFakeClock } from '@kvota/server/fake-clock';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { accounts, bonuses, ledgerTransactions, users } from '../database/schema/index.ts';
import { operatorAccount } from '../ledger/account.ts';
import { createLedger } from '../ledger/create-ledger.ts';
import { incomeMovements, takeMovements, type Movement } from '../ledger/movements.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { createBonuses } from './create-bonuses.ts';

const migration = readFileSync(new URL('../../drizzle/0034_gift_accounts.sql', import.meta.url), 'utf8');
const noon = Date.UTC(2026, 10, 21, 12);

describe.each(sqlDatabases)('accounts of gifts on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('[ACC-03] gifts that were booked on the account of stakes move to their own, and the ledger adds up', async () => {
    const { db } = database;
    let made = 0;
    const ids = (): string => `id-${made++}`;
    const clock = createFakeClock(noon);
    const at = new Date(noon);
    const ledger = createLedger({ db, clock, ids });
    const [userId, other] = ['player', 'other'];
    for (const id of [userId, other])
      await db.insert(users).values({ id, username: id, email: `${id}@example.com`, passwordHash: '-', createdAt: at });
    const currency = 'FREEBET-RSD';
    const walletId = await ledger.openWallet(db, { userId, currencyId: 1000, currency });
    await ledger.openWallet(db, { userId: other, currencyId: 1000, currency });
    const post = (type: 'bonus' | 'bonus_end' | 'hold', refId: string, movements: Movement[]) =>
      ledger.post(db, { id: ids(), source: 'test', externalId: ids(), type, refType: 'bonus', refId, at, movements });
    const draw = (wallet0: bigint) => ({ wallet0, wallet1: 0n });
    // As they were booked before there was an account for gifts.
    await post('bonus', 'b1', incomeMovements(walletId, currency, 'house', 'wallet_0', 50_000n));
    await post('hold', 't1', takeMovements(walletId, currency, draw(20_000n)));
    await post('bonus_end', 'b1', takeMovements(walletId, currency, draw(30_000n)));
    const bonus = { userId, walletId, kind: 'regular', name: 'Gift', currency, grantedAt: at } as const;
    await db.insert(bonuses).values({ ...bonus, id: 'b1', amount: 50_000n, endedAt: at, takenBack: 30_000n });
    await db.update(ledgerTransactions).set({ explain: null });
    expect((await ledger.check()).violations).toEqual([`gifts in ${currency} cost 0, the bonuses are 20000`]);

    await db.execute(sql.raw(migration));

    expect((await ledger.check()).violations).toEqual([]);
    const balance = async (kind: 'gift' | 'house') =>
      (
        await db
          .select()
          .from(accounts)
          .where(eq(accounts.id, operatorAccount(kind, currency, walletId)))
      )[0]?.balance;
    expect([await balance('gift'), await balance('house')]).toEqual([-20_000n, 20_000n]);
    const moved = eq(ledgerTransactions.type, 'gift_account');
    expect(await db.select().from(ledgerTransactions).where(moved)).toMatchObject([
      { explain: [{ code: 'giftsMoved', params: {} }] },
    ]);

    // Later gifts go on from there.
    const key = { source: 'test', externalId: 'later' };
    const later = createBonuses({ db, clock, ids, ledger });
    await later.grant({ userId, kind: 'regular', name: 'Gift', amount: 1000n, expiresAt: noon + 1000, key });
    expect(await balance('gift')).toBe(-21_000n);
    await clock.advance(2000);
    await later.endDue();
    expect([await balance('gift'), await balance('house')]).toEqual([-20_000n, 20_000n]);
    expect((await ledger.check()).violations).toEqual([]);
  });
});

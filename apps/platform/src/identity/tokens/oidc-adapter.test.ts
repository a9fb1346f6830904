import { createFakeClock } from '@kvota/server/fake-clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createOidcAdapter, removeExpired } from './oidc-adapter.ts';
import { abandonedFor, stillAtWork } from './refresh-rotation.ts';

describe.each(sqlDatabases)('what oidc-provider stores, on $name', ({ open }) => {
  const clock = createFakeClock(Date.UTC(2026, 0, 1));
  let database: OpenDatabase;
  const adapterOf = (model: string) => createOidcAdapter(database.db, clock)(model);
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('is found until it expires by the clock, by id, uid and model', async () => {
    const sessions = adapterOf('Session');
    await sessions.upsert('a', { uid: 'u', accountId: 'me' }, 10);
    expect(await sessions.find('a')).toEqual({ uid: 'u', accountId: 'me' });
    expect(await sessions.findByUid('u')).toEqual({ uid: 'u', accountId: 'me' });
    expect(await adapterOf('Grant').find('a')).toBe(undefined);
    await clock.advance(9999);
    expect(await sessions.find('a')).toBeDefined();
    await clock.advance(1);
    expect(await sessions.find('a')).toBe(undefined);
  });

  test('is replaced by what comes under the same id', async () => {
    const grants = adapterOf('Grant');
    await grants.upsert('g', { accountId: 'one' }, 10);
    await grants.upsert('g', { accountId: 'two' }, 100);
    await clock.advance(50_000);
    expect(await grants.find('g')).toEqual({ accountId: 'two' });
    await grants.destroy('g');
    expect(await grants.find('g')).toBe(undefined);
  });

  test('is consumed once by concurrent requests', async () => {
    const tokens = adapterOf('RefreshToken');
    await tokens.upsert('r', { grantId: 'x' }, 1000);
    const attempts = await Promise.allSettled([tokens.consume('r'), tokens.consume('r'), tokens.consume('r')]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const consumed = Math.floor(clock.now() / 1000);
    await expect(tokens.find('r')).rejects.toThrow('temporarily_unavailable');
    // Nothing followed: the node died meanwhile, and no token was issued.
    await clock.advance(stillAtWork + 1);
    expect(await tokens.find('r')).toEqual({ grantId: 'x' });
    await clock.advance(abandonedFor);
    expect(await tokens.find('r')).toEqual({ grantId: 'x', consumed });
  });

  test('ends with its grant, other grants stay', async () => {
    const tokens = adapterOf('RefreshToken');
    await tokens.upsert('mine', { grantId: 'ended' }, 100);
    await tokens.upsert('other', { grantId: 'kept' }, 100);
    await tokens.revokeByGrantId('ended');
    expect(await tokens.find('mine')).toBe(undefined);
    expect(await tokens.find('other')).toBeDefined();
  });

  test('is removed once it has expired', async () => {
    const codes = adapterOf('AuthorizationCode');
    await codes.upsert('short', { grantId: 'y' }, 1);
    await codes.upsert('long', { grantId: 'y' }, 1000);
    await clock.advance(2000);
    await removeExpired(database.db, clock);
    const rows = await database.db.query.oidcPayloads.findMany({ where: (row, { eq }) => eq(row.grantId, 'y') });
    expect(rows.map(({ id }) => id)).toEqual(['long']);
  });
});

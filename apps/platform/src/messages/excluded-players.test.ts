import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { rootId } from '../agency/tree.ts';
import type { OpenDatabase } from '../database/database.ts';
import { playerGuards, registerChecks, registerUse } from '../database/schema/index.ts';
import { createAgencyBench, type AgencyBench } from '../testing/agency-bench.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { createMessages } from './create-messages.ts';
import type { Messages } from './messages.ts';

describe.each(sqlDatabases)('messages to all on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let messages: Messages;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    messages = createMessages({ db: bench.db, clock: bench.clock, ids: randomUUID });
  });
  afterAll(() => database.close());

  /** Adds a player after all messages so far. */
  const player = async (): Promise<string> => {
    await bench.clock.advance(1000);
    return (await bench.add(rootId, { agent: false })).userId;
  };
  const guard = (userId: string, state: 'open' | 'paused' | 'excluded') => {
    const row = { userId, state, until: null, version: 1, since: new Date(bench.clock.now()) };
    return bench.db.insert(playerGuards).values(row).onConflictDoUpdate({ target: playerGuards.userId, set: row });
  };
  const send = async (title: string, userId?: string): Promise<void> => {
    await bench.clock.advance(1000);
    await messages.send({ ...(userId !== undefined && { userId }), texts: { en: { title, text: 'Text' } }, id: title });
  };
  const inbox = async (userId: string) => {
    const { result, rowCount, unread } = await messages.list(userId, { page: 1, lang: 'en' });
    expect(rowCount).toBe(result.length);
    return { titles: result.map(({ title }) => title), unread };
  };

  test('[OP-87] a player who is excluded when a message to all is sent never gets it; one by name arrives', async () => {
    const [open, paused, excluded] = [await player(), await player(), await player()];
    await send('before');
    await guard(paused, 'paused');
    await guard(excluded, 'excluded');
    await send('meanwhile');
    await send('yours', excluded);
    expect(await inbox(open)).toEqual({ titles: ['meanwhile', 'before'], unread: 2 });
    expect(await inbox(paused)).toEqual({ titles: ['meanwhile', 'before'], unread: 2 });
    expect(await inbox(excluded)).toEqual({ titles: ['yours', 'before'], unread: 2 });
    await guard(excluded, 'open');
    // The same request again sends nothing again, and hides nothing.
    await send('meanwhile');
    await send('after');
    expect(await inbox(excluded)).toEqual({ titles: ['after', 'yours', 'before'], unread: 3 });
  });

  test('[OP-87] the answer of the register counts where one is used', async () => {
    const listed = await player();
    const answered = new Date(bench.clock.now());
    const row = { userId: listed, answer: 'excluded' as const, answeredAt: answered, validUntil: answered };
    await bench.db.insert(registerChecks).values({ ...row, occasion: 'signIn' });
    await send('without a register');
    await bench.db.insert(registerUse).values({ id: 1, since: answered });
    await send('with a register');
    expect((await inbox(listed)).titles).toEqual(['without a register']);
  });
});

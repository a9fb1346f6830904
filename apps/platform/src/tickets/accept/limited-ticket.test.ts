import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { playerLimits } from '../../database/schema/index.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { answerOf, benchStart, createTicketBench, type TicketBench } from '../../testing/ticket-bench.ts';

/** Runs something once, after a statement has read sums of limits. */
function afterSums(db: Db, run: () => Promise<void>): Db {
  let isDue = true;
  return new Proxy(db, {
    get(of, name, receiver) {
      const value: unknown = Reflect.get(of, name, receiver);
      if (name !== 'execute') return typeof value === 'function' ? (value.bind(of) as unknown) : value;
      return async (query: SQL) => {
        const result = await of.execute(query);
        const isSums = rowsOf(result).some((row) => 'stakeDay' in row);
        if (isSums && isDue) {
          isDue = false;
          await run();
        }
        return result;
      };
    },
  });
}

describe.each(sqlDatabases)('a ticket of a player with limits on $name', (kind) => {
  let bench: TicketBench;
  beforeAll(async () => {
    bench = await createTicketBench(kind);
  });
  afterAll(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    await bench.open.close();
  });
  const ticket = (stake: string) =>
    paidTicket(bench.id(), [paidLeg(bench.id())], { stake, wallet: { currency: 'RSD', currency_id: 1 } });
  async function limited() {
    const player = await bench.player({ rsd: 50_000n });
    await bench.open.db.insert(playerLimits).values({
      userId: player.id,
      kind: 'stakes',
      period: 'day',
      product: 'all',
      currency: 'RSD',
      amount: 10_000n,
      since: new Date(benchStart),
    });
    return player;
  }

  test('[OP-87] a stake between reading sums and writing is seen, also if a deposit of its size hides it', async () => {
    const player = await limited();
    const wallet = await bench.ledger.openWallet(bench.open.db, { userId: player.id, currencyId: 1, currency: 'RSD' });
    const before = await bench.money(player);
    const racing = bench.another({
      db: afterSums(bench.open.db, async () => {
        expect(await bench.pay(player, ticket('60.00'))).toMatchObject({ ErrorText: 'ok' });
        await bench.ledger.deposit({ walletId: wallet, amount: 6_000n, source: 'bench', externalId: bench.id() });
        expect(await bench.money(player)).toEqual(before);
      }),
    });
    const request = ticket('60.00');
    const answer = answerOf(await racing.request(player, request, request));
    expect(answer).toMatchObject({ error: 'limitReached', limit: { key: 'stakeDay', left: '40.00' } });
    expect(await bench.money(player)).toEqual(before);
    expect(await bench.pay(player, ticket('40.00'))).toMatchObject({ ErrorText: 'ok' });
  });

  test('[OP-87] without another movement no wallet is locked, and the limit holds to the last coin', async () => {
    const player = await limited();
    expect(await bench.pay(player, ticket('60.00'))).toMatchObject({ ErrorText: 'ok' });
    expect(await bench.pay(player, ticket('40.01'))).toMatchObject({ error: 'limitReached', limit: { left: '40.00' } });
    expect(await bench.pay(player, ticket('40.00'))).toMatchObject({ ErrorText: 'ok' });
  });
});

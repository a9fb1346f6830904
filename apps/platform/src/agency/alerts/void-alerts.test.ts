import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { voidRequests } from '../../database/schema/index.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createVoidBench, type VoidBench } from '../../testing/void-bench.ts';
import type { AgencyActor } from '../agency.ts';

describe.each(sqlDatabases)('alerts of requests to void tickets on $name', (kind) => {
  let bench: VoidBench;
  beforeAll(async () => {
    bench = await createVoidBench(kind);
  });
  afterAll(() => bench.open.close());

  const waiting = async (viewer: AgencyActor) => {
    const { voidRequests: found } = await bench.agency.alerts(viewer);
    return { count: found?.count, ids: found?.rows.map(({ id }) => id) };
  };
  const nobody = { count: 0, ids: [] };

  test('[CALL-50] a request waits for those above who may decide it, and for nobody once it is decided', async () => {
    const ticketId = await bench.sell({ stake: '150.00' });
    const { id } = await bench.ask(bench.agent, ticketId);
    const { voidRequests: found } = await bench.agency.alerts(bench.master);
    expect(found).toMatchObject({
      count: 1,
      rows: [
        {
          id,
          ticketId,
          userId: bench.seller.id,
          stake: '150.00',
          currency: 'RSD',
          requestedBy: bench.agent.userId,
        },
      ],
    });
    expect(await waiting(bench.root)).toEqual({ count: 1, ids: [id] });
    for (const other of [bench.agent, bench.beside]) expect(await waiting(other)).toEqual(nobody);
    await bench.decide(bench.master, id, false);
    expect(await waiting(bench.master)).toEqual(nobody);

    // Nobody decides the own request, also as one of several operators.
    const own = await bench.ask(bench.root, await bench.sell());
    expect(await waiting(bench.root)).toEqual(nobody);
    expect(await waiting(bench.master)).toEqual(nobody);
    expect(await waiting(bench.otherRoot)).toEqual({ count: 1, ids: [own.id] });
    await bench.decide(bench.otherRoot, own.id, false);
  });

  test('[CALL-50] the next to lapse is first, of more than twenty the first are answered, and a lapsed one is gone', async () => {
    const lapsing = new Map<number, string>();
    for (let i = 0; i < 22; i += 1) {
      const { id = '' } = await bench.ask(bench.agent, await bench.sell());
      const minutes = 9 + ((i * 7) % 22); // each once, in no order
      const lapsesAt = new Date(bench.clock.now() + minutes * 60_000);
      await bench.open.db.update(voidRequests).set({ lapsesAt }).where(eq(voidRequests.id, id));
      lapsing.set(minutes, id);
    }
    const ids = [...lapsing].toSorted(([one], [other]) => one - other).map(([, id]) => id);
    expect(await waiting(bench.master)).toEqual({ count: 22, ids: ids.slice(0, 20) });
    await bench.clock.advance(10 * 60_000 - 1);
    expect(await waiting(bench.master)).toMatchObject({ count: 21 });
    await bench.clock.advance(60 * 60_000);
    expect(await waiting(bench.master)).toEqual(nobody);
  });
});

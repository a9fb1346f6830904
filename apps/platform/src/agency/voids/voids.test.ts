import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agencyAudit, agencyBlocks, ticketLegs, tickets, voidRequests } from '../../database/schema/index.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { lockTicket } from '../../tickets/store/ticket-store.ts';
import { createVoidBench, type VoidBench } from '../../testing/void-bench.ts';

const ok = { ErrorText: 'ok' };

describe.each(sqlDatabases)('requests to void tickets on $name', (kind) => {
  let bench: VoidBench;
  beforeAll(async () => {
    bench = await createVoidBench(kind);
  });
  afterAll(() => bench.open.close());

  const rowOf = async (id: string) => {
    const [row] = await bench.open.db.select().from(tickets).where(eq(tickets.id, id));
    return row ?? expect.fail(`no ticket ${id}`);
  };
  const eventsOf = async (id: string) =>
    (await bench.open.db.select().from(ticketLegs).where(eq(ticketLegs.ticketId, id))).map(({ eventId }) => eventId);
  const stateOf = async (id: string | undefined) => {
    const [row] = await bench.open.db
      .select()
      .from(voidRequests)
      .where(eq(voidRequests.id, id ?? ''));
    return row?.state;
  };
  /** How many transactions of the ledger belong to a ticket, by type. */
  const postings = async (id: string) => {
    const rows = await bench.open.db.query.ledgerTransactions.findMany({ where: (one) => eq(one.refId, id) });
    return rows.map(({ type }) => type).toSorted();
  };

  test('[CALL-50] an approved request voids the ticket: its legs are void, the stake comes back, all of it is in the audit', async () => {
    const before = await bench.money(bench.seller);
    const ticketId = await bench.sell({ legs: 2, stake: '150.00' });
    const info = async () => bench.agency.ticket(bench.agent, ticketId);
    expect(await info()).toMatchObject({ mayRequestVoid: true, voidRequests: [], status: 'accepted' });
    const asked = await bench.ask(bench.agent, ticketId);
    expect(asked).toMatchObject(ok);
    expect(await info()).toMatchObject({
      mayRequestVoid: false,
      voidUntil: null,
      voidRequests: [{ state: 'open', mayDecide: false, stake: '150.00', requestedBy: bench.agent.userId }],
    });
    const seen = await bench.agency.voidRequests(bench.master, { state: 'open', page: 1 });
    expect(seen.result).toMatchObject([{ id: asked.id, mayDecide: true, reason: 'a mistake' }]);
    expect(await bench.decide(bench.master, asked.id)).toEqual(ok);
    expect(await rowOf(ticketId)).toMatchObject({ settlement: 'void', payout: 15_000n });
    expect(await bench.money(bench.seller)).toEqual(before);
    const details = await info();
    expect(details.legs.map(({ status }) => status)).toEqual(['void', 'void']);
    expect(details.voidRequests).toMatchObject([{ state: 'approved', decision: 'looked at it' }]);
    expect(details.path.map(({ id }) => id)).toEqual([bench.agent.userId, bench.seller.id]);
    const audit = await bench.open.db.select().from(agencyAudit).where(eq(agencyAudit.subject, bench.seller.id));
    expect(audit).toMatchObject([
      { act: 'voidRequest', actor: bench.agent.userId },
      { act: 'voidApprove', actor: bench.master.userId, before: { settlement: 'open' } },
    ]);
    const mine = bench.news.filter((one) => one.ticketId === ticketId).map(({ what }) => what);
    expect(mine).toEqual(['placed', 'voided']);
    expect(bench.changes).toEqual([1, 2].map(() => ({ what: 'voidRequest', node: bench.agent.nodeId })));
    await bench.tickets.settleNow();
    expect(await bench.ledger.check()).toMatchObject({ ok: true });
  });

  test('a void free bet gives the bonus back, and a refused request keeps the ticket', async () => {
    const wallet = { currency: 'FREEBET-RSD', currency_id: 1000 };
    const before = await bench.money(bench.seller, 1000);
    const ticketId = await bench.sell({ legs: 4, wallet });
    expect(await bench.money(bench.seller, 1000)).not.toEqual(before);
    const first = await bench.ask(bench.agent, ticketId);
    expect(await bench.decide(bench.root, first.id, false)).toEqual(ok);
    expect(await rowOf(ticketId)).toMatchObject({ settlement: 'open' });
    const second = await bench.ask(bench.agent, ticketId);
    expect(await bench.decide(bench.root, second.id)).toEqual(ok);
    expect(await bench.money(bench.seller, 1000)).toEqual(before);
    expect(await bench.ledger.check()).toMatchObject({ ok: true });
  });

  test('only those strictly above the requester decide; nobody beside or below sees the request', async () => {
    const ticketId = await bench.sell();
    for (const outsider of [bench.beside])
      await expect(bench.ask(outsider, ticketId)).rejects.toThrow('There is no such ticket.');
    const { id } = await bench.ask(bench.master, ticketId);
    expect(await bench.decide(bench.master, id)).toMatchObject({ error: 'voidNotAllowed' });
    expect(await bench.decide(bench.agent, id)).toMatchObject({ error: 'voidNotAllowed' });
    await expect(bench.decide(bench.beside, id)).rejects.toThrow('There is no such request.');
    await expect(bench.decide(bench.root, 'nothing')).rejects.toThrow('There is no such request.');
    const seenBelow = await bench.agency.voidRequests(bench.agent, { state: 'open', page: 1 });
    // The name of somebody above is not for those below.
    expect(seenBelow.result).toMatchObject([{ id, requestedBy: '', mayDecide: false }]);
    expect((await bench.agency.voidRequests(bench.beside, { page: 1 })).result).toEqual([]);
    expect(await bench.decide(bench.root, id)).toEqual(ok);

    const other = await bench.sell();
    const own = await bench.ask(bench.root, other);
    expect(await bench.decide(bench.root, own.id)).toMatchObject({ error: 'voidNotAllowed' });
    expect(await bench.decide(bench.otherRoot, own.id)).toEqual(ok);
  });

  // PGlite has one connection, so nothing can wait for a lock there.
  test.runIf(kind.name === 'PostgreSQL')('somebody who does not see a ticket does not wait for its lock', async () => {
    const ticketId = await bench.sell();
    await bench.open.db.transaction(async (tx) => {
      await lockTicket(tx, ticketId);
      await expect(bench.ask(bench.beside, ticketId)).rejects.toThrow('There is no such ticket.');
    });
  });

  test('a request and a decision are carried out once for each request id', async () => {
    const ticketId = await bench.sell();
    const [first, second] = [bench.id(), bench.id()];
    const answers = await Promise.all([1, 2, 3].map(() => bench.ask(bench.agent, ticketId, first)));
    expect(new Set(answers.map((one) => one.id)).size).toBe(1);
    expect(await bench.ask(bench.agent, bench.id(), first)).toEqual({ error: 'requestIdUsed' });
    expect(await bench.ask(bench.agent, ticketId)).toMatchObject({ error: 'voidPending' });
    const id = answers[0]?.id;
    const decisions = await Promise.all([1, 2, 3].map(() => bench.decide(bench.master, id, true, second)));
    expect(decisions).toEqual([ok, ok, ok]);
    expect(await bench.decide(bench.master, id, false, second)).toEqual({ error: 'requestIdUsed' });
    expect(await bench.decide(bench.master, id)).toMatchObject({ error: 'voidDecided' });
    expect((await postings(ticketId)).filter((type) => type.includes('refund'))).toHaveLength(1);
  });

  test('a request is open for 15 minutes, for open prematch tickets of which nothing began or was sold', async () => {
    const tooLate = { error: 'voidTooLate' };
    const late = await bench.sell();
    const until = (await bench.agency.ticket(bench.agent, late)).voidUntil ?? '';
    expect(Date.parse(until)).toBe((await rowOf(late)).createdAt.getTime() + 900_000);
    await bench.clock.advance(900_000);
    expect(await bench.ask(bench.agent, late)).toMatchObject(tooLate);

    const begun = await bench.sell({ legs: 2 });
    const [event = ''] = await eventsOf(begun);
    bench.offer.set(event, { live: true });
    expect(await bench.ask(bench.agent, begun)).toMatchObject(tooLate);
    const started = await bench.sell();
    await bench.open.db
      .update(ticketLegs)
      .set({ timeStart: new Date(bench.clock.now()) })
      .where(eq(ticketLegs.ticketId, started));
    expect(await bench.ask(bench.agent, started)).toMatchObject(tooLate);

    const sold = await bench.sell();
    const quote = await bench.cashOuts.quote(bench.seller.id, { ticketId: sold, ratio: 5000n });
    if (quote.kind !== 'quoted') throw new Error('no quote');
    await bench.cashOuts.confirm(bench.seller.id, { ticketId: sold, ...quote.quote });
    expect(await bench.ask(bench.agent, sold)).toMatchObject(tooLate);
    expect(await bench.agency.ticket(bench.agent, sold)).toMatchObject({ mayRequestVoid: false, voidUntil: null });
    const lists = await bench.agency.tickets(bench.agent, {
      sortField: 'createdAt',
      sortOrderDesc: 'desc',
      page: 1,
      pageSize: 25,
      cashout: true,
    });
    expect(lists.result.map(({ ticketId }) => ticketId)).toEqual([sold]);

    const ended = await bench.sell();
    bench.offer.end((await eventsOf(ended))[0] ?? '', 'won');
    expect(await bench.ask(bench.agent, ended)).toMatchObject(tooLate);
    await bench.tickets.settleNow();
    expect(await bench.ask(bench.agent, ended)).toMatchObject(tooLate);

    const pending = await bench.sell({ live: true });
    await expect(bench.ask(bench.agent, pending)).rejects.toThrow('There is no such ticket.');
    await bench.clock.advance(10_000);
    await bench.tickets.decideNow();
    expect(await bench.ask(bench.agent, pending)).toMatchObject(tooLate);
  });

  test('a request lapses when a match begins or the ticket is settled before anybody decides', async () => {
    const ticketId = await bench.sell();
    const { id } = await bench.ask(bench.agent, ticketId);
    bench.offer.end((await eventsOf(ticketId))[0] ?? '', 'lost');
    await bench.tickets.settleNow();
    const listed = async () => (await bench.agency.voidRequests(bench.master, { state: 'lapsed', page: 1 })).result;
    expect((await listed()).map((one) => one.id)).toContain(id);
    expect(await stateOf(id)).toBe('open');
    for (const approve of [true, false]) {
      const wanted = approve ? 'voidTooLate' : 'voidDecided';
      expect(await bench.decide(bench.master, id, approve)).toMatchObject({ error: wanted });
    }
    expect(await stateOf(id)).toBe('lapsed');
    expect(await rowOf(ticketId)).toMatchObject({ settlement: 'lost', payout: 0n });
  });

  test('a blocked agent is refused inside the transaction, too', async () => {
    const ticketId = await bench.sell();
    const block = { userId: bench.agent.userId, byId: bench.master.nodeId, scope: 'self' as const, reason: '' };
    await bench.open.db.insert(agencyBlocks).values({ ...block, at: new Date() });
    await expect(bench.ask(bench.agent, ticketId)).rejects.toThrow();
    await bench.open.db.delete(agencyBlocks);
    expect(await bench.ask(bench.agent, ticketId)).toMatchObject(ok);
  });

  test('of an approval and a settlement, a sale, or another decision at the same time, exactly one happens', async () => {
    const counts: Record<string, number> = {};
    for (let round = 0; round < 8; round += 1) {
      const ticketId = await bench.sell();
      const [event = ''] = await eventsOf(ticketId);
      const { id } = await bench.ask(bench.agent, ticketId);
      const quote = await bench.cashOuts.quote(bench.seller.id, { ticketId, ratio: 10_000n });
      if (quote.kind !== 'quoted') throw new Error('no quote');
      const settle = async () => {
        bench.offer.end(event, 'won');
        await bench.tickets.settleNow();
      };
      const sell = () => bench.cashOuts.confirm(bench.seller.id, { ticketId, ...quote.quote });
      const approve = () => bench.decide(bench.master, id);
      const rival = [settle, sell, () => bench.decide(bench.root, id, false), () => bench.decide(bench.root, id)];
      const [one = approve, two = approve] = round < 4 ? [approve, rival[round % 4]] : [rival[round % 4], approve];
      await Promise.all([one(), two()]);
      await bench.tickets.settleNow();
      const { settlement } = await rowOf(ticketId);
      const paid = (await postings(ticketId)).length;
      expect(paid, `${settlement} in round ${round}`).toBe(settlement === 'open' ? 1 : 2);
      expect(['approved', 'refused', 'lapsed', 'open']).toContain(await stateOf(id));
      expect((await stateOf(id)) === 'approved').toBe(settlement === 'void');
      counts[settlement ?? ''] = (counts[settlement ?? ''] ?? 0) + 1;
    }
    expect(await bench.ledger.check()).toMatchObject({ ok: true });
    expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(8);
  });

  test('of two requests for a ticket at once, one is open', async () => {
    const ticketId = await bench.sell();
    const actors = [bench.agent, bench.master, bench.root];
    const answers = await Promise.all(actors.map((actor) => bench.ask(actor, ticketId)));
    expect(answers.map((one) => one.error ?? 'ok').toSorted()).toEqual(['ok', 'voidPending', 'voidPending']);
  });
});

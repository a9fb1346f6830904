import type { ForcedOutcome } from '@kvota/contracts/operator';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { sqlDatabases } from '../../testing/databases.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { createTicketBench, type TicketBench } from '../../testing/ticket-bench.ts';
import type { Player } from '../tickets.ts';

const ok = { ErrorText: 'ok', error: null };

describe.each(sqlDatabases)('offers and the live delay on $name', (kind) => {
  let bench: TicketBench;
  let limit: bigint | null = null;
  beforeAll(async () => {
    bench = await createTicketBench(kind, { traderLimit: () => limit });
  });
  afterEach(async () => {
    limit = null;
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    expect(bench.logged).toEqual([]);
  });
  afterAll(async () => bench.open.close());

  /** A paid ticket on one match whose odds have moved from 2.00 to 1.80. */
  async function moved(more: Parameters<typeof paidTicket>[2] = {}, type: 'prematch' | 'live' = 'prematch') {
    const player = await bench.player({ rsd: 50_000n });
    const [id, event] = [bench.id(), bench.id()];
    bench.offer.set(event, { odds: 1800, live: type === 'live' });
    const request = paidTicket(id, [paidLeg(event, { type })], more);
    await bench.pay(player, request);
    return { player, id, event, request };
  }
  async function forced(force: ForcedOutcome, type: 'prematch' | 'live' = 'prematch') {
    const player = await bench.player({ rsd: 50_000n });
    await bench.tickets.force(player.id, force);
    const [id, event] = [bench.id(), bench.id()];
    bench.offer.set(event, { live: type === 'live' });
    const answer = await bench.pay(player, paidTicket(id, [paidLeg(event, { type })]));
    return { player, id, event, answer };
  }
  const accept = (player: Player, ticketId: string) => bench.tickets.reoffer(player, { ticketId, accepted: true });
  const decline = (player: Player, ticketId: string) =>
    bench.tickets.reoffer(player, { ticketId, accepted: false, reason: 'Player declined.' });
  async function wait(milliseconds: number): Promise<void> {
    await bench.clock.advance(milliseconds);
    await bench.tickets.decideNow();
  }

  test('[SES-22] moved odds are offered with their end, the stake stays held, nothing is booked', async () => {
    const { player, id } = await moved();
    expect(await bench.info(player, id)).toMatchObject({
      accepted: false,
      code: 0,
      expiresAt: '2026-11-21T12:00:20.000Z',
      mtcResponse: { status: 'oddchange', selections: [{ odd: '1.80', originalOdd: '2.00' }] },
    });
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
    expect((await bench.history(player)).result).toMatchObject([{ status: 'pending' }]);
    await decline(player, id);
  });

  test('[CALL-11] [SES-21] an accepted offer books its odds, once, however often it is accepted', async () => {
    const { player, id } = await moved();
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(player, id)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => ok));
    expect(await bench.info(player, id)).toMatchObject({ accepted: true, mtcResponse: { status: 'accepted' } });
    expect((await bench.history(player)).result).toMatchObject([
      { status: 'accepted', totalOdds: '1.80', legs: [{ requestedOdds: '2.00', usedOdds: '1.80' }] },
    ]);
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
    expect(await decline(player, id)).toMatchObject({ ErrorText: 'error', error: 'noOffer' });
    expect(await bench.info(player, id)).toMatchObject({ accepted: true });
  });

  test('[CALL-11] a declined offer gives the stake back at once; an accept after it is refused', async () => {
    const { player, id } = await moved();
    expect(await decline(player, id)).toEqual(ok);
    expect(await decline(player, id)).toEqual(ok);
    expect(await accept(player, id)).toMatchObject({ ErrorText: 'error', error: 'noOffer' });
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, mtcResponse: { status: 'denied' } });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('[OP-21] an offer without an answer ends by itself after 20 seconds', async () => {
    const { player, id } = await moved();
    await wait(19_999);
    expect(await bench.info(player, id)).toMatchObject({ mtcResponse: { status: 'oddchange' } });
    await wait(1);
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, subcode: 203, expiresAt: null });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
    expect(await accept(player, id)).toMatchObject({ error: 'offerExpired' });
  });

  test('an accept at the very end is refused even where the worker has not been there yet', async () => {
    const { player, id } = await moved();
    await bench.clock.advance(20_000);
    expect(await accept(player, id)).toMatchObject({ error: 'offerExpired' });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('accept, decline and expiry at the same time: one final state, and the stake moves once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { player, id } = await moved();
      await bench.clock.advance(round % 2 ? 20_000 : 19_999);
      await Promise.all([accept(player, id), bench.tickets.decideNow(), decline(player, id), accept(player, id)]);
      const info = await bench.info(player, id);
      expect(await bench.money(player)).toEqual([info?.accepted ? '400.00' : '500.00', '0.00']);
      expect((await bench.ledger.check()).violations).toEqual([]);
    }
  });

  test('[ERR-10] an offer whose odds move again is denied with 216, and not followed by another offer', async () => {
    const { player, id, event } = await moved();
    bench.offer.set(event, { odds: 1700 });
    expect(await accept(player, id)).toEqual(ok);
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, subcode: 216 });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('a market that is shut while its offer is open is denied with 217', async () => {
    const { player, id, event } = await moved();
    bench.offer.set(event, { status: 'suspended' });
    await accept(player, id);
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, subcode: 217 });
  });

  test('an offer is answered by its player only, and not if the player is blocked', async () => {
    const { player, id } = await moved();
    const stranger = await bench.player({ rsd: 50_000n });
    expect(await accept(stranger, id)).toMatchObject({ ErrorText: 'error', error: 'noOffer' });
    expect(await accept({ ...player, blocked: true }, id)).toMatchObject({ error: 'youAreBlocked' });
    expect(await accept(player, 'no-such-ticket')).toMatchObject({ error: 'noOffer' });
    expect(await bench.info(player, id)).toMatchObject({ mtcResponse: { status: 'oddchange' } });
    await decline(player, id);
  });

  test("[OP-22] a stake above the trader's limit is offered lower; taken, the rest of the stake is back", async () => {
    limit = 4000n;
    const { player, id } = await moved({ autoOddsChange: true });
    expect(await bench.info(player, id)).toMatchObject({
      accepted: false,
      code: 101,
      mtcResponse: { status: 'reoffer', payment: { stake: '40.00', originalStake: '100.00' } },
    });
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
    await accept(player, id);
    expect(await bench.info(player, id)).toMatchObject({ accepted: true });
    expect(await bench.money(player)).toEqual(['460.00', '0.00']);
    expect((await bench.history(player)).result).toMatchObject([{ stake: '40.00', possiblePayout: '72.00' }]);
  });

  test('[ERR-09] a limit below the least stake is a denial with 208', async () => {
    limit = 1000n;
    const { player, id } = await moved({ autoOddsChange: true });
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, subcode: 208 });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('[PAY-05] a confirmation is asked for in the answer itself, with its end', async () => {
    const { player, id, answer } = await forced({ outcome: 'confirm' });
    const expiresAt = new Date(bench.clock.now() + 20_000).toISOString();
    expect(answer).toMatchObject({ ErrorText: 'ok', code: 101, confirm: true, expiresAt });
    expect(await bench.info(player, id)).toMatchObject({
      accepted: false,
      mtcResponse: { status: 'pending' },
      expiresAt,
    });
    await accept(player, id);
    expect(await bench.info(player, id)).toMatchObject({ accepted: true });
  });

  test('terms that an operator forced hold, whatever the prices are', async () => {
    const odd = await forced({ outcome: 'oddchange', odds: '1.44' });
    await accept(odd.player, odd.id);
    expect((await bench.history(odd.player)).result).toMatchObject([{ status: 'accepted', totalOdds: '1.44' }]);
    const stake = await forced({ outcome: 'reoffer', stake: '55.00' });
    await accept(stake.player, stake.id);
    expect((await bench.history(stake.player)).result).toMatchObject([{ status: 'accepted', stake: '55.00' }]);
    expect(await bench.money(stake.player)).toEqual(['445.00', '0.00']);
  });

  test.each([
    ['prematch', 2200, true],
    ['prematch', 1800, false],
    ['live', 2200, true],
    ['live', 1800, false],
  ] as const)('[CALL-22] policy higher, %s, current odds %i: booked %s', async (type, odds, booked) => {
    const player = await bench.player({ rsd: 50_000n });
    const [id, event] = [bench.id(), bench.id()];
    bench.offer.set(event, { live: type === 'live' });
    if (type === 'prematch') bench.offer.set(event, { odds });
    await bench.pay(player, paidTicket(id, [paidLeg(event, { type })], { oddsPolicy: 'higher' }));
    // The player's consent outlives the delay: it is read from the ticket when that is decided.
    bench.offer.set(event, { odds, live: type === 'live' });
    await wait(5000);
    const [ticket] = (await bench.history(player)).result;
    expect(ticket).toMatchObject(
      booked
        ? { status: 'accepted', totalOdds: '2.20', possiblePayout: '220.00', legs: [{ usedOdds: '2.20' }] }
        : { status: 'pending' },
    );
    if (!booked) {
      expect(await bench.info(player, id)).toMatchObject({ mtcResponse: { status: 'oddchange' } });
      await decline(player, id);
    }
  });

  test('[OP-40] one live leg makes the ticket wait for the live delay; then its odds are compared', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const [id, event] = [bench.id(), bench.id()];
    bench.offer.set(event, { live: true });
    await bench.pay(player, paidTicket(id, [paidLeg('m1'), paidLeg(event, { type: 'live' })]));
    expect(await bench.info(player, id)).toMatchObject({
      code: 101,
      accepted: false,
      mtcResponse: { status: 'pending' },
    });
    await wait(4999);
    expect(await bench.info(player, id)).toMatchObject({ code: 101, accepted: false });
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
    await wait(1);
    expect(await bench.info(player, id)).toMatchObject({ accepted: true });
  });

  test('a goal within the live delay: the market shuts and the ticket is denied with 217', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const [id, event] = [bench.id(), bench.id()];
    bench.offer.set(event, { live: true });
    await bench.pay(player, paidTicket(id, [paidLeg(event, { type: 'live' })]));
    bench.offer.set(event, { status: 'suspended' });
    await wait(5000);
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, subcode: 217 });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('an offer on a live ticket comes after the delay, and taking it waits for the delay again', async () => {
    const { player, id } = await moved({}, 'live');
    expect(await bench.info(player, id)).toMatchObject({ mtcResponse: { status: 'pending' } });
    await wait(5000);
    expect(await bench.info(player, id)).toMatchObject({ mtcResponse: { status: 'oddchange' } });
    expect(await accept(player, id)).toEqual(ok);
    expect(await accept(player, id)).toEqual(ok);
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, code: 101 });
    await wait(5000);
    expect(await bench.info(player, id)).toMatchObject({ accepted: true });
  });

  test('[OP-25] a silent acceptor: the ticket is cancelled at its deadline, its stake is back, a late decision is ignored', async () => {
    const { player, id } = await forced({ outcome: 'silent', seconds: 16 });
    await wait(14_999);
    expect(await bench.info(player, id)).toMatchObject({ code: 101, accepted: false });
    await wait(1);
    expect(await bench.info(player, id)).toMatchObject({
      accepted: false,
      subcode: 204,
      mtcResponse: { status: 'denied' },
    });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
    await wait(10_000);
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, subcode: 204 });
  });

  test('an acceptor that is silent for less than the deadline decides in the end', async () => {
    const { player, id } = await forced({ outcome: 'silent', seconds: 10 }, 'live');
    await wait(10_000);
    expect(await bench.info(player, id)).toMatchObject({ accepted: true });
  });

  test('a forced denial of a live ticket comes after the live delay', async () => {
    const { player, id } = await forced({ outcome: 'denied', subcode: 216 }, 'live');
    expect(await bench.info(player, id)).toMatchObject({ code: 101, accepted: false });
    await wait(5000);
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, subcode: 216 });
  });

  test('[OP-50] after a restart pending tickets are decided and open offers end: nothing is kept in memory', async () => {
    const live = await moved({ autoOddsChange: true }, 'live');
    const offer = await moved();
    await bench.clock.advance(5000);
    const restarted = bench.another();
    await restarted.decideNow();
    expect(await bench.info(live.player, live.id)).toMatchObject({ accepted: true });
    await bench.clock.advance(15_000);
    await restarted.decideNow();
    expect(await bench.info(offer.player, offer.id)).toMatchObject({ accepted: false, subcode: 203 });
  });

  test('a pending ticket whose deadline passed while no node ran is cancelled, not accepted late', async () => {
    const { player, id } = await moved({ autoOddsChange: true }, 'live');
    await wait(25_000);
    expect(await bench.info(player, id)).toMatchObject({ accepted: false, subcode: 204 });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('two processes that decide at the same time do it once', async () => {
    const paid = await Promise.all(Array.from({ length: 10 }, () => moved({ autoOddsChange: true }, 'live')));
    await bench.clock.advance(5000);
    const other = bench.another();
    await Promise.all([bench.tickets.decideNow(), other.decideNow(), bench.tickets.decideNow()]);
    for (const { player, id } of paid) expect(await bench.info(player, id)).toMatchObject({ accepted: true });
  });
});

import { pendingCode, TicketRequest } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { ticketSightings } from '../../database/schema/index.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { createTicketBench, type TicketBench } from '../../testing/ticket-bench.ts';

describe.each(sqlDatabases)('paying a ticket on $name', (kind) => {
  let bench: TicketBench;
  beforeAll(async () => {
    bench = await createTicketBench(kind);
  });
  afterEach(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    expect(bench.logged).toEqual([]);
  });
  afterAll(async () => bench.open.close());

  test('[CALL-19] a prematch ticket answers ok and pending; ping and history show that it is accepted', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const request = paidTicket(bench.id(), [paidLeg('m1'), paidLeg('m2')]);
    expect(v.is(TicketRequest, request)).toBe(true);
    expect(await bench.pay(player, request)).toEqual({
      ErrorText: 'ok',
      error: null,
      code: pendingCode,
      serverTime: '2026-11-21T12:00:00.000Z',
    });
    expect(await bench.info(player, request.ticket_id)).toMatchObject({
      accepted: true,
      code: 0,
      mtcResponse: { status: 'accepted', payment: { stake: '100.00', originalStake: '100.00' } },
    });
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
    expect((await bench.history(player)).result).toMatchObject([
      { status: 'accepted', stake: '100.00', totalOdds: '4.00', possiblePayout: '400.00', payout: null },
    ]);
  });

  test('[CALL-20] the same ticket again gets the same bytes and books nothing', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const request = paidTicket(bench.id(), [paidLeg('m1')]);
    const first = await bench.tickets.request(player, request, request);
    await bench.clock.advance(5000);
    const reordered = Object.fromEntries(Object.entries(request).toReversed());
    expect(await bench.tickets.request(player, request, reordered)).toEqual(first);
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
  });

  test('[CALL-20] [OP-89] twenty times at once is booked once, with one answer', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const request = paidTicket(bench.id(), [paidLeg('m1')]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bench.tickets.request(player, request, request)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
  });

  test('[CALL-20] another payload under the same id is refused, and the refusal does not reveal to another player that it exists', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const stranger = await bench.player({ rsd: 50_000n });
    const request = paidTicket(bench.id(), [paidLeg('m1')]);
    await bench.pay(player, request);
    const other = { ...request, autoOddsChange: true };
    const refused = await bench.tickets.request(player, other, other);
    expect(refused).toMatchObject({ status: 422 });
    expect(await bench.tickets.request(stranger, request, request)).toEqual(refused);
    expect(await bench.info(stranger, request.ticket_id)).toBeNull();
    expect(await bench.money(stranger)).toEqual(['500.00', '0.00']);
  });

  test('two payloads under one id at the same time: one is booked, the other refused', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const id = bench.id();
    const requests = [paidTicket(id, [paidLeg('m1')]), paidTicket(id, [paidLeg('m2')])];
    const answers = await Promise.all(requests.map((body) => bench.tickets.request(player, body, body)));
    expect(answers.map((answer) => ('status' in answer ? answer.status : 0)).toSorted((a, b) => a - b)).toEqual([
      200, 422,
    ]);
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
  });

  test('concurrent tickets of many players: each is posted for its own player, whatever batch it was in', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => bench.player({ rsd: 50_000n })));
    const stakes = players.map((_, i) => (i % 5 === 4 ? '999.00' : `${20 + i}.00`));
    const answers = await Promise.all(
      players.map((player, i) => bench.pay(player, paidTicket(bench.id(), [paidLeg('m1')], { stake: stakes[i]! }))),
    );
    expect(answers.map(({ error }) => error)).toEqual(
      stakes.map((stake) => (stake === '999.00' ? 'insufficientFunds' : null)),
    );
    const left = await Promise.all(players.map(async (player) => (await bench.money(player))[0]));
    expect(left).toEqual(stakes.map((stake) => (stake === '999.00' ? '500.00' : (500 - Number(stake)).toFixed(2))));
  });

  test('[SLIP-14] [OP-33] a selection of a player market goes by event and player, and is one of its event', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const leg = paidLeg('m1', { player: '7' });
    const request = paidTicket(bench.id(), [leg, paidLeg('m2')]);
    await bench.pay(player, request);
    const info = await bench.info(player, request.ticket_id);
    expect(info?.mtcResponse?.selections.map(({ id }) => id)).toEqual(['m1_7', 'm2']);
    const both = paidTicket(bench.id(), [leg, paidLeg('m1', { player: '9' })]);
    expect(await bench.pay(player, both)).toMatchObject({ error: 'duplicateSelection' });
  });

  test('tickets at once never spend more than the wallet has', async () => {
    const player = await bench.player({ rsd: 35_000n });
    const requests = Array.from({ length: 10 }, () => paidTicket(bench.id(), [paidLeg('m1')]));
    const answers = await Promise.all(requests.map((request) => bench.pay(player, request)));
    expect(answers.filter(({ ErrorText }) => ErrorText === 'ok')).toHaveLength(3);
    expect(answers.filter(({ error }) => error === 'insufficientFunds')).toHaveLength(7);
    expect(await bench.money(player)).toEqual(['50.00', '0.00']);
  });

  test.each([
    ['youAreBlocked', { blocked: true }, {}],
    ['minTicketPayin', {}, { stake: '19.99' }],
    ['maxTicketPayin', {}, { stake: '200000.01' }],
    ['insufficientFunds', {}, { stake: '500.01' }],
    ['noWallet', {}, { wallet: { currency: 'EUR', currency_id: 2 } }],
    ['noWallet', {}, { wallet: { currency: 'EUR', currency_id: 1 } }],
    ['invalidGroup', {}, { systemGroups: [{ conditions: [1], totalSelections: 2 }] }],
    ['selectionUnknown', {}, { selections: [paidLeg('gone-1')] }],
  ])('[ERR-07] the server itself refuses with %s, and books nothing', async (error, standing, fields) => {
    const player = { ...(await bench.player({ rsd: 50_000n })), ...standing };
    const request = paidTicket(bench.id(), [paidLeg('m1')], fields);
    expect(await bench.pay(player, request)).toMatchObject({ ErrorText: 'error', error });
    expect(await bench.info(player, request.ticket_id)).toMatchObject({ accepted: false, code: 0 });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
    expect((await bench.history(player)).result).toEqual([]);
  });

  test('[CALL-21] [CALL-26] [OP-92] a system is booked with its groups and the sum of its combinations', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const legs = ['a', 'b', 'c'].map((event) => paidLeg(event, { systemGroup: 0 }));
    const systemGroups = [{ conditions: [2], totalSelections: 3 }];
    const request = paidTicket(bench.id(), [...legs, paidLeg('banker')], { systemGroups, stake: '90.00' });
    expect(await bench.pay(player, request)).toMatchObject({ ErrorText: 'ok' });
    const [ticket] = (await bench.history(player)).result;
    // Three doubles with a banker, all at 2.00: 3 × 8 on a third of the stake each.
    expect(ticket).toMatchObject({ totalOdds: '24.00', possiblePayout: '720.00', systemGroups });
    expect(ticket?.legs.map(({ systemGroup }) => systemGroup)).toEqual([0, 0, 0, null]);
  });

  test('[CALL-24] [OP-97] a free bet is paid from its own wallet, and needs one that its winnings can go to', async () => {
    const legs = ['a', 'b', 'c', 'd'].map((event) => paidLeg(event));
    const wallet = { currency: 'FREEBET-RSD', currency_id: 1000 };
    const player = await bench.player({ rsd: 0n, freeBet: 10_000n });
    expect(await bench.pay(player, paidTicket(bench.id(), legs, { wallet }))).toMatchObject({ ErrorText: 'ok' });
    expect(await bench.money(player, 1000)).toEqual(['0.00', '0.00']);
    const without = await bench.player({ freeBet: 10_000n });
    expect(await bench.pay(without, paidTicket(bench.id(), legs, { wallet }))).toMatchObject({ error: 'noWallet' });
  });

  test('[CALL-22] with auto odds change the ticket is booked at the current odds, and both odds are written down', async () => {
    const player = await bench.player({ rsd: 50_000n });
    bench.offer.set('moved', { odds: 1850 });
    const request = paidTicket(bench.id(), [paidLeg('moved')], { autoOddsChange: true });
    await bench.pay(player, request);
    const [ticket] = (await bench.history(player)).result;
    expect(ticket).toMatchObject({ status: 'accepted', totalOdds: '1.85', possiblePayout: '185.00' });
    expect(ticket?.legs).toMatchObject([{ requestedOdds: '2.00', usedOdds: '1.85' }]);
  });

  test('a policy that there is not is refused with 400, and nothing of the ticket is kept', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const request = paidTicket(bench.id(), [paidLeg('m1')]);
    const answer = await bench.tickets.request(player, request, { ...request, oddsPolicy: 'lower' });
    expect(answer).toMatchObject({
      status: 400,
      body: expect.stringContaining('oddsPolicy: expected one of none, higher, any'),
    });
    expect(await bench.info(player, request.ticket_id)).toBeNull();
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test.each([
    ['ERR-11', 217, { status: 'suspended' as const }],
    ['ERR-11', 217, { status: 'closed' as const }],
    ['ERR-11', 217, { live: true }],
    ['ERR-11', 217, { odds: 1009 }],
    ['ERR-13', 227, { status: 'suspended' as const, cms: true }],
    ['ERR-12', 226, { odds: 1500, cms: true }],
  ])('[%s] [OP-91] subcode %i, and no stake is taken', async (_id, subcode, price) => {
    const player = await bench.player({ rsd: 50_000n });
    const event = bench.id();
    bench.offer.set(event, price);
    const request = paidTicket(bench.id(), [paidLeg(event), paidLeg('m2')]);
    expect(await bench.pay(player, request)).toMatchObject({ ErrorText: 'ok', code: 101 });
    const info = await bench.info(player, request.ticket_id);
    expect(info).toMatchObject({ accepted: false, subcode, code: 0, mtcResponse: { status: 'denied' } });
    expect(info?.mtcResponse?.selections.map(({ blocked }) => blocked === true)).toEqual([subcode !== 226, false]);
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('a selection that the offer does not know is denied as blocked', async () => {
    const player = await bench.player({ rsd: 50_000n });
    bench.offer.set('no-market', { status: 'unknown', odds: 0 });
    const request = paidTicket(bench.id(), [paidLeg('no-market')]);
    await bench.pay(player, request);
    expect(await bench.info(player, request.ticket_id)).toMatchObject({ accepted: false, subcode: 217 });
  });

  test('[ERR-16] a busy acceptor answers Ets code 102 and books nothing; the next ticket goes through', async () => {
    const player = await bench.player({ rsd: 50_000n });
    await bench.tickets.force(player.id, { outcome: 'busy' });
    const request = paidTicket(bench.id(), [paidLeg('m1')]);
    expect(await bench.pay(player, request)).toMatchObject({ etsCode: 102 });
    expect(await bench.info(player, request.ticket_id)).toMatchObject({ accepted: false, etsCode: 102 });
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
    const next = paidTicket(bench.id(), [paidLeg('m1')]);
    await bench.pay(player, next);
    expect(await bench.info(player, next.ticket_id)).toMatchObject({ accepted: true });
  });

  test('an operator forces an error, a denial or an acceptance, each for one ticket; null withdraws', async () => {
    const player = await bench.player({ rsd: 50_000n });
    bench.offer.set('shut', { status: 'suspended' });
    const pay = async (event: string) => {
      const request = paidTicket(bench.id(), [paidLeg(event)]);
      return { answer: await bench.pay(player, request), info: await bench.info(player, request.ticket_id) };
    };
    await bench.tickets.force(player.id, { outcome: 'error', error: 'snackbarRejected' });
    expect((await pay('m1')).answer).toMatchObject({ ErrorText: 'error', error: 'snackbarRejected' });
    await bench.tickets.force(player.id, { outcome: 'denied', subcode: 208 });
    expect((await pay('m1')).info).toMatchObject({ accepted: false, subcode: 208 });
    await bench.tickets.force(player.id, { outcome: 'denied', subcode: 216 });
    await bench.tickets.force(player.id, { outcome: 'accepted' });
    expect((await pay('shut')).info).toMatchObject({ accepted: true });
    await bench.tickets.force(player.id, { outcome: 'denied', subcode: 216 });
    await bench.tickets.force(player.id, null);
    expect((await pay('m1')).info).toMatchObject({ accepted: true });
  });

  test('[OP-25] a request cut before it was booked can be sent again; one cut after it has been booked once', async () => {
    const player = await bench.player({ rsd: 50_000n });
    for (const when of ['before', 'after'] as const) {
      await bench.tickets.force(player.id, { outcome: 'cut', when });
      const request = paidTicket(bench.id(), [paidLeg('m1')]);
      expect(await bench.tickets.request(player, request, request)).toEqual({ cut: true });
      expect(await bench.info(player, request.ticket_id)).toEqual(
        when === 'before' ? null : expect.objectContaining({ accepted: true }),
      );
      expect(await bench.pay(player, request)).toMatchObject({ ErrorText: 'ok', code: 101 });
    }
    expect(await bench.money(player)).toEqual(['300.00', '0.00']);
  });

  test('[OP-25] an id that is first seen after its deadline is cancelled', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const [late, inTime] = [paidTicket(bench.id(), [paidLeg('m1')]), paidTicket(bench.id(), [paidLeg('m1')])];
    expect(await bench.info(player, late.ticket_id)).toBeNull();
    expect(await bench.info(player, inTime.ticket_id)).toBeNull();
    await bench.clock.advance(15_000);
    expect(await bench.pay(player, inTime)).toMatchObject({ ErrorText: 'ok' });
    await bench.clock.advance(1);
    expect(await bench.pay(player, late)).toMatchObject({ ErrorText: 'error', error: 'ticketTimeout', subcode: 204 });
    expect(await bench.info(player, late.ticket_id)).toMatchObject({ accepted: false, subcode: 204 });
    expect(await bench.money(player)).toEqual(['400.00', '0.00']);
  });

  test('[SEC-15] questions about made-up ids keep the fifty newest of a player', async () => {
    const player = await bench.player({});
    for (let i = 0; i < 60; i += 1) {
      await bench.clock.advance(1);
      await bench.info(player, bench.id());
    }
    const rows = await bench.open.db.select().from(ticketSightings).where(eq(ticketSightings.userId, player.id));
    expect(rows).toHaveLength(50);
    expect(Math.min(...rows.map(({ seenAt }) => seenAt.getTime()))).toBe(bench.clock.now() - 49);
  });

  test('a failure in the middle books nothing, and the same ticket can be sent again', async () => {
    const player = await bench.player({ rsd: 50_000n });
    const request = paidTicket(bench.id(), [paidLeg('m1')]);
    // The stake goes to an account that does not exist. The statement has inserted the ticket by then.
    const stakePosting: Ledger['stakePosting'] = (...stake) => {
      const posting = bench.ledger.stakePosting(...stake);
      return posting && { ...posting, movements: posting.movements.map((move) => ({ ...move, accountId: 'nowhere' })) };
    };
    const broken = bench.another({ ledger: { ...bench.ledger, stakePosting } });
    await expect(broken.request(player, request, request)).rejects.toThrow('could not be posted');
    expect(await bench.info(player, request.ticket_id)).toBeNull();
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
    expect(await bench.pay(player, request)).toMatchObject({ ErrorText: 'ok' });
    expect(await bench.info(player, request.ticket_id)).toMatchObject({ accepted: true });
  });

  test('text that the database cannot keep is refused as a bad request', async () => {
    const player = await bench.player({ rsd: 50_000n });
    for (const text of ['a\u0000b', 'a\ud800b']) {
      const request = paidTicket(bench.id(), [paidLeg('m1', { player: text })]);
      expect(await bench.tickets.request(player, request, request)).toMatchObject({ status: 400 });
    }
    expect(await bench.money(player)).toEqual(['500.00', '0.00']);
  });

  test('[CALL-27] checking selections returns the current odds, and 0 if one is unavailable', async () => {
    bench.offer.set('checked', { odds: 1950 });
    bench.offer.set('checked-shut', { status: 'suspended' });
    bench.offer.set('checked-live', { odds: 3100, live: true });
    const item = (id: string, type: 'prematch' | 'live') => ({ id, type, market: '1X2', selection: '1' });
    const asked = [
      item('checked', 'prematch'),
      item('checked-shut', 'prematch'),
      item('checked-live', 'prematch'),
      item('checked-live', 'live'),
      item('gone-2', 'live'),
    ];
    const checked = await bench.tickets.check(asked);
    expect(checked.map(({ odd }) => odd)).toEqual(['1.95', '0', '0', '3.10', '0']);
    expect(checked.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
  });
});

import { subcodes, type OfferSnapshot } from '@kvota/contracts';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { silentAfter } from '../feed/producer.ts';
import { openLegs } from '../testing/open-legs.ts';
import { paidTicket } from '../testing/paid-ticket.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { silenceMilliseconds } from './feedout-channel.ts';

let platform: TestPlatform;
let operator: string;
let player: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  [operator, player] = (await Promise.all(
    ['operator', 'player'].map(async (name) => (await platform.signIn(name)).access_token),
  )) as [string, string]; // as many as names
});
afterAll(() => platform.close());

const setFeed = (running: boolean) => platform.call('setFeed', { body: { running } }, operator);

/** A connected socket. `next` returns the arguments of the next such event. */
async function client(): Promise<{ socket: Socket; next: (event: string) => Promise<unknown[]> }> {
  const socket = connect(`${platform.url}/feedout`, { transports: ['websocket'], reconnection: false, forceNew: true });
  await new Promise<void>((done) => socket.once('connect', done));
  return { socket, next: (event) => new Promise((done) => socket.once(event, (...args: unknown[]) => done(args))) };
}

test('[FAULT-10] a silent feed is announced to every socket, sends no snapshot, and every room gets one when it is live again', async () => {
  const { socket, next } = await client();
  const first = next('initial_data');
  socket.emit('live', { sport: 'F' });
  const [before] = (await first) as [OfferSnapshot];

  expect(await setFeed(false)).toEqual({ ErrorText: 'ok' });
  const since = new Date(platform.clock.now()).toISOString();
  const silent = next('feed_silent');
  // Exactly when the platform refuses to sell, at most one tick later.
  await platform.clock.advance(silentAfter - 200);
  expect(platform.offer.producer.isSilent()).toBe(false);
  await platform.clock.advance(300);
  expect(await silent).toEqual([{ since }]);

  // Repeated for sockets that missed it.
  const again = next('feed_silent');
  await platform.clock.advance(silenceMilliseconds + 100);
  expect(await again).toEqual([{ since }]);

  // A new subscriber is notified too, and has joined the room all the same.
  const late = await client();
  const answer = Promise.race(
    ['feed_silent', 'initial_data'].map(async (event) => [event, ...(await late.next(event))]),
  );
  late.socket.emit('live', { sport: 'F' });
  expect(await answer).toEqual(['feed_silent', { since }]);
  const sidebar = Promise.race(
    ['feed_silent', 'initial_data'].map(async (event) => [event, ...(await late.next(event))]),
  );
  late.socket.emit('live_sidebar');
  expect(await sidebar).toEqual(['feed_silent', { since }]);

  const rooms = [next('initial_data'), late.next('initial_data')] as Promise<[OfferSnapshot]>[];
  const counts = new Promise<unknown>((done) =>
    late.socket.on('initial_data', (data: { kind: string }) => data.kind === 'live_sidebar' && done(data)),
  );
  await setFeed(true);
  await platform.clock.advance(200);
  for (const [snapshot] of await Promise.all(rooms)) {
    expect(snapshot.room).toBe('live/F');
    expect(snapshot.seq).toBeGreaterThan(before.seq);
    expect(snapshot.matches).not.toEqual(before.matches);
  }
  expect(await counts).toMatchObject({ kind: 'live_sidebar' });
  socket.disconnect();
  late.socket.disconnect();
});

test('[ERR-11] [CALL-27] [FAULT-10] while the feed is silent nothing is sold, and after it everything is as before', async () => {
  const sports = platform.feed.sports.map(({ sport }) => sport);
  const legs = openLegs(platform.offer, sports, 3).slice(1, 3);
  const { wallets } = await platform.call('ping', {}, player);
  const currency_id = wallets.find(({ currency }) => currency === 'RSD')?.currency_id ?? 0;
  const pay = async (id: string) => {
    await platform.call(
      'ticketRequest',
      { body: paidTicket(id, legs, { wallet: { currency: 'RSD', currency_id } }) },
      player,
    );
    const { ticketInfo } = await platform.call('ping', { query: { ticket_id: id } }, player);
    return ticketInfo;
  };
  const check = async () => {
    const ticket = legs.map(({ eventId: id, marketCode: market, selectionCode: selection }) => ({
      id,
      type: 'prematch' as const,
      market,
      selection,
    }));
    return (await platform.call('checkTicketSelections', { body: { ticket } })).map(({ odd }) => odd);
  };

  await platform.offer.producer.stop();
  await platform.clock.advance(silentAfter - 1000);
  // The last message keeps it for this long.
  expect(await pay('silent-1')).toMatchObject({ accepted: true });
  await platform.clock.advance(1000);
  expect(await pay('silent-2')).toMatchObject({ accepted: false, subcode: subcodes.oddsBlocked });
  expect(await check()).toEqual(['0', '0']);
  for (const { eventId, marketCode, selectionCode } of legs) {
    const price = platform.offer.price({ eventId, marketCode, selectionCode });
    // Its probabilities are not used for a cash-out either.
    expect(price).toMatchObject({ status: 'suspended', withdrawn: false, cms: false });
  }
  await platform.offer.producer.start();
  const odds = await check();
  expect(odds.every((odd) => Number(odd) > 1)).toBe(true);
  const now = legs.map((leg, place) => ({ ...leg, odds: odds[place] ?? '0', original_odds: odds[place] ?? '0' }));
  legs.splice(0, 2, ...now);
  expect(await pay('silent-3')).toMatchObject({ accepted: true });
  expect(await platform.ledger.check()).toMatchObject({ ok: true });
});

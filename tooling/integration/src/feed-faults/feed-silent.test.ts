import type { NewSelection } from '@kvota/bet-slip/slip';
import { createFakeClock } from '@kvota/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openWorld, type World } from '../conformance/world.ts';
import type { SlipClient } from '../conformance/slip-client.ts';
import { watchTable, type WatchedTable } from './watched-table.ts';

const tick = 100;
const second = 1000;

let world: World;
let table: WatchedTable;
beforeAll(async () => {
  world = await openWorld(createFakeClock(Date.UTC(2026, 10, 21, 17, 0)));
  const { clock, url } = world.platform;
  table = watchTable({ url, clock, sport: 'F' });
  await table.pass(tick);
});
afterAll(async () => {
  table.stop();
  await world.close();
});

const dimmed = (): boolean => ['stale', 'offline'].includes(table.realtime.status.get());
/** Reports the state of the sockets to the slip, as the site does. */
const tell = ({ world: host, slip }: SlipClient): void => {
  host.feedSilent = dimmed();
  slip.send({ type: 'env-changed' });
};
const reasonOf = ({ slip }: SlipClient): string => {
  const allowed = slip.can({ type: 'pay' });
  return allowed === true ? 'none' : allowed.reason.code;
};
const paymentOf = ({ slip }: SlipClient) => slip.getSnapshot().state.payment;
const contentOf = ({ slip }: SlipClient) => {
  const { selections, stake, groups, mode } = slip.getSnapshot().state;
  return {
    picks: selections.map(({ id, marketName, outcome, originalPrice }) => [id, marketName, outcome, originalPrice]),
    stake,
    groups,
    mode,
  };
};
/** Lets seconds pass for the platform, the sockets and a slip. */
const pass = async (seconds: number, client?: SlipClient): Promise<void> => {
  for (let step = 0; step < seconds * (second / tick); step += 1) {
    await table.pass(tick);
    await client?.settle();
  }
};

test('[FAULT-10] within 20 s after the feed stops, screen and slip are locked and the server refuses; a snapshot unlocks them', async () => {
  const { platform } = world;
  const { clock } = platform;
  const client = world.client();
  /** A client without sockets: only the server protects it from old prices. */
  const blind = world.client();
  const live = world.client({ legs: [world.live()] });
  const before = contentOf(client);
  expect([dimmed(), reasonOf(client)]).toEqual([false, 'none']);

  await world.setFeed(false);
  const stoppedAt = clock.now();
  // The delay of a pending ticket ends after the limit.
  await pass(17, client);
  live.slip.send({ type: 'pay' });
  await live.settle();
  expect(paymentOf(live).status).toBe('waiting');
  const held = await world.platform.call('ping', {}, world.playerToken);

  while (!dimmed()) {
    await table.pass(tick);
    await client.settle();
    tell(client);
    expect(clock.now() - stoppedAt).toBeLessThanOrEqual(20 * second);
  }
  expect(reasonOf(client)).toBe('feedSilent');
  client.slip.send({ type: 'pay' });
  expect(paymentOf(client).status).toBe('idle');
  expect(client.sent).toEqual([]);
  expect(clock.now() - stoppedAt).toBe(20 * second);
  // No check reached this client either, so it still has the old prices.
  const old = blind.slip.getSnapshot().state.selections.map(({ id, originalPrice }) => ({ id, price: originalPrice }));
  blind.slip.send({ type: 'odds', updates: old });
  blind.slip.send({ type: 'pay' });
  await blind.settle();
  await blind.pass(3);
  expect(paymentOf(blind)).toMatchObject({ status: 'rejected', key: 'ticketRejectedOddsBlocked' });

  await live.pass(6);
  expect(paymentOf(live)).toMatchObject({ status: 'rejected', key: 'ticketRejectedOddsBlocked' });
  const released = await world.platform.call('ping', {}, world.playerToken);
  expect(released.wallets).not.toEqual(held.wallets);
  expect(await platform.ledger.check()).toMatchObject({ ok: true, violations: [] });

  // A lost connection during a minute of silence neither unlocks nor loses anything.
  await pass(60, client);
  const cut = new Promise<void>((resolve) => {
    const stop = table.realtime.status.subscribe((status) => {
      if (status !== 'offline') return;
      stop();
      resolve();
    });
  });
  await platform.sports.dropAll();
  await cut;
  await pass(10, client);
  tell(client);
  expect([table.realtime.feedout.connected(), table.realtime.status.get()]).toEqual([true, 'stale']);
  expect(reasonOf(client)).toBe('feedSilent');
  expect(contentOf(client)).toEqual(before);

  await world.setFeed(true);
  expect(dimmed()).toBe(true);
  const snapshots = table.realtime.stats().messages;
  await table.pass(tick);
  expect(table.realtime.stats().messages).toBeGreaterThan(snapshots);
  expect(table.realtime.status.get()).toBe('connected');
  expect(table.differences(platform)).toEqual([]);
  tell(client);
  client.slip.focused();
  await client.settle();
  expect(contentOf(client)).toEqual(before);
  // The operator holds the prices of the prematch legs, so they are unchanged.
  expect(reasonOf(client)).toBe('none');
  client.slip.send({ type: 'pay' });
  await client.settle();
  await client.pass(3);
  expect(paymentOf(client).status).toBe('accepted');
});

test('[FAULT-10] a price that moved while the feed was silent is shown, and not paid before the player accepts it', async () => {
  const leg: NewSelection = world.prematch(1)[0]!;
  await world.moveOdds(leg, leg.price);
  const client = world.client({ legs: [leg] });
  await world.setFeed(false);
  await pass(21, client);
  tell(client);
  expect(reasonOf(client)).toBe('feedSilent');
  const moved = (Number(leg.price) + 1).toFixed(2);
  await world.moveOdds(leg, moved);
  await world.setFeed(true);
  await pass(1, client);
  tell(client);
  client.slip.focused();
  await client.settle();
  expect(client.slip.getSnapshot().state.selections[0]?.price).toBe(moved);
  expect(reasonOf(client)).toBe('changesPending');
  client.slip.send({ type: 'accept-changes' });
  client.slip.send({ type: 'pay' });
  await client.settle();
  await client.pass(3);
  expect(paymentOf(client).status).toBe('accepted');
});

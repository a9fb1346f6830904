import type { TicketAnswer } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { afterEach, expect, test } from 'vitest';

import { plainHost, plainSelection } from '../testing/plain-slip.ts';
import { startSlip, type SlipServiceDeps } from './slip-service.ts';
import { createSlipTabs, persistedIds } from './slip-tabs.ts';

const price = plainSelection();

interface Received {
  readonly ticketId: string;
  readonly answer: (answer: TicketAnswer) => void;
}

/** The storage of a duplicated tab: a copy of everything that the first tab stored. */
function storageOf(entries: Iterable<readonly [string, string]> = []) {
  const kept = new Map(entries);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

let drawn = 0;

/** A tab with the real engine and a real channel. The platform records what the tab sends, and answers on request. */
function tab(player: string, storage = storageOf()) {
  const received: Received[] = [];
  const polled: string[] = [];
  const tabs = createSlipTabs(
    (name) => new BroadcastChannel(`test-${name}`),
    () => player,
  );
  let changed: (() => void) | undefined;
  const nothing = (): void => {};
  const deps: SlipServiceDeps = {
    now: () => 1_000_000,
    newId: persistedIds(storage, () => `ticket-${(drawn += 1)}`),
    after: () => nothing,
    host: plainHost,
    storage,
    calls: {
      mayCheck: () => true,
      ticketRequest: (body) =>
        new Promise((answer) => {
          received.push({ ticketId: body.ticket_id, answer });
        }),
      reoffer: () => Promise.resolve(true),
      check: () => new Promise(nothing),
      ping: (ticketId) => {
        polled.push(ticketId);
        return new Promise(nothing);
      },
    },
    sent: tabs.sent,
    notify: nothing,
    beep: nothing,
    ticketDone: tabs.ended,
    refused: nothing,
    offerExpired: nothing,
    log: nothing,
  };
  const slip = startSlip(deps);
  stops.push(
    tabs.follow(slip),
    slip.subscribe(() => changed?.()),
    slip.stop,
  );
  /** Resolves when the slip reaches a state; a message from another tab needs a turn of the event loop. */
  const until = (there: (slip: Slip) => boolean): Promise<void> =>
    new Promise((resolve) => {
      changed = () => {
        if (there(slip)) resolve();
      };
      changed();
    });
  return { slip, received, polled, storage, until, status: () => slip.getSnapshot().state.payment.status };
}

const accepted = (ticketId: string) =>
  ({
    type: 'ticket-info',
    info: {
      ticketId,
      code: 0,
      subcode: null,
      etsCode: null,
      accepted: true,
      status: 'accepted',
      changes: [],
      stake: null,
      expiresAt: null,
    },
  }) as const;

/** A slip with one selection, and a duplicate of its tab. */
function duplicated(player = 'u1') {
  const first = tab(player);
  first.slip.send({ type: 'add', selection: price });
  first.slip.send({ type: 'set-stake', stake: '100' });
  return { first, second: tab(player, storageOf(first.storage.kept)) };
}

test('[OP-95, OP-89] two tabs that press Pay at the same moment send the same ticket', () => {
  const { first, second } = duplicated();
  first.slip.send({ type: 'pay' });
  second.slip.send({ type: 'pay' });
  expect(first.received).toHaveLength(1);
  expect(second.received.map(({ ticketId }) => ticketId)).toEqual(first.received.map(({ ticketId }) => ticketId));
});

test('[OP-95] a tab with the same slip adopts the ticket of the other, and both end accepted and empty', async () => {
  const { first, second } = duplicated();
  first.slip.send({ type: 'pay' });
  await second.until(() => second.status() === 'waiting');
  expect(second.received).toEqual([]);
  const ticketId = first.received[0]?.ticketId ?? '';
  expect(second.polled).toEqual([ticketId]);
  for (const { slip } of [first, second]) slip.send(accepted(ticketId));
  for (const { slip } of [first, second]) {
    const { payment, selections } = slip.getSnapshot().state;
    expect([payment.status, selections]).toEqual(['accepted', []]);
  }
});

test('[OP-95] a tab that receives only the end asks for the outcome', async () => {
  const { first, second } = duplicated();
  first.slip.send({ type: 'pay' });
  await second.until(() => second.status() === 'waiting');
  const ticketId = first.received[0]?.ticketId ?? '';
  first.slip.send(accepted(ticketId));
  await second.until(() => second.polled.length === 2);
  expect(second.polled).toEqual([ticketId, ticketId]);
});

test('[OP-95] a tab with another slip continues under a new id', async () => {
  const { first, second } = duplicated();
  second.slip.send({ type: 'set-stake', stake: '250' });
  first.slip.send({ type: 'pay' });
  const ticketId = first.received[0]?.ticketId ?? '';
  first.slip.send(accepted(ticketId));
  await second.until(({ getSnapshot }) => getSnapshot().state.done.some((done) => done.ticketId === ticketId));
  expect(second.status()).toBe('idle');
  second.slip.send({ type: 'pay' });
  expect(second.received).toHaveLength(1);
  expect(second.received[0]?.ticketId).not.toBe(ticketId);
});

test('[OP-95] messages of another player and unreadable messages change nothing', async () => {
  const { first } = duplicated('u1');
  const stranger = tab('u2', storageOf(first.storage.kept));
  const foreign = new BroadcastChannel('test-slip');
  stops.push(() => foreign.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin has no other to name
  const post = (message: unknown): void => foreign.postMessage(message);
  for (const word of [
    null,
    'sent',
    { user: 'u2', kind: 'sent' },
    { user: 'u2', kind: 'sent', ticket: { ticketId: 1 } },
  ])
    post(word);
  first.slip.send({ type: 'pay' });
  // The last message of the channel: all messages before it have been handled.
  post({ user: 'u2', kind: 'ended', ticketId: 'other-ticket', outcome: 'accepted' });
  await stranger.until(({ getSnapshot }) => getSnapshot().state.done.length === 1);
  expect(stranger.status()).toBe('idle');
});

test('the id of the next ticket survives a reload, and a used one is never generated again', () => {
  const storage = storageOf();
  const first = persistedIds(storage, () => 'a');
  expect(first()).toBe('a');
  const reloaded = persistedIds(storage, () => 'b');
  expect(reloaded()).toBe('a');
  expect(reloaded()).toBe('b');
  expect(persistedIds(storage, () => 'c')()).toBe('b');
});

test('[OP-95, OP-89] the same bet at other odds is sent under the same id, so that the platform can refuse it', async () => {
  const { first, second } = duplicated();
  second.slip.send({ type: 'odds', updates: [{ id: '1', price: '1.90' }] });
  second.slip.send({ type: 'accept-changes' });
  first.slip.send({ type: 'pay' });
  const ticketId = first.received[0]?.ticketId ?? '';
  first.slip.send({ type: 'ticket-answer', ticketId, answer: { kind: 'busy' } });
  await second.until(({ getSnapshot }) => getSnapshot().state.done.some((done) => done.ticketId === ticketId));
  second.slip.send({ type: 'pay' });
  expect(second.received.map((received) => received.ticketId)).toEqual([ticketId]);
});

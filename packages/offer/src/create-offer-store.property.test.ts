import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Price } from './table/price.ts';
import { toOfferMatch } from './table/offer-match.ts';
import type { OfferStore } from './offer-store.ts';
import { handStore } from './testing/fixtures.ts';
import { createNaiveServer, oddsOf, type Sent, type Step } from './testing/naive-server.ts';

const thousandths = fc.integer({ min: 0, max: 20_000 });
const pick = fc.nat(1000);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('move' as const),
      pick,
      thousandths,
      pick2: pick,
      thousandths2: thousandths,
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('come' as const), id: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('go' as const), pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('status' as const),
      pick,
      status: fc.constantFrom('OPEN' as const, 'SUSPENDED' as const, 'CLOSED' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('field' as const), pick, goals: fc.nat(5) }) },
);
/** Steps: the server changes something, or the network delivers, loses, doubles or reorders messages. */
const happening = fc.oneof(
  { weight: 5, arbitrary: step },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'deliver' as const,
        'deliver' as const,
        'lose' as const,
        'double' as const,
        'swap' as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('paint' as const, 'hide' as const, 'show' as const) }) },
);

function take(store: OfferStore, sent: Sent): void {
  if (sent.type === 'snapshot') store.apply(sent.snapshot);
  else if (sent.type === 'delta') store.applyDelta(sent.room, sent.numbers);
  else store.applyChange(sent.room, sent.change);
}

/** Computes the sequence number that the store must have reached: the snapshot, then every consecutive number. */
function createAccount() {
  let current = 0;
  let isOpen = false;
  const early = new Set<number>();
  const follow = (): void => {
    while (early.delete(current + 1)) current += 1;
    for (const seq of early) if (seq <= current) early.delete(seq);
    isOpen = early.size > 0;
  };
  return {
    current: () => current,
    isOpen: () => isOpen,
    take: (sent: Sent): void => {
      if (sent.type === 'snapshot') {
        current = sent.snapshot.seq;
        follow();
      } else if (sent.seq > current) {
        if (isOpen) early.add(sent.seq);
        else if (sent.seq === current + 1) current = sent.seq;
        else {
          early.add(sent.seq);
          isOpen = true;
        }
      }
    },
  };
}

function expectSame(store: OfferStore, room: string, matches: ReturnType<ReturnType<typeof createNaiveServer>['at']>) {
  expect(store.rows(room)).toEqual(matches.map(({ eventId }) => eventId));
  for (const one of matches) expect(store.match(one.eventId)).toEqual(toOfferMatch(one));
  const truth = oddsOf(matches);
  for (const [key, [value, status]] of truth) {
    expect([key, store.price(key)]).toEqual([key, expect.objectContaining({ thousandths: value, status })]);
  }
  expect(store.stats().odds).toBe(truth.size);
}

test('[OP-56] whatever the network loses, doubles and reorders, a room that is live is exactly the server of its number', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 120, size: 'max' }), (happenings) => {
      const server = createNaiveServer('prematch/F');
      const { store, paint } = handStore();
      const account = createAccount();
      const network: Sent[] = [server.snapshot()];
      let began = false;
      store.onGap(() => network.push(server.snapshot()));

      const deliver = (sent: Sent): void => {
        if (sent.type === 'snapshot') began = true;
        // Before the first snapshot the store has no room and ignores everything.
        if (began) account.take(sent);
        const before = new Map(store.rows(server.room).map((id) => [id, store.match(id)]));
        // After a snapshot the queue is applied at once: a match may go and come back in one delivery.
        const manyAtOnce = sent.type === 'snapshot' && store.roomState(server.room) === 'gap';
        take(store, sent);
        for (const [id, one] of before) {
          const now = store.match(id);
          if (!manyAtOnce && JSON.stringify(now) === JSON.stringify(one)) expect(now).toBe(one);
        }
        if (!began) return;
        expect(store.roomState(server.room)).toBe(account.isOpen() ? 'gap' : 'live');
        expectSame(store, server.room, server.at(account.current()));
      };

      for (const one of happenings) {
        const next = network[0];
        switch (one.type) {
          case 'deliver':
            network.shift();
            if (next) deliver(next);
            break;
          case 'lose':
            // A snapshot answers a request, so it is lost only with the connection.
            if (next && next.type !== 'snapshot') network.shift();
            break;
          case 'double':
            if (next && next.type !== 'snapshot') network.unshift(next);
            break;
          case 'swap': {
            const [first, second, ...rest] = network;
            if (first && second) network.splice(0, network.length, second, first, ...rest);
            break;
          }
          case 'paint':
            paint();
            break;
          case 'hide':
            store.pause();
            break;
          case 'show':
            store.resume();
            break;
          case 'move':
          case 'come':
          case 'go':
          case 'status':
          case 'field': {
            const sent = server.step(one);
            if (sent) network.push(sent);
          }
        }
      }
      while (network.length > 0) deliver(network.shift()!);
    }),
    { numRuns: 300 },
  );
});

test('subscribers receive every value that differs from the last one they received, and its direction', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(step, fc.constant({ type: 'paint' as const })), { maxLength: 100, size: 'max' }),
      (happenings) => {
        const server = createNaiveServer('prematch/F');
        const { store, paint } = handStore();
        const keys = Array.from({ length: 7 }, (_, id) => [`${id}|1X2|1`, `${id}|1X2|X`, `${id}|GG|yes`]).flat();
        const received = new Map<string, Price | undefined>();
        const calls = new Map<string, number>();
        // A match that went and came back starts again: its prices have not moved.
        const went = new Set<string>();
        for (const key of keys) {
          store.subscribePrice(key, (price) => {
            const before = received.get(key);
            if (went.has(key.slice(0, 1))) expect(price?.move ?? 'none').toBe('none');
            else if (
              before &&
              price &&
              before.thousandths > 0 &&
              price.thousandths > 0 &&
              before.thousandths !== price.thousandths
            ) {
              expect(price.move).toBe(price.thousandths > before.thousandths ? 'up' : 'down');
            }
            received.set(key, price);
            calls.set(key, (calls.get(key) ?? 0) + 1);
          });
        }
        take(store, server.snapshot());
        for (const one of [...happenings, { type: 'paint' as const }]) {
          if (one.type !== 'paint') {
            const sent = server.step(one);
            if (sent) take(store, sent);
            if (sent?.type === 'change' && sent.change.gone) went.add(sent.change.eventId);
            continue;
          }
          calls.clear();
          paint();
          went.clear();
          for (const count of calls.values()) expect(count).toBe(1);
          for (const key of keys) expect(received.get(key)).toBe(store.price(key));
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('two rooms that share matches equal the server after every gap is closed, and leave nothing when they are dropped', () => {
  const lossy = fc.record({ step, table: fc.boolean(), page: fc.boolean() });
  fc.assert(
    fc.property(fc.array(lossy, { maxLength: 80, size: 'max' }), (steps) => {
      const table = createNaiveServer('prematch/F');
      const page = createNaiveServer('prematchmatch/all');
      const { store, paint } = handStore();
      take(store, table.snapshot());
      take(store, page.snapshot());
      for (const { step: one, table: toTable, page: toPage } of steps) {
        const first = table.step(one);
        const second = page.step(one);
        if (first && toTable) take(store, first);
        if (second && toPage) take(store, second);
      }
      take(store, table.snapshot());
      take(store, page.snapshot());
      expectSame(store, table.room, table.at(table.seq()));
      expect(store.rows(page.room)).toEqual(store.rows(table.room));
      store.dropRoom(table.room);
      expectSame(store, page.room, page.at(page.seq()));
      store.dropRoom(page.room);
      paint();
      expect(store.stats()).toMatchObject({ rooms: 0, matches: 0, odds: 0, capacity: 0 });
    }),
    { numRuns: 200 },
  );
});

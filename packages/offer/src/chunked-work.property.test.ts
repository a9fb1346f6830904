import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { OfferStore } from './offer-store.ts';
import { handStore, market, match, snapshot } from './testing/fixtures.ts';

const rooms = ['prematch/F', 'prematch/B'] as const;
const room = fc.constantFrom(...rooms);
const price = fc.integer({ min: 1010, max: 20_000 });
/** Ids of matches: enough for several chunks, and shared by the rooms. */
const ids = fc.uniqueArray(fc.nat(79), { minLength: 20, maxLength: 70 });
const happening = fc.oneof(
  fc.record({ type: fc.constant('snapshot' as const), room, ids, price }),
  fc.record({ type: fc.constant('delta' as const), room, place: fc.nat(60), price }),
  fc.record({ type: fc.constant('gone' as const), room, id: fc.nat(79) }),
  fc.record({ type: fc.constant('deactivate' as const), id: fc.nat(79) }),
  fc.record({ type: fc.constant('seed' as const), room: fc.constantFrom('page', 'page', ...rooms), ids, price }),
  fc.record({ type: fc.constant('drop' as const), room }),
  fc.record({ type: fc.constant('slice' as const) }),
);

const oneMatch = (id: number, thousandths: number) =>
  match(`e${id}`, { '1X2': market({ '1': String(thousandths / 1000), '2': '3.5' }) });

/** Returns everything that a store shows. */
const stateOf = (store: OfferStore) => ({
  rooms: [...rooms, 'page'].map((name) => [name, store.roomState(name), store.rows(name)]),
  matches: Array.from({ length: 80 }, (_, id) => store.match(`e${id}`)),
  odds: Array.from({ length: 80 }, (_, id) => {
    const price = store.price(`e${id}|1X2|1`);
    return price && [price.thousandths, price.status];
  }),
  held: store.stats().odds,
});

test('[NET-20, OP-56] a snapshot taken in chunks gives the same store as one taken at once, whatever arrives in between', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 25 }), (happenings) => {
      const [sliced, whole] = [handStore({ sliced: true }), handStore()];
      let seq = 0;
      const both = (act: (store: OfferStore) => void): void => {
        act(whole.store);
        act(sliced.store);
      };
      for (const one of happenings) {
        seq += 1;
        if (one.type === 'slice') sliced.slice();
        else if (one.type === 'snapshot')
          both((store) =>
            store.apply(
              snapshot(
                one.room,
                seq,
                one.ids.map((id) => oneMatch(id, one.price)),
              ),
            ),
          );
        else if (one.type === 'delta') both((store) => store.applyDelta(one.room, [seq, one.place, one.price]));
        else if (one.type === 'gone')
          both((store) => store.applyChange(one.room, { seq, sport: 'F', eventId: `e${one.id}`, gone: true }));
        else if (one.type === 'deactivate') both((store) => store.deactivate(`e${one.id}`));
        else if (one.type === 'seed')
          both((store) =>
            store.seedMatches(
              one.room,
              one.ids.map((id) => oneMatch(id, one.price)),
            ),
          );
        else both((store) => store.dropRoom(one.room));
      }
      while (sliced.slice());
      expect(stateOf(sliced.store)).toEqual(stateOf(whole.store));
    }),
    { numRuns: 400 },
  );
});

test('[OP-56] a long snapshot lets other tasks run in between, and its rows appear with the last chunk', () => {
  const { store, slice } = handStore({ sliced: true });
  const many = Array.from({ length: 40 }, (_, id) => oneMatch(id, 1500));
  store.apply(snapshot('prematch/F', 1, many));
  expect(store.roomState('prematch/F')).toBe('absent');
  expect(store.match('e0')?.eventId).toBe('e0');
  expect(store.match('e39')).toBeUndefined();
  let slices = 0;
  while (slice()) slices += 1;
  expect(slices).toBe(3);
  expect(store.roomState('prematch/F')).toBe('live');
  expect(store.rows('prematch/F')).toHaveLength(40);
});

test('[OP-56] REST matches that arrive during a first snapshot show at once, and the snapshot keeps its chunks', () => {
  const { store, slice } = handStore({ sliced: true });
  const many = Array.from({ length: 40 }, (_, id) => oneMatch(id, 1500));
  store.apply(snapshot('prematch/F', 1, many));
  store.seedMatches('page', [oneMatch(39, 1400), oneMatch(50, 2000)]);
  expect(store.rows('page')).toEqual(['e39', 'e50']);
  expect(store.price('e39|1X2|1')?.thousandths).toBe(1400);
  expect(store.match('e38')).toBeUndefined();
  while (slice());
  expect(store.price('e39|1X2|1')?.thousandths).toBe(1500);
  expect(store.rows('page')).toEqual(['e39', 'e50']);
  expect(store.roomState('prematch/F')).toBe('live');
});

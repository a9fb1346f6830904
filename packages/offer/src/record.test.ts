import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { priceKey } from './table/price-key.ts';
import type { OfferStore } from './offer-store.ts';
import { recordOffer, replayOffer, type OfferLogEntry } from './record.ts';
import { keysOf, market, match, snapshot } from './testing/fixtures.ts';

const room = 'prematch/F';
const ids = ['1', '2', '3'];
const matches = () => ids.map((id) => match(id, { '1X2': market({ '1': '1.85', X: '3.4' }) }));

/** A recorded store with manual frames and clock. */
function recorded(limit?: number) {
  let now = 1000;
  let due: (() => void)[] = [];
  const { store, entries } = recordOffer({
    now: () => now,
    frame: (run) => {
      due.push(run);
      return () => (due = due.filter((one) => one !== run));
    },
    ...(limit !== undefined && { limit }),
  });
  return {
    store,
    entries,
    pass: (ms: number) => (now += ms),
    paint: () => {
      const runs = due;
      due = [];
      for (const run of runs) run();
    },
  };
}

/** Returns everything that can be read from a store. */
const readAll = (store: OfferStore) => ({
  rows: store.rows(room),
  state: store.roomState(room),
  matches: ids.map((id) => store.match(id)),
  odds: keysOf(matches()).map((key) => store.price(priceKey(...key))),
});
const written = (entries: readonly OfferLogEntry[]): OfferLogEntry[] => JSON.parse(JSON.stringify(entries));

const happening = fc.oneof(
  fc.record({
    do: fc.constant('move' as const),
    at: fc.nat(5),
    to: fc.integer({ min: 0, max: 9000 }),
    skip: fc.boolean(),
  }),
  fc.record({ do: fc.constant('suspend' as const), id: fc.constantFrom(...ids) }),
  fc.record({ do: fc.constant('go' as const), id: fc.constantFrom(...ids) }),
  fc.record({
    do: fc.constantFrom('snapshot' as const, 'paint' as const, 'pause' as const, 'resume' as const, 'drop' as const),
  }),
  fc.record({ do: fc.constant('inactive' as const), id: fc.constantFrom(...ids) }),
  fc.record({ do: fc.constant('pass' as const), ms: fc.nat(6000) }),
);

describe('a log of a store', () => {
  test('[NET-12] [OP-56] replays from plain JSON to the same store: rows, matches, odds, moves and their times', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        const { store, entries, pass, paint } = recorded();
        let seq = 0;
        store.apply(snapshot(room, seq, matches()));
        for (const one of happenings) {
          switch (one.do) {
            case 'move':
              // Sometimes a number is missing, so that the log has gaps.
              seq += one.skip ? 2 : 1;
              store.applyDelta(room, [seq, one.at, one.to]);
              break;
            case 'suspend':
              store.applyChange(room, {
                seq: (seq += 1),
                eventId: one.id,
                sport: 'F',
                markets: { '1X2': { MS: 'SUSPENDED' } },
              });
              break;
            case 'go':
              store.applyChange(room, { seq: (seq += 1), eventId: one.id, sport: 'F', gone: true });
              break;
            case 'inactive':
              store.deactivate(one.id);
              break;
            case 'snapshot':
              store.apply(snapshot(room, seq, matches()));
              break;
            case 'drop':
              store.dropRoom(room);
              break;
            case 'pause':
              store.pause();
              break;
            case 'resume':
              store.resume();
              break;
            case 'paint':
              paint();
              break;
            case 'pass':
              pass(one.ms);
          }
        }
        const again = replayOffer(written(entries()));
        expect(readAll(again)).toEqual(readAll(store));
        expect(readAll(replayOffer(written(entries())))).toEqual(readAll(again));
      }),
      { numRuns: 300 },
    );
  });

  test('a log keeps its last entries; a room whose snapshot was dropped is unknown until the next one', () => {
    const { store, entries } = recorded(3);
    store.apply(snapshot(room, 0, matches()));
    for (let seq = 1; seq <= 9; seq += 1) store.applyDelta(room, [seq, 0, 2000 + seq]);
    expect(entries()).toHaveLength(3);
    expect(replayOffer(entries()).roomState(room)).toBe('absent');
    store.apply(snapshot(room, 9, matches()));
    expect(readAll(replayOffer(entries()))).toMatchObject({ state: 'live', rows: ids });
  });
});

/**
 * Measures 1,000 price changes a second in the store alone. The results are ratios within one run, so that they are
 * comparable between machines. One round is ten seconds of messages: 100 changes each 100 ms, a flush after each, 200
 * subscribed cells.
 */
import { createOfferStore, priceKey } from '../src/index.ts';
import { market, match, snapshot } from '../src/testing/fixtures.ts';

const room = 'live/F';
const matches = Array.from({ length: 300 }, (_, at) =>
  match(String(at), { '1X2': market({ '1': '1.85', X: '3.4', '2': '4.2' }), GG: market({ yes: '1.7', no: '2.05' }) }),
);
const first = snapshot(room, 0, matches);
const keys = first.odds.map(([eventId, code, selection]) => priceKey(eventId, code, selection));
const subscribed = keys.slice(0, 200);
const rounds = 9;
const messages = 100;

/** The deltas, the same for all candidates. */
const deltas = Array.from({ length: messages }, (_, turn) => {
  const numbers = [turn + 1];
  for (let at = 0; at < 100; at += 1) numbers.push((turn * 37 + at * 13) % keys.length, 1100 + ((turn * 7 + at) % 900));
  return numbers;
});

/** The lower bound: values in one array, callbacks of changed cells called once per message. */
function floor(): () => number {
  return () => {
    const values = new Int32Array(keys.length);
    let called = 0;
    const cells = new Map(subscribed.map((_, at) => [at, () => (called += 1)]));
    for (const numbers of deltas) {
      const dirty = new Set<number>();
      for (let at = 1; at < numbers.length; at += 2) {
        const place = numbers[at] ?? 0;
        const value = numbers[at + 1] ?? 0;
        if (values[place] === value) continue;
        values[place] = value;
        dirty.add(place);
      }
      for (const place of dirty) cells.get(place)?.();
    }
    return called;
  };
}

/** The store as a page uses it. */
function store(): () => number {
  return () => {
    let called = 0;
    const offer = createOfferStore({ frame: () => () => undefined, now: () => 1 });
    offer.apply(first);
    for (const key of subscribed) offer.subscribePrice(key, () => (called += 1));
    offer.flush();
    called = 0;
    const began = performance.now();
    for (const numbers of deltas) {
      offer.applyDelta(room, numbers);
      offer.flush();
    }
    spent = performance.now() - began;
    return called;
  };
}

/** The simple way: objects in a map, all callbacks called at every change. */
function naive(): () => number {
  return () => {
    const values = new Map(keys.map((key) => [key, { thousandths: 0 }]));
    let called = 0;
    const cells = new Map(subscribed.map((key) => [key, new Set([() => (called += 1)])]));
    for (const numbers of deltas) {
      for (let at = 1; at < numbers.length; at += 2) {
        const key = keys[numbers[at] ?? 0] ?? '';
        if (values.get(key)?.thousandths === numbers[at + 1]) continue;
        values.set(key, { thousandths: numbers[at + 1] ?? 0 });
        for (const cell of cells.get(key) ?? []) cell();
      }
    }
    return called;
  };
}

let spent = 0;
const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const timed = (run: () => number): number => {
  const began = performance.now();
  run();
  return performance.now() - began;
};

const runs = { floor: floor(), naive: naive(), store: store() };
const times: Record<keyof typeof runs, number[]> = { floor: [], naive: [], store: [] };
for (let round = 0; round < rounds; round += 1) {
  times.floor.push(timed(runs.floor));
  times.naive.push(timed(runs.naive));
  runs.store();
  times.store.push(spent);
}
const base = median(times.floor);
const began = performance.now();
const filled = createOfferStore({ frame: () => () => undefined, now: () => 1 });
filled.apply(first);
const snapshotTime = performance.now() - began;
process.stdout.write(
  [
    `10,000 changes in ${messages} messages, ${subscribed.length} cells subscribed, median of ${rounds}:`,
    `floor ${base.toFixed(2)} ms; naive ${(median(times.naive) / base).toFixed(2)} x; store ${(median(times.store) / base).toFixed(2)} x`,
    `store ${(median(times.store) / 10).toFixed(3)} ms for each second of 1,000 changes`,
    `snapshot of ${matches.length} matches and ${keys.length} odds: ${snapshotTime.toFixed(1)} ms`,
    '',
  ].join('\n'),
);

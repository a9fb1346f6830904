import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { sized } from '../../testing/large-runs.ts';
import type { Feed } from '../model/feed.ts';
import type { Fixture, MatchResult, MatchState } from '../model/match.ts';
import { createSimulatedFeed } from '../simulated/simulated-feed.ts';
import { readRecording } from './read-recording.ts';
import { recordAsItHappens, recordSpan } from './recorder.ts';
import { createReplayFeed } from './replay-feed.ts';

const MINUTE = 60_000;
const from = Date.UTC(2026, 10, 21, 17, 0);
const to = from + 30 * MINUTE;
const simulated = createSimulatedFeed({ seed: 'recorded' });
/** Some short matches begin or end within the span, and long ones go on through it. */
const wish = { sports: ['VF', 'S', 'TT', 'IH'], matches: 20 };
const lines = [...recordSpan(simulated, { from, to }, wish)].map((line) => JSON.stringify(line));
const recording = readRecording(lines, 'test.jsonl');
const ids = [...recording.matches.keys()];
/** The replay begins two years later, and not at a full second. */
const begins = Date.UTC(2028, 1, 29, 3, 4, 5, 678);
const shift = begins - from;
const replay = createReplayFeed({ recording, begins, loops: false });
const idOf = (recorded: string, begin = begins): string => `${recorded}${begin}`;

const backId = (eventId: string): string => eventId.slice(0, -13);
const backFixture = (fixture: Fixture): Fixture => ({
  ...fixture,
  eventId: backId(fixture.eventId),
  publishedAt: fixture.publishedAt - shift,
  timeStart: fixture.timeStart - shift,
});
const backState = (state: MatchState | undefined): MatchState | undefined =>
  state && {
    ...state,
    eventId: backId(state.eventId),
    clock: state.clock && { ...state.clock, asOf: state.clock.asOf - shift },
  };
/** Decided markets by code. Their order does not matter. */
const decided = (result: MatchResult | undefined) =>
  result && {
    final: result.final,
    results: result.results,
    settled: new Map(result.settled.map(({ marketCode, outcomes }) => [marketCode, outcomes])),
  };

/** All markets of a match that were on offer within the span. */
const codesOf = new Map(
  ids.map((id) => {
    const codes = new Set<string>();
    for (let now = from; now < to; now = simulated.nextChangeAt(id, now)) {
      const markets = [...simulated.pricesAt(id, now), ...simulated.playerPricesAt(id, now)];
      for (const { marketCode } of markets) codes.add(marketCode);
    }
    return [id, [...codes]];
  }),
);
/** Instant within the span from which a match was on offer. */
const seenFrom = new Map(
  ids.map((id) => {
    let now = from;
    const isOn = (): boolean => {
      const { live, prematch } = simulated.offerAt(now);
      return [...live, ...prematch].some(({ eventId }) => eventId === id);
    };
    while (!isOn()) now = simulated.nextOfferChangeAt(now);
    return [id, now];
  }),
);

function expectSame(id: string, now: number): void {
  const there = idOf(id);
  const then = now + shift;
  expect(backState(replay.stateAt(there, then))).toEqual(simulated.stateAt(id, now));
  expect(replay.statesUntil(there, then).map(backState)).toEqual(simulated.statesUntil(id, now));
  expect(replay.pricesAt(there, then)).toEqual(simulated.pricesAt(id, now));
  expect(replay.playerPricesAt(there, then)).toEqual(simulated.playerPricesAt(id, now));
  expect(replay.openPlayerMarketsAt(there, then)).toBe(simulated.openPlayerMarketsAt(id, now));
  expect(decided(replay.resultAt(there, then))).toEqual(decided(simulated.resultAt(id, now)));
  for (const code of codesOf.get(id) ?? []) {
    expect(replay.settlementAt(there, code, then)).toEqual(simulated.settlementAt(id, code, now));
  }
}

const listedAt = (id: string, now: number): string[] =>
  [...simulated.pricesAt(id, now), ...simulated.playerPricesAt(id, now)].map(({ marketCode }) => marketCode);

/** Markets known by then, including those that left the list. */
function expectSameMarkets(id: string, now: number): void {
  for (const code of codesOf.get(id) ?? []) {
    const market = replay.marketAt(idOf(id), code, now + shift);
    if (market) expect(market).toEqual(simulated.marketAt(id, code, now));
    else expect(listedAt(id, now)).not.toContain(code);
  }
}

describe('a recorded feed answers like its source', () => {
  test('the recording has matches that begin, go on and end within the span', () => {
    const at = (now: number) => ids.map((id) => simulated.stateAt(id, now)?.status);
    const changed = at(from).map((before, place) => `${before}-${at(to - 1)[place]}`);
    expect(new Set(changed)).toEqual(
      new Set(['live-live', 'prematch-live', 'live-ended', 'prematch-ended', 'prematch-prematch']),
    );
    expect(ids).toHaveLength(20);
    expect(recording.sports).toEqual(simulated.sports);
    expect(ids.map((id) => replay.squadOf(idOf(id)))).toEqual(ids.map((id) => simulated.squadOf(id)));
    expect(ids.flatMap((id) => simulated.squadOf(id))).not.toEqual([]);
  });

  test('at each change, and a millisecond before it', () => {
    for (const id of ids) {
      const first = seenFrom.get(id) ?? from;
      // A full run looks at each of some thousand changes, other runs at one of twenty-three.
      let count = 0;
      for (let now = first; now < to; now = simulated.nextChangeAt(id, now)) {
        count += 1;
        if (count % sized(23, 1) !== 0 && now !== first) continue;
        expectSame(id, now);
        if (now > first) expectSame(id, now - 1);
      }
      expect(count).toBeGreaterThan(0);
    }
  });

  test('at any instant between changes', () => {
    const moment = fc.record({ id: fc.constantFrom(...ids), part: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(moment, ({ id, part }) => {
        const first = seenFrom.get(id) ?? from;
        const now = first + Math.floor((to - 1 - first) * part);
        expectSame(id, now);
        expectSameMarkets(id, now);
        // Nothing changes before the announced instant.
        const next = replay.nextChangeAt(idOf(id), now + shift);
        expect(next).toBeGreaterThan(now + shift);
        expectSame(id, Math.min(next - shift, to) - 1);
      }),
      { numRuns: sized(200, 2000) },
    );
  });

  test('the matches on offer, at each change of the offer', () => {
    const chosen = (list: readonly Fixture[]): readonly Fixture[] =>
      list.filter(({ eventId }) => ids.includes(eventId));
    for (let now = from; now < to; now = simulated.nextOfferChangeAt(now)) {
      const { prematch, live } = replay.offerAt(now + shift);
      const offer = simulated.offerAt(now);
      expect(live.map(backFixture)).toEqual(chosen(offer.live));
      expect(prematch.map(backFixture)).toEqual(chosen(offer.prematch));
    }
    // Each announced change also happens.
    for (let now = begins; now < begins + recording.duration;) {
      const next = replay.nextOfferChangeAt(now);
      expect(replay.offerAt(next - 1)).toEqual(replay.offerAt(now));
      now = next;
    }
  });

  test('a recording of a recording is the same recording', () => {
    const span = sized(8 * MINUTE, recording.duration);
    const copied = [...recordSpan(replay, { from: begins, to: begins + span })];
    const again = createReplayFeed({
      recording: readRecording(
        copied.map((line) => JSON.stringify(line)),
        'copy',
      ),
      begins: from,
      loops: false,
    });
    const name = (id: string): string => idOf(idOf(id), from);
    for (const id of ids) {
      for (const now of [from, from + 7 * MINUTE + 1, from + span - 1]) {
        expect(again.pricesAt(name(id), now)).toEqual(replay.pricesAt(idOf(id), now + shift));
        expect(decided(again.resultAt(name(id), now))).toEqual(decided(replay.resultAt(idOf(id), now + shift)));
      }
    }
  });

  test('recorded in real time, a feed gives the same recording', async () => {
    const span = sized(MINUTE / 2, 2 * MINUTE);
    let now = from;
    const time = {
      now: () => now,
      wait: async (milliseconds: number) => void (now += milliseconds),
    };
    const happened: unknown[] = [];
    for await (const line of recordAsItHappens(simulated, time, span, wish)) happened.push(line);
    expect(happened).toEqual([...recordSpan(simulated, { from, to: from + span }, wish)]);
  });
});

describe('the time of a recording', () => {
  const loop = createReplayFeed({ recording, begins, loops: true });
  const { duration } = recording;
  const eventIds = (feed: Feed, now: number): string[] => {
    const { live, prematch } = feed.offerAt(now);
    return [...live, ...prematch].map(({ eventId }) => eventId);
  };

  test('nothing is on offer before its beginning', () => {
    expect(eventIds(replay, begins - 1)).toEqual([]);
    expect(replay.nextOfferChangeAt(begins - 1)).toBe(begins);
    expect(eventIds(replay, begins).length).toBeGreaterThan(10);
  });

  test('played once, nothing is on offer after its end', () => {
    expect(eventIds(replay, begins + duration)).toEqual([]);
    expect(replay.nextOfferChangeAt(begins + duration)).toBe(Number.POSITIVE_INFINITY);
    expect(replay.nextOfferChangeAt(begins + duration - 1)).toBe(begins + duration);
  });

  test('a loop starts again with other ids', () => {
    const second = begins + duration;
    const first = eventIds(loop, begins);
    expect(loop.nextOfferChangeAt(second - 1)).toBe(second);
    expect(eventIds(loop, second).map(backId)).toEqual(first.map(backId));
    expect(eventIds(loop, second).filter((id) => first.includes(id))).toEqual([]);
    const [id = ''] = ids;
    const kickOff = (begin: number): number => loop.match(idOf(id, begin))?.timeStart ?? 0;
    expect(kickOff(second) - kickOff(begins)).toBe(duration);
    expect(loop.pricesAt(idOf(id, second), second + MINUTE)).toEqual(loop.pricesAt(idOf(id), begins + MINUTE));
  });

  test('a match that is not over at the end of its round stays as it was, and its undecided markets are void', () => {
    const id = ids.find((one) => recording.matches.get(one)?.endsAt === Number.POSITIVE_INFINITY) ?? '';
    const last = loop.stateAt(idOf(id), begins + duration - 1);
    const after = begins + duration;
    expect(loop.stateAt(idOf(id), after)).toMatchObject({ status: 'ended', results: last?.results, suspension: null });
    expect(loop.nextChangeAt(idOf(id), after - 1)).toBe(after);
    expect(loop.nextChangeAt(idOf(id), after)).toBe(Number.POSITIVE_INFINITY);
    const before = decided(loop.resultAt(idOf(id), after - 1))?.settled ?? new Map();
    const result = loop.resultAt(idOf(id), after);
    expect(result?.final).toBe(true);
    for (const { marketCode, outcomes } of result?.settled ?? []) {
      const known: unknown = before.get(marketCode);
      if (known === undefined) expect(new Set(Object.values(outcomes))).toEqual(new Set(['void']));
      else expect(outcomes).toEqual(known);
      expect(loop.settlementAt(idOf(id), marketCode, after)?.outcomes).toEqual(outcomes);
    }
    expect(result?.settled.map(({ marketCode }) => marketCode)).toEqual(
      expect.arrayContaining(codesOf.get(id) ?? ['no market']),
    );
    expect(loop.pricesAt(idOf(id), after).every(({ status }) => status === 'closed')).toBe(true);
  });

  test('a match that an operator ended stays as it was, and has no open market', () => {
    const id = ids.find((one) => recording.matches.get(one)?.offerAt(0) === 'live') ?? '';
    const endedAt = begins + 2 * MINUTE;
    const open = replay.stateAt(idOf(id), endedAt);
    for (const now of [endedAt, endedAt + MINUTE, begins + duration + MINUTE]) {
      expect(replay.stateAt(idOf(id), now, endedAt)).toMatchObject({ status: 'ended', results: open?.results });
      expect(replay.pricesAt(idOf(id), now, endedAt).every(({ status }) => status === 'closed')).toBe(true);
      for (const code of codesOf.get(id) ?? []) expect(replay.settlementAt(idOf(id), code, now, endedAt)).toBeDefined();
    }
    expect(replay.stateAt(idOf(id), endedAt - 1, endedAt)).toEqual(replay.stateAt(idOf(id), endedAt - 1));
  });

  test('a ticket of an earlier start of the platform finds its match', () => {
    const restarted = createReplayFeed({ recording, begins: begins + 1_234_567, loops: true });
    const [id = ''] = ids;
    const now = begins + 10 * MINUTE;
    expect(restarted.stateAt(idOf(id), now)).toEqual(replay.stateAt(idOf(id), now));
    expect(restarted.match('0')).toBeUndefined();
    expect(restarted.match(`${id}x${String(begins).slice(1)}`)).toBeUndefined();
  });

  test('matches within a span are found in each round that overlaps it', () => {
    const started = (fixture: Fixture): boolean => fixture.timeStart - shift < to;
    const inPlay = loop.fixtures(begins, begins + duration).filter(({ eventId }) => eventId.endsWith(String(begins)));
    expect(inPlay.length).toBeGreaterThan(0);
    expect(inPlay.every(started)).toBe(true);
    const rounds = loop.fixtures(begins, begins + 3 * duration).map(({ eventId }) => eventId.slice(-13));
    expect(new Set(rounds)).toEqual(new Set([0, 1, 2].map((round) => String(begins + round * duration))));
    expect(replay.fixtures(begins + duration, begins + 3 * duration)).toEqual([]);
  });
});

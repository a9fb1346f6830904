import type { Feed } from '../model/feed.ts';
import type { Fixture, MarketPrices, MatchState } from '../model/match.ts';
import { recordingVersion, type Change, type WrittenHead, type RecordingLine } from './recording-line.ts';

/** The part of the feed to record. */
export interface RecordingScope {
  /** Codes of the sports; default all. */
  readonly sports?: readonly string[];
  /** Limit of matches, by default none. Matches in play come first, then by start. */
  readonly matches?: number;
}

/** The span [from, to), in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Clock and timer for a recording in real time. */
export interface RecordingTime {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Records a feed that answers for any instant, such as the simulated one. It takes no time, and the same feed and span
 * give the same lines.
 */
export function* recordSpan(feed: Feed, span: Span, wish: RecordingScope = {}): Generator<RecordingLine> {
  const recorder = createRecorder(feed, span, wish);
  yield recorder.head;
  for (let now = span.from; now < span.to; now = recorder.nextAt(now)) yield* recorder.look(now);
  yield recorder.end();
}

/** Records a feed that only answers for the present, such as a provider's. It takes as long as the span. */
export async function* recordAsItHappens(
  feed: Feed,
  { now: read, wait }: RecordingTime,
  milliseconds: number,
  wish: RecordingScope = {},
): AsyncGenerator<RecordingLine> {
  const from = read();
  const to = from + milliseconds;
  const recorder = createRecorder(feed, { from, to }, wish);
  yield recorder.head;
  for (let now = from; now < to; now = read()) {
    yield* recorder.look(now);
    await wait(Math.max(0, Math.min(recorder.nextAt(now), to) - read()));
  }
  yield recorder.end();
}

interface Followed {
  readonly fixture: Fixture;
  offer: Change['offer'];
  dueAt: number;
  /** Last written values, as text. */
  state: string;
  listed: string;
  ofPlayers: string;
  result: string;
  courseLength: number;
  readonly markets: Map<string, { described: string; prices: string }>;
  readonly settled: Map<string, string>;
}

interface Recorder {
  readonly head: WrittenHead;
  look(now: number): Generator<RecordingLine>;
  /** Returns the next instant to look at, after `now`. */
  nextAt(now: number): number;
  end(): RecordingLine;
}

function createRecorder(feed: Feed, { from, to }: Span, { sports, matches = Infinity }: RecordingScope): Recorder {
  const followed = new Map<string, Followed>();
  let offerDueAt = Number.NEGATIVE_INFINITY;
  let lines = 1;

  const takes = ({ sport }: Fixture): boolean => followed.size < matches && (sports?.includes(sport) ?? true);

  function* lookAtOffer(now: number): Generator<RecordingLine> {
    const { live, prematch } = feed.offerAt(now);
    const places = new Map<string, Change['offer']>();
    for (const [place, fixtures] of [['live', live] as const, ['prematch', prematch] as const]) {
      for (const fixture of fixtures) {
        const { eventId } = fixture;
        if (!followed.has(eventId)) {
          if (!takes(fixture)) continue;
          followed.set(eventId, unseen(fixture));
          yield { match: { ...fixture, players: [...fixture.players] }, squad: [...feed.squadOf(eventId)] };
        }
        places.set(eventId, place);
      }
    }
    for (const [eventId, match] of followed) {
      const place = places.get(eventId) ?? 'gone';
      if (place === match.offer) continue;
      match.offer = place;
      yield { at: now - from, id: eventId, offer: place };
    }
    offerDueAt = feed.nextOfferChangeAt(now);
  }

  return {
    head: {
      recording: 'kvota-feed',
      version: recordingVersion,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      // The copy is plain data, as it will be in the file.
      sports: JSON.parse(JSON.stringify(feed.sports)) as WrittenHead['sports'],
    },
    *look(now) {
      const news = function* (): Generator<RecordingLine> {
        if (now >= offerDueAt) yield* lookAtOffer(now);
        for (const match of followed.values()) {
          if (now < match.dueAt) continue;
          const change = changeOf(feed, match, now);
          if (Object.keys(change).length > 0) yield { at: now - from, id: match.fixture.eventId, ...change };
          match.dueAt = feed.nextChangeAt(match.fixture.eventId, now);
        }
      };
      for (const line of news()) {
        lines += 1;
        yield line;
      }
    },
    nextAt(now) {
      let next = offerDueAt;
      for (const { dueAt } of followed.values()) next = Math.min(next, dueAt);
      // The next look is at least a millisecond later, so that the loop ends.
      return Math.max(now + 1, next);
    },
    end: () => ({ end: { lines: lines + 1 } }),
  };
}

function unseen(fixture: Fixture): Followed {
  const nothing = { state: '', listed: '', ofPlayers: '[]', result: '', courseLength: 0 };
  return { fixture, offer: undefined, dueAt: -Infinity, ...nothing, markets: new Map(), settled: new Map() };
}

type News = Omit<Change, 'at' | 'id'>;

/** Returns the differences of a match since the last look, and stores the new values. */
function changeOf(feed: Feed, match: Followed, now: number): News {
  const { eventId } = match.fixture;
  const state = feed.stateAt(eventId, now);
  const change: { -readonly [K in keyof News]: News[K] } = {};
  if (state) {
    const told = stateLine(state);
    const text = JSON.stringify(told);
    if (text !== match.state) change.state = told;
    match.state = text;
    const course = feed.statesUntil(eventId, now, undefined, match.courseLength).map(stateLine);
    if (course.length > 0) change.course = course.map((one) => (JSON.stringify(one) === text ? null : one));
    match.courseLength += course.length;
  }
  return { ...change, ...pricesNews(feed, match, now), ...resultNews(feed, match, now) };
}

function pricesNews(feed: Feed, match: Followed, now: number): News {
  const { eventId } = match.fixture;
  const listed = feed.pricesAt(eventId, now);
  const ofPlayers = feed.playerPricesAt(eventId, now);
  const codes = listed.map(({ marketCode }) => marketCode);
  const playerCodes = ofPlayers.map(({ marketCode }) => marketCode);
  const isListed = new Set([...codes, ...playerCodes]);
  // Cash-out still prices tickets on lines that left the list.
  const left = [...match.markets.keys()]
    .filter((code) => !isListed.has(code))
    .flatMap((code) => feed.marketAt(eventId, code, now) ?? []);
  const markets: NonNullable<News['markets']> = {};
  const prices: NonNullable<News['prices']> = {};
  for (const market of [...listed, ...ofPlayers, ...left]) {
    const code = market.marketCode;
    const [described, priced] = marketLines(market);
    const texts = { described: JSON.stringify(described), prices: JSON.stringify(priced) };
    const before = match.markets.get(code);
    if (before?.described !== texts.described) markets[code] = described;
    if (before?.prices !== texts.prices || before.described !== texts.described) prices[code] = priced;
    match.markets.set(code, texts);
  }
  const [order, playerOrder] = [JSON.stringify(codes), JSON.stringify(playerCodes)];
  const [moved, playersMoved] = [order !== match.listed, playerOrder !== match.ofPlayers];
  match.listed = order;
  match.ofPlayers = playerOrder;
  return {
    ...(Object.keys(markets).length > 0 && { markets }),
    ...(Object.keys(prices).length > 0 && { prices }),
    ...(moved && { listed: codes }),
    ...(playersMoved && { ofPlayers: playerCodes }),
  };
}

function resultNews(feed: Feed, match: Followed, now: number): News {
  const result = feed.resultAt(match.fixture.eventId, now);
  if (!result) return {};
  const settled: NonNullable<News['result']>['settled'] = {};
  for (const { marketCode, outcomes } of result.settled) {
    const text = JSON.stringify(outcomes);
    if (match.settled.get(marketCode) !== text) settled[marketCode] = { ...outcomes };
    match.settled.set(marketCode, text);
  }
  const { final, results } = result;
  const text = JSON.stringify({ final, results });
  if (text === match.result && Object.keys(settled).length === 0) return {};
  match.result = text;
  // Plain data, read back from text.
  return { result: { ...(JSON.parse(text) as Pick<NonNullable<News['result']>, 'final' | 'results'>), settled } };
}

type StateLine = NonNullable<Change['state']>;

function stateLine({ eventId: _named, ...state }: MatchState): StateLine {
  // The copy is only needed for a mutable type.
  return structuredClone(state) as StateLine;
}

function marketLines({ family, line, group, table, main, player, status, selections }: MarketPrices) {
  const described = {
    family,
    line,
    group,
    table,
    main,
    ...(player && { player: player.number }),
    selections: selections.map(({ selectionCode }) => selectionCode),
  };
  const numbers = selections.flatMap(({ odds, probability }) => [odds, probability]);
  return [described, [status, ...numbers] as [MarketPrices['status'], ...number[]]] as const;
}

// A feed for the bench: the simulated world at one instant, in which chosen prices change at a fixed rate and nothing
// else does.
import type { OddsKey } from '@kvota/contracts';
import type { Feed } from '@kvota/platform';

type Market = ReturnType<Feed['pricesAt']>[number];

/** A feed whose prices change on request. */
export interface MovingFeed extends Feed {
  /** From now on these prices change in turn, so many times a second in total; never if it is 0. */
  move(keys: readonly OddsKey[], perSecond: number): void;
}

/** Only matches that start later than this are offered, so that the table stays the same during a run. */
const ahead = 3 * 3_600_000;

/** Wraps a feed. The change is a function of the price and the number of its changes, so that every run is equal. */
export function createMovingFeed(base: Feed, now: () => number): MovingFeed {
  const start = now();
  const offered = base.offerAt(start);
  const offer = { prematch: offered.prematch.filter(({ timeStart }) => timeStart > start + ahead), live: [] };
  const standing = new Map<string, readonly Market[]>();
  let since = start;
  let rate = 0;
  let count = 0;
  let places = new Map<string, Map<string, number>>();

  const moves = (at: number): number => Math.max(0, Math.floor(((at - since) * rate) / 1000));
  const standingOf = (eventId: string): readonly Market[] => {
    const known = standing.get(eventId) ?? base.pricesAt(eventId, start);
    standing.set(eventId, known);
    return known;
  };
  const moved = (eventId: string, market: Market, at: number): Market => {
    const own = places.get(eventId);
    if (!own) return market;
    const selections = market.selections.map((selection) => {
      const key = `${market.marketCode}|${selection.selectionCode}`;
      const place = own.get(key);
      if (place === undefined || selection.odds === 0) return selection;
      const turns = Math.floor((moves(at) + count - 1 - place) / count);
      return turns === 0 ? selection : { ...selection, odds: oddsAfter(`${eventId}|${key}`, turns, selection.odds) };
    });
    return { ...market, selections };
  };

  return {
    ...base,
    offerAt: () => offer,
    nextOfferChangeAt: () => Number.POSITIVE_INFINITY,
    stateAt: (eventId, _now, endedAt) => base.stateAt(eventId, start, endedAt),
    statesUntil: (eventId, _now, endedAt, without) => base.statesUntil(eventId, start, endedAt, without),
    pricesAt: (eventId, at) => standingOf(eventId).map((market) => moved(eventId, market, at)),
    marketAt: (eventId, code, at, endedAt) => {
      const market = base.marketAt(eventId, code, start, endedAt);
      return market && moved(eventId, market, at);
    },
    nextChangeAt: (eventId, at) =>
      rate > 0 && places.has(eventId) ? since + Math.ceil(((moves(at) + 1) * 1000) / rate) : Number.POSITIVE_INFINITY,
    resultAt: (eventId, _now, endedAt) => base.resultAt(eventId, start, endedAt),
    settlementAt: (eventId, code, _now, endedAt) => base.settlementAt(eventId, code, start, endedAt),
    move(keys, perSecond) {
      // In a fixed random order, so that neighbours of the table do not change together.
      const inTurn = keys.toSorted((a, b) => hash(a.join('|')) - hash(b.join('|')));
      places = new Map();
      for (const [place, [eventId, market, selection]] of inTurn.entries()) {
        const own = places.get(eventId) ?? new Map<string, number>();
        places.set(eventId, own.set(`${market}|${selection}`, place));
      }
      since = now();
      rate = perSecond;
      count = keys.length;
    },
  };
}

/** Up to a quarter away from the last price, in hundredths, and never the same twice in a row. */
export function oddsAfter(key: string, turns: number, standing: number): number {
  const hundredths = Math.floor(standing / 10);
  const lowest = Math.max(102, Math.floor((hundredths * 3) / 4));
  const pairs = Math.max(4, Math.floor(hundredths / 4));
  // Even after an even number of changes, odd after an odd one.
  return (2 * (Math.floor(lowest / 2) + (hash(`${key}|${turns}`) % pairs)) + (turns % 2)) * 10;
}

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  return (state ^ (state >>> 15)) >>> 0;
}

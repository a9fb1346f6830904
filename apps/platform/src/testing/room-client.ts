import { oddsToThousandths, selectionsOf, type OfferSnapshot } from '@kvota/contracts';

import type { RoomMessage } from '../offer/rooms/rooms.ts';

const withoutClock = (phase: OfferSnapshot['matches'][number]['matchPhase']): unknown =>
  phase ? { ...phase, clock: undefined } : undefined;

/**
 * A room as a client can know it, kept as simply as possible. Written independently of the offer store on purpose.
 */
export class RoomClient {
  seq: number;
  readonly #index: string[];
  readonly #odds = new Map<string, number>();
  readonly #matches = new Map<string, { shape: string; course: unknown; statuses: Record<string, string> }>();

  constructor(snapshot: OfferSnapshot) {
    this.seq = snapshot.seq;
    this.#index = snapshot.odds.map((key) => key.join('|'));
    for (const match of snapshot.matches) this.#put(match);
  }

  #put(match: OfferSnapshot['matches'][number]): void {
    for (const key of this.#odds.keys()) if (key.startsWith(`${match.eventId}|`)) this.#odds.delete(key);
    const statuses: Record<string, string> = {};
    for (const [code, market] of Object.entries(match.markets)) {
      statuses[code] = market.MS;
      for (const [selection, { O }] of selectionsOf(market))
        this.#odds.set(`${match.eventId}|${code}|${selection}`, oddsToThousandths(O));
    }
    const { inPlay, matchState, results, stats, marketsCount } = match;
    const matchPhase = withoutClock(match.matchPhase);
    this.#matches.set(match.eventId, {
      shape: Object.keys(match.markets).sort().join(),
      course: { inPlay, matchState, matchPhase, results, stats, marketsCount },
      statuses,
    });
  }

  take(message: RoomMessage): void {
    if (message.type === 'delta') {
      const [seq = 0, ...pairs] = message.numbers;
      this.#next(seq);
      for (let at = 0; at < pairs.length; at += 2) {
        const key = this.#index[pairs[at] ?? -1];
        if (key === undefined) throw new Error(`Index ${pairs[at]} is not in the room.`);
        if (this.#odds.has(key)) this.#odds.set(key, pairs[at + 1] ?? 0);
      }
    }
    if (message.type === 'change') {
      const { seq, eventId, gone, match, odds, markets, ...rest } = message.change;
      this.#next(seq);
      if (gone) {
        this.#matches.delete(eventId);
        for (const key of this.#odds.keys()) if (key.startsWith(`${eventId}|`)) this.#odds.delete(key);
        return;
      }
      for (const key of odds ?? []) this.#index.push(key.join('|'));
      if (match) return this.#put(match);
      const known = this.#matches.get(eventId);
      if (!known) throw new Error(`A change of ${eventId}, which the room does not hold.`);
      for (const [code, { MS }] of Object.entries(markets ?? {})) known.statuses[code] = MS;
      const { inPlay, matchState, results, stats, marketsCount } = rest;
      const matchPhase = withoutClock(rest.matchPhase);
      const news = { inPlay, matchState, matchPhase, results, stats, marketsCount };
      known.course = {
        ...(known.course as object),
        ...Object.fromEntries(Object.entries(news).filter(([, value]) => value !== undefined)),
      };
    }
  }

  #next(seq: number): void {
    if (seq !== this.seq + 1) throw new Error(`After ${this.seq} came ${seq}.`);
    this.seq = seq;
  }

  /**
   * Returns everything known in a form that two clients can be compared by. The text of a running clock is omitted,
   * because it is as old as its message.
   */
  get known() {
    return {
      seq: this.seq,
      odds: Object.fromEntries([...this.#odds].sort(([a], [b]) => (a < b ? -1 : 1))),
      matches: Object.fromEntries([...this.#matches].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }
}

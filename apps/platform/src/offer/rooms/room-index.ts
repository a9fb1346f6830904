import type { OddsKey } from '@kvota/contracts';

import type { OfferMarket } from '../matches/match-views.ts';

/** How many places an index may hold beyond twice those in use before it is made anew. */
const mostUnused = 1000;

/**
 * The odds of a room and their places in its deltas (OP-56). A place is never given to another price, so places of lines
 * and matches that left pile up; `isWorn` says when it is time to begin anew with a snapshot.
 */
export class RoomIndex {
  #keys: OddsKey[] = [];
  #values: number[] = [];
  #places = new Map<string, Map<string, number>>();
  /** How many odds each match shows now. */
  readonly #shown = new Map<string, number>();

  get keys(): readonly OddsKey[] {
    return this.#keys;
  }

  get isWorn(): boolean {
    let used = 0;
    for (const count of this.#shown.values()) used += count;
    return this.#keys.length > 2 * used + mostUnused;
  }

  /** Gives every price of a match a place, new ones at the end, and takes its value; answers the new ones. */
  put(eventId: string, markets: readonly OfferMarket[]): OddsKey[] {
    const places = this.#places.get(eventId) ?? new Map<string, number>();
    this.#places.set(eventId, places);
    const added: OddsKey[] = [];
    let count = 0;
    for (const { marketCode, selections } of markets) {
      for (const { selectionCode, odds } of selections) {
        count += 1;
        const key = `${marketCode}|${selectionCode}`;
        const place = places.get(key);
        if (place === undefined) {
          const entry: OddsKey = [eventId, marketCode, selectionCode];
          places.set(key, this.#keys.length);
          this.#keys.push(entry);
          this.#values.push(odds);
          added.push(entry);
        } else this.#values[place] = odds;
      }
    }
    this.#shown.set(eventId, count);
    return added;
  }

  /** Takes over a match's odds; adds place and new value of each that moved to `numbers`. Odds without a place are left out. */
  collect(eventId: string, markets: readonly OfferMarket[], numbers: number[]): void {
    const places = this.#places.get(eventId);
    for (const { marketCode, selections } of markets) {
      for (const { selectionCode, odds } of selections) {
        const place = places?.get(`${marketCode}|${selectionCode}`);
        if (place === undefined || this.#values[place] === odds) continue;
        this.#values[place] = odds;
        numbers.push(place, odds);
      }
    }
  }

  /** A match that comes back gets new places. */
  forget(eventId: string): void {
    this.#places.delete(eventId);
    this.#shown.delete(eventId);
  }

  clear(): void {
    this.#keys = [];
    this.#values = [];
    this.#places = new Map();
    this.#shown.clear();
  }
}

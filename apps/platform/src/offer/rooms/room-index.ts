import type { OddsKey } from '@kvota/contracts';

import type { OfferMarket } from '../matches/match-views.ts';

/** An index is worn if it holds more unused places than used ones, and this many besides. */
const mostUnused = 1000;

/**
 * Numbers the prices of a room for its deltas (OP-56). A place is never given to another price, so the places of lines and
 * matches that left pile up until the index is worn. The room then clears it and sends a snapshot.
 */
export class RoomIndex {
  #keys: OddsKey[] = [];
  #values: number[] = [];
  #places = new Map<string, Map<string, number>>();
  /** Number of prices that each match shows now. */
  readonly #shown = new Map<string, number>();

  get keys(): readonly OddsKey[] {
    return this.#keys;
  }

  get isWorn(): boolean {
    let used = 0;
    for (const count of this.#shown.values()) used += count;
    return this.#keys.length > 2 * used + mostUnused;
  }

  /** Stores the prices of a match. New prices get places at the end; returns their keys. */
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

  /** Stores the prices of a match that have a place, and appends place and value of each changed one to `numbers`. */
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

  /** Drops a match. If it comes back, it gets new places. */
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

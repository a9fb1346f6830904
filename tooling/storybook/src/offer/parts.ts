import { priceKey, type OfferStore } from '@kvota/offer';

/** An object that the store returns. */
export interface Part {
  readonly name: string;
  /** Indentation: rows and matches 0, markets and prices 1. */
  readonly depth: 0 | 1;
  readonly value: object;
}

/** Returns every object of a room in the store, with its name. */
export function partsIn(store: OfferStore, room: string): readonly Part[] {
  const rows = store.rows(room);
  const matches = rows.flatMap((id): Part[] => {
    const match = store.match(id);
    if (!match) return [];
    const markets = Object.entries(match.markets).flatMap(([code, market]): Part[] => [
      { name: `match ${id}, market ${code}`, depth: 1, value: market },
      ...market.selections.flatMap((selection): Part[] => {
        const key = priceKey(id, code, selection);
        const price = store.price(key);
        return price ? [{ name: key, depth: 1, value: price }] : [];
      }),
    ]);
    return [{ name: `match ${id}`, depth: 0, value: match }, ...markets];
  });
  return [{ name: `rows ${room}`, depth: 0, value: rows }, ...matches];
}

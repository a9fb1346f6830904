/** A deal up to the names of the suits, with the number of deals that it is. */
export interface Deal {
  /** Ascending. */
  readonly cards: readonly number[];
  readonly weight: number;
}

const orders: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => {
      const d = 6 - a - b - c;
      return new Set([a, b, c, d]).size === 4 && d >= 0 && d <= 3 ? [[a, b, c, d]] : [];
    }),
  ),
);

const cache: Deal[] = [];

/**
 * Returns the 134,459 deals that differ in more than the names of their suits. The first of each class in order is the
 * one that no renaming of suits makes smaller. The list is kept.
 */
export function differentDeals(): readonly Deal[] {
  if (cache.length > 0) return cache;
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1)
        for (let d = c + 1; d < 52; d += 1)
          for (let e = d + 1; e < 52; e += 1) {
            const weight = weightOf(a, b, c, d, e);
            if (weight > 0) cache.push({ cards: [a, b, c, d, e], weight });
          }
  return cache;
}

const key = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]): number =>
  (((a * 52 + b) * 52 + c) * 52 + d) * 52 + e;

/**
 * Returns the size of the class of a deal if it is the smallest of its class, and 0 otherwise. In the smallest one, new
 * suits appear in the order 0, 1, 2, 3, which is tested first because it is cheap.
 */
function weightOf(a: number, b: number, c: number, d: number, e: number): number {
  const cards = [a, b, c, d, e];
  let suits = 0;
  for (const card of cards) {
    const suit = card & 3;
    if (suit > suits) return 0;
    if (suit === suits) suits += 1;
  }
  const mine = key(cards);
  const all = new Set<number>();
  for (const order of orders) {
    const renamed = cards.map((card) => (card & ~3) | (order[card & 3] ?? 0));
    // Cards of one rank may have to change places: there are four at most, beside each other.
    for (let at = 1; at < 5; at += 1) {
      for (let back = at; back > 0 && (renamed[back - 1] ?? 0) > (renamed[back] ?? 0); back -= 1) {
        [renamed[back - 1], renamed[back]] = [renamed[back] ?? 0, renamed[back - 1] ?? 0];
      }
    }
    const other = key(renamed);
    if (other < mine) return 0;
    all.add(other);
  }
  return all.size;
}

import { handNames, handOf } from './hand-name.ts';

/** Number of hand numbers: the length of one row of counts. */
export const KINDS = handNames.length;

/** Binomial coefficients C(n, k) for n up to 52 and k up to 5, exact. */
export const choose: readonly (readonly number[])[] = (() => {
  const rows: number[][] = [[1, 0, 0, 0, 0, 0]];
  for (let n = 1; n <= 52; n += 1) {
    const before = rows[n - 1] ?? [];
    rows.push(Array.from({ length: 6 }, (_, k) => (k === 0 ? 1 : (before[k - 1] ?? 0) + (before[k] ?? 0))));
  }
  return rows;
})();

const flat = Int32Array.from({ length: 53 * 6 }, (_, at) => choose[(at - (at % 6)) / 6]?.[at % 6] ?? 0);

/** Index of an ascending set of cards among all sets of its size. */
export function indexOfSet(cards: Int32Array | readonly number[], size: number): number {
  let index = 0;
  for (let at = 0; at < size; at += 1) index += flat[(cards[at] ?? 0) * 6 + at + 1] ?? 0;
  return index;
}

/** For each set of 0 to 5 cards, how many hands of five that hold the set are of which kind. */
export interface SubsetCounts {
  /** By size of the set: `KINDS` counts per set. Size 5 has one kind per set instead. */
  readonly bySize: readonly Int32Array[];
  readonly kindOfHand: Uint8Array;
}

const cache = new Map<boolean, SubsetCounts>();

/**
 * Counts all 2,598,960 hands in each of their subsets. A mean over draws follows by inclusion and exclusion of the cards
 * that were dealt and thrown away. It takes about a second, and is kept.
 */
export function subsetCounts(deuces: boolean): SubsetCounts {
  const known = cache.get(deuces);
  if (known) return known;
  const bySize = [1, 52, 1326, 22_100, 270_725].map((sets) => new Int32Array(sets * KINDS));
  const kindOfHand = new Uint8Array(2_598_960);
  const counts = { bySize, kindOfHand };
  // The positions of all subsets of up to four of five cards.
  const subsets = Array.from({ length: 31 }, (_, bits) => [0, 1, 2, 3, 4].filter((at) => (bits >> at) & 1));
  const kindless = new Int32Array(0);
  const hand = new Int32Array(5);
  const part = new Int32Array(5);
  let index = 0;
  for (let e = 4; e < 52; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1)
          for (let a = 0; a < b; a += 1) {
            const kind = handOf(a, b, c, d, e, deuces);
            kindOfHand[index] = kind;
            index += 1;
            if (kind === 0) continue;
            hand[0] = a;
            hand[1] = b;
            hand[2] = c;
            hand[3] = d;
            hand[4] = e;
            for (const positions of subsets) {
              const size = positions.length;
              for (let at = 0; at < size; at += 1) part[at] = hand[positions[at] ?? 0] ?? 0;
              const counted = bySize[size] ?? kindless;
              const at = indexOfSet(part, size) * KINDS + kind;
              counted[at] = (counted[at] ?? 0) + 1;
            }
          }
  cache.set(deuces, counts);
  return counts;
}

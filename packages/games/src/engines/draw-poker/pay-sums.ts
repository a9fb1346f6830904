import type { DrawPokerModel } from '../../models/draw-poker/draw-poker-models.ts';
import { handNames, handOf, type Card } from './hand-name.ts';

/** Pay of each hand by its number, in stakes. */
export const paysOf = ({ pays }: DrawPokerModel): number[] => handNames.map((name) => (name ? (pays[name] ?? 0) : 0));

/** Sums of the pays of all 2,598,960 hands, of those with a card, and of those with two. Names of suits make no difference. */
interface DeckSums {
  readonly all: number;
  /** By rank. */
  readonly one: Float64Array;
  /** By `pairAt`, over all pairs of cards of this kind together. */
  readonly two: Float64Array;
}

/** Index of two cards: their ranks, and whether they have one suit. */
const pairAt = (a: Card, b: Card): number => {
  const [low, high] = a < b ? [a >> 2, b >> 2] : [b >> 2, a >> 2];
  return (high * 13 + low) * 2 + ((a & 3) === (b & 3) ? 1 : 0);
};

/** Number of pairs of cards with the index of these two. */
const pairsLike = (a: Card, b: Card): number => {
  if (a >> 2 === b >> 2) return 6;
  return (a & 3) === (b & 3) ? 4 : 12;
};

/** Four hands become each other when all suits move on by one; only one of them has suits that add up to a multiple of 4. */
const turns = 4;

const cache = new Map<string, DeckSums>();

/** Sums over the deck, kept for each model. A quarter of all hands is looked at, which takes a small part of a second. */
function deckSums(model: DrawPokerModel): DeckSums {
  const known = cache.get(model.code);
  if (known) return known;
  const pays = paysOf(model);
  const one = new Float64Array(13);
  const two = new Float64Array(13 * 13 * 2);
  let all = 0;
  for (let a = 0; a < 48; a += 1)
    for (let b = a + 1; b < 49; b += 1)
      for (let c = b + 1; c < 50; c += 1)
        for (let d = c + 1; d < 51; d += 1)
          for (let e = d + 1 + ((-(a + b + c + d) - (d + 1)) & 3); e < 52; e += 4) {
            const pay = (pays[handOf(a, b, c, d, e, model.deuces)] ?? 0) * turns;
            if (pay === 0) continue;
            all += pay;
            const hand = [a, b, c, d, e];
            for (const [at, card] of hand.entries()) {
              one[card >> 2] = (one[card >> 2] ?? 0) + pay;
              for (const other of hand.slice(at + 1)) {
                const pair = pairAt(card, other);
                two[pair] = (two[pair] ?? 0) + pay;
              }
            }
          }
  const sums = { all, one, two };
  cache.set(model.code, sums);
  return sums;
}

/** Sum of the pays of all hands that hold three cards or more, by trying the cards that complete them. */
function sumOfRest(held: readonly Card[], pays: readonly number[], deuces: boolean): number {
  const [a = 0, b = 0, c = 0] = held;
  if (held.length === 5) return pays[handOf(a, b, c, held[3] ?? 0, held[4] ?? 0, deuces)] ?? 0;
  let sum = 0;
  for (let d = 0; d < 52; d += 1) {
    if (held.includes(d)) continue;
    if (held.length === 4) {
      sum += pays[handOf(a, b, c, held[3] ?? 0, d, deuces)] ?? 0;
      continue;
    }
    for (let e = d + 1; e < 52; e += 1) {
      if (!held.includes(e)) sum += pays[handOf(a, b, c, d, e, deuces)] ?? 0;
    }
  }
  return sum;
}

/**
 * Sum of the pays of all hands that hold these cards, in stakes. Sums are safe integers: all hands of a deck pay less than
 * four million stakes.
 */
export function paySumWith(model: DrawPokerModel, held: readonly Card[]): number {
  const [a = 0, b = 0] = held;
  if (held.length > 2) return sumOfRest(held, paysOf(model), model.deuces);
  const { all, one, two } = deckSums(model);
  if (held.length === 0) return all;
  return held.length === 1 ? (one[a >> 2] ?? 0) / 4 : (two[pairAt(a, b)] ?? 0) / pairsLike(a, b);
}

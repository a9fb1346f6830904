import type { HandName } from '../../models/draw-poker/draw-poker-models.ts';

/** A card: four times its rank plus its suit. Rank 0 is the two, rank 12 the ace. */
export type Card = number;

/**
 * Rank of a card, from 0, the two, to 12, the ace.
 *
 * @example
 * ```ts
 * import { rankOf } from '@kvota/games';
 *
 * rankOf(51); // 12
 * ```
 */
export const rankOf = (card: Card): number => card >> 2;

/**
 * Suit of a card, from 0 to 3.
 *
 * @example
 * ```ts
 * import { suitOf } from '@kvota/games';
 *
 * suitOf(51); // 3
 * ```
 */
export const suitOf = (card: Card): number => card & 3;

/** Hands by number. Number 0 is no paying hand. */
export const handNames: readonly (HandName | null)[] = [
  null,
  'jacks',
  'two-pairs',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'four-low',
  'four-aces',
  'straight-flush',
  'royal-flush',
  'five',
  'wild-royal',
  'four-deuces',
];

const [NOTHING, JACKS, PAIRS, THREE, STRAIGHT, FLUSH, FULL, FOUR, LOW, ACES, SUITED, ROYAL, FIVE, WILD, DEUCES] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
];

/** Sets of ranks as bits: the ten straights, from the lowest, the five to the ace. */
const straights = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_, low) => 0b1_1111 << low)];
const ROYALS = 0b1_1111_0000_0000;

/** Number of the hand with four of a kind of this rank. */
function fourOf(rank: number): number {
  if (rank === 12) return ACES;
  return rank <= 2 ? LOW : FOUR;
}

/**
 * Returns the number of a hand of five different cards. `deuces` is true if twos are wild. Pairs pay nothing then.
 * It is called millions of times, so that it takes the cards one by one and allocates nothing.
 */
export function handOf(a: Card, b: Card, c: Card, d: Card, e: Card, deuces: boolean): number {
  if (deuces) {
    const wild = (a < 4 ? 1 : 0) + (b < 4 ? 1 : 0) + (c < 4 ? 1 : 0) + (d < 4 ? 1 : 0) + (e < 4 ? 1 : 0);
    if (wild > 0) return wildHand([a, b, c, d, e], wild);
  }
  const ranks = (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2));
  const suited = (a & 3) === (b & 3) && (b & 3) === (c & 3) && (c & 3) === (d & 3) && (d & 3) === (e & 3);
  switch (bitsOf(ranks)) {
    case 5: {
      const straight = straights.includes(ranks);
      if (suited) return straight ? (ranks === ROYALS ? ROYAL : SUITED) : FLUSH;
      return straight ? STRAIGHT : NOTHING;
    }
    case 4: {
      const pair = repeatedRank(ranks, a, b, c, d, e);
      return !deuces && pair >= 9 ? JACKS : NOTHING;
    }
    case 3: {
      // Three of a kind has one repeated rank, two pairs have two.
      const most = mostOfOne(a, b, c, d, e);
      if (most === 3) return THREE;
      return deuces ? NOTHING : PAIRS;
    }
    default: {
      const most = mostOfOne(a, b, c, d, e);
      if (most === 3) return FULL;
      const first = a >> 2;
      return fourOf(first === b >> 2 || first === c >> 2 ? first : b >> 2);
    }
  }
}

function bitsOf(set: number): number {
  let [left, count] = [set, 0];
  while (left > 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}

/** The rank that two of the cards share: ranks that occur once cancel out. */
function repeatedRank(ranks: number, a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const odd = (1 << (a >> 2)) ^ (1 << (b >> 2)) ^ (1 << (c >> 2)) ^ (1 << (d >> 2)) ^ (1 << (e >> 2));
  return 31 - Math.clz32(ranks ^ odd);
}

/** Number of cards of the most frequent rank. */
function mostOfOne(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const [p, q, r, s, t] = [a >> 2, b >> 2, c >> 2, d >> 2, e >> 2];
  // A rank that three cards share has its first card among the first three.
  const first = 1 + (q === p ? 1 : 0) + (r === p ? 1 : 0) + (s === p ? 1 : 0) + (t === p ? 1 : 0);
  const second = 1 + (r === q ? 1 : 0) + (s === q ? 1 : 0) + (t === q ? 1 : 0);
  const third = 1 + (s === r ? 1 : 0) + (t === r ? 1 : 0);
  return Math.max(first, second, third);
}

/** Hands with at least one wild two. */
function wildHand(cards: readonly Card[], wild: number): number {
  if (wild === 4) return DEUCES;
  const natural = cards.filter((card) => card >= 4);
  const ranks = natural.reduce((set, card) => set | (1 << (card >> 2)), 0);
  const different = bitsOf(ranks);
  const most = natural.length - different === 0 ? 1 : mostIn(natural);
  if (most + wild === 5) return FIVE;
  const suited = natural.every((card) => (card & 3) === ((natural[0] ?? 0) & 3));
  const distinct = different === natural.length;
  const straight = distinct && straights.some((set) => (set & ranks) === ranks);
  if (suited && distinct && (ranks & ROYALS) === ranks) return WILD;
  if (suited && straight) return SUITED;
  if (most + wild === 4) return FOUR;
  if (wild === 1 && different === 2) return FULL;
  if (suited) return FLUSH;
  if (straight) return STRAIGHT;
  return most + wild === 3 ? THREE : NOTHING;
}

const mostIn = (cards: readonly Card[]): number =>
  Math.max(...cards.map((card) => cards.filter((other) => other >> 2 === card >> 2).length));

/**
 * Returns the name of a hand of five cards, or null if it pays nothing in any game.
 *
 * @example
 * ```ts
 * import { handName } from '@kvota/games';
 *
 * handName([48, 44, 40, 36, 32], false); // 'royal-flush'
 * ```
 */
export function handName(cards: readonly Card[], deuces: boolean): HandName | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
  return handNames[handOf(a, b, c, d, e, deuces)] ?? null;
}

import type { DrawPokerModel } from '../../models/draw-poker/draw-poker-models.ts';
import { differentDeals, type Deal } from './deals.ts';
import { drawsOf, sizes, withoutOthers } from './inclusion.ts';
import { paysOf } from './pay-sums.ts';
import { KINDS, choose, subsetCounts, type SubsetCounts } from './subset-counts.ts';

/** The best hold of a deal: how many drawn hands are of each kind. */
export interface BestHold {
  /** Number of deals of this class. */
  readonly weight: number;
  /** Bits of the positions that are kept. */
  readonly hold: number;
  /** Number of drawn hands. */
  readonly draws: number;
  /** Number of drawn hands by kind; kind 0 pays nothing. */
  readonly kinds: Int32Array;
}

/** For each hold, the sets that hold it: their counts are added for an even number of further cards, else subtracted. */
const supersets = Array.from({ length: 32 }, (_, hold) =>
  Array.from({ length: 32 }, (_, bits) => bits).filter((bits) => (bits & hold) === hold),
);

/** The highest card of each set of positions. */
const highest = Array.from({ length: 32 }, (_, bits) => (bits === 0 ? 0 : 31 - Math.clz32(bits)));

/** Fills a row of 32 indices: that of each subset of the cards among the sets of its size. Cards are ascending. */
function indicesOf(cards: readonly number[], into: Int32Array): void {
  for (let bits = 1; bits < 32; bits += 1) {
    const last = highest[bits] ?? 0;
    into[bits] = (into[bits ^ (1 << last)] ?? 0) + (choose[cards[last] ?? 0]?.[sizes[bits] ?? 0] ?? 0);
  }
}

/** Sum of the pays of all hands that hold a set, for each set of up to four cards. */
function paySums({ bySize }: SubsetCounts, pays: readonly number[]): Float64Array[] {
  return bySize.map((counts) => {
    const sums = new Float64Array(counts.length / KINDS);
    for (let set = 0; set < sums.length; set += 1) {
      let sum = 0;
      for (let kind = 1; kind < KINDS; kind += 1) sum += (counts[set * KINDS + kind] ?? 0) * (pays[kind] ?? 0);
      sums[set] = sum;
    }
    return sums;
  });
}

/**
 * Returns the best hold of every different deal (GAME-12): 134,459 deals times 32 holds. Means are compared as integers
 * by cross multiplication. Sums are safe integers: at most 1,533,939 hands at 800.
 */
export function bestPlay(model: DrawPokerModel): BestHold[] {
  const counts = subsetCounts(model.deuces);
  const pays = paysOf(model);
  const sums = paySums(counts, pays);
  const indices = new Int32Array(32);
  const values = new Float64Array(32);
  return differentDeals().map((deal) => {
    indicesOf(deal.cards, indices);
    for (let bits = 0; bits < 31; bits += 1) values[bits] = sums[sizes[bits] ?? 0]?.[indices[bits] ?? 0] ?? 0;
    values[31] = pays[counts.kindOfHand[indices[31] ?? 0] ?? 0] ?? 0;
    withoutOthers(values);
    let [best, bestSum, bestDraws] = [31, -1, 1];
    for (let hold = 31; hold >= 0; hold -= 1) {
      const [sum = 0, draws = 1] = [values[hold], drawsOf[hold]];
      if (sum * bestDraws > bestSum * draws) [best, bestSum, bestDraws] = [hold, sum, draws];
    }
    return kindsOf(deal, best, bestDraws, indices, counts);
  });
}

function kindsOf(deal: Deal, hold: number, draws: number, indices: Int32Array, counts: SubsetCounts): BestHold {
  const kinds = new Int32Array(KINDS);
  for (const bits of supersets[hold] ?? []) {
    const size = sizes[bits] ?? 0;
    const sign = (size - (sizes[hold] ?? 0)) % 2 === 0 ? 1 : -1;
    const index = indices[bits] ?? 0;
    if (size === 5) {
      const kind = counts.kindOfHand[index] ?? 0;
      if (kind > 0) kinds[kind] = (kinds[kind] ?? 0) + sign;
      continue;
    }
    const row = counts.bySize[size];
    for (let kind = 1; kind < KINDS; kind += 1) {
      kinds[kind] = (kinds[kind] ?? 0) + sign * (row?.[index * KINDS + kind] ?? 0);
    }
  }
  let paid = 0;
  for (let kind = 1; kind < KINDS; kind += 1) paid += kinds[kind] ?? 0;
  kinds[0] = draws - paid;
  return { weight: deal.weight, hold, draws, kinds };
}

import type { DrawPokerModel } from '../../models/draw-poker/draw-poker-models.ts';
import { distributionOf, varianceOf } from '../../par/distribution.ts';
import { fraction, minus, plus, times, type Fraction } from '../../par/fraction.ts';
import { parOf, volatilityOf, type Par } from '../../par/par.ts';
import { ONE } from '../../round/pay.ts';
import { bestPlay, type BestHold } from './best-play.ts';
import { paysOf } from './pay-sums.ts';

/** A multiple of the number of draws of every hold: 1, 47, 1081, 16215, 178365 and 1533939 divide it. */
const SHARED = 7_669_695n;
const DEALS = 2_598_960n;

const cache = new Map<string, readonly BestHold[]>();

/** Best play of a paytable, kept: it takes about a second. */
export function playOf(model: DrawPokerModel): readonly BestHold[] {
  const known = cache.get(model.code);
  if (known) return known;
  const play = bestPlay(model);
  cache.set(model.code, play);
  return play;
}

/** Cases of one hand by kind, out of all deals times the shared number of draws. */
function casesOf(play: readonly BestHold[]): bigint[] {
  const byDraws = new Map<number, number[]>();
  for (const { weight, draws, kinds } of play) {
    const sums = byDraws.get(draws) ?? Array.from(kinds, () => 0);
    for (const [kind, count] of kinds.entries()) sums[kind] = (sums[kind] ?? 0) + weight * count;
    byDraws.set(draws, sums);
  }
  const cases: bigint[] = [];
  for (const [draws, sums] of byDraws) {
    const factor = SHARED / BigInt(draws);
    for (const [kind, count] of sums.entries()) cases[kind] = (cases[kind] ?? 0n) + BigInt(count) * factor;
  }
  return cases;
}

/** Figures of several hands drawn to one deal. They are independent only once the deal is known. */
interface Several {
  readonly hit: Fraction;
  readonly above: Fraction;
  readonly top: Fraction;
  /** Variance of the mean return of a deal, in stakes squared. */
  readonly variance: Fraction;
}

/** Cases in which the pays of all hands add up to at most `most` stakes. */
function casesUpTo(most: number, hands: number, byPay: readonly bigint[]): bigint {
  let sums: bigint[] = [1n];
  for (let hand = 0; hand < hands; hand += 1) {
    const next: bigint[] = [];
    for (const [at, cases] of sums.entries()) {
      for (let pay = 0; pay <= most - at; pay += 1) {
        const count = byPay[pay];
        if (count) next[at + pay] = (next[at + pay] ?? 0n) + cases * count;
      }
    }
    sums = Array.from(next, (each) => each ?? 0n);
  }
  return sums.reduce((sum, each) => sum + each, 0n);
}

function severalOf(play: readonly BestHold[], pays: readonly number[], hands: number): Several {
  const best = Math.max(...pays);
  // Holds with the same draws are added up before they get a shared denominator.
  const sums = new Map<number, { none: bigint; upTo: bigint; top: bigint; first: bigint; square: bigint }>();
  const memo = new Map<string, { none: bigint; upTo: bigint; top: bigint; first: bigint }>();
  const valuesOf = (kinds: Int32Array): { none: bigint; upTo: bigint; top: bigint; first: bigint } => {
    const byPay: bigint[] = [];
    for (const [kind, count] of kinds.entries()) {
      if (count > 0) byPay[pays[kind] ?? 0] = (byPay[pays[kind] ?? 0] ?? 0n) + BigInt(count);
    }
    return {
      none: (byPay[0] ?? 0n) ** BigInt(hands),
      upTo: casesUpTo(hands, hands, byPay),
      top: (byPay[best] ?? 0n) ** BigInt(hands),
      first: byPay.reduce((sum, count, pay) => sum + (count ?? 0n) * BigInt(pay), 0n),
    };
  };
  for (const { weight, draws, kinds } of play) {
    const key = `${draws} ${kinds.join()}`;
    const value = memo.get(key) ?? valuesOf(kinds);
    memo.set(key, value);
    const sum = sums.get(draws) ?? { none: 0n, upTo: 0n, top: 0n, first: 0n, square: 0n };
    const times = BigInt(weight);
    sums.set(draws, {
      none: sum.none + times * value.none,
      upTo: sum.upTo + times * value.upTo,
      top: sum.top + times * value.top,
      first: sum.first + times * value.first,
      square: sum.square + times * value.first * value.first,
    });
  }
  const overAll = (
    pick: (sum: { none: bigint; upTo: bigint; top: bigint; first: bigint; square: bigint }) => bigint,
    power: number,
  ): Fraction =>
    [...sums].map(([draws, sum]) => fraction(pick(sum), DEALS * BigInt(draws) ** BigInt(power))).reduce(plus);
  const one = fraction(1n, 1n);
  const mean = overAll(({ first }) => first, 1);
  return {
    hit: minus(
      one,
      overAll(({ none }) => none, hands),
    ),
    above: minus(
      one,
      overAll(({ upTo }) => upTo, hands),
    ),
    top: overAll(({ top }) => top, hands),
    variance: minus(
      overAll(({ square }) => square, 2),
      times(mean, mean),
    ),
  };
}

/**
 * Returns the figures of a paytable under best play (GAME-08, GAME-12). With several hands, the bands, the rare returns
 * and the gains of series are left out: only the other figures are exact at that size.
 */
export function drawPokerPar(model: DrawPokerModel, hands: number): Par {
  const play = playOf(model);
  const pays = paysOf(model);
  const one = distributionOf(casesOf(play).map((cases, kind) => [(pays[kind] ?? 0) * ONE, cases] as const));
  const single = parOf(one, {}, hands === 1 ? undefined : []);
  if (hands === 1) return single;
  const several = severalOf(play, pays, hands);
  // The hands share the variance of their deal; the rest of it is independent and shrinks with their number.
  const rest = minus(varianceOf(one), several.variance);
  const variance = plus(several.variance, times(rest, fraction(1n, BigInt(hands))));
  const { distribution: _ofOneHand, ...shared } = single;
  return {
    ...shared,
    hitRate: several.hit,
    winRate: several.above,
    variance,
    volatility: volatilityOf(variance),
    top: { multiplier: single.top.multiplier, chance: several.top },
    bands: [],
    rare: [],
  };
}

import { GRAINS_PER_MINOR, magnitude } from '../amount/amount.ts';
import type { Rate, Tier } from '../plan/plan.ts';

/** A part of a base and its rate. `from` is the start of its tier. */
export interface RatePart {
  readonly from?: string;
  readonly on: bigint;
  readonly ppm: number;
}

/** Returns whole units of the currency, as plans write them, in grains. */
export const unitsOf = (text: string, places: number): bigint =>
  BigInt(text) * 10n ** BigInt(places) * GRAINS_PER_MINOR;

function slabPart(tiers: readonly Tier[], base: bigint, places: number): RatePart[] {
  const tier = tiers.findLast(({ from }) => unitsOf(from, places) <= magnitude(base));
  return tier ? [{ from: tier.from, on: base, ppm: tier.ppm }] : [];
}

function graduatedParts(tiers: readonly Tier[], base: bigint, places: number): RatePart[] {
  return tiers.flatMap(({ from, ppm }, at) => {
    const start = unitsOf(from, places);
    const next = tiers[at + 1];
    const size = magnitude(base);
    const end = next && unitsOf(next.from, places) < size ? unitsOf(next.from, places) : size;
    if (end <= start) return [];
    return [{ from, on: base < 0n ? start - end : end - start, ppm }];
  });
}

/** Divides a base into parts with a rate each. A negative base has the rates of the positive one. */
export function ratePartsOf(rate: Exclude<Rate, { kind: 'selections' }>, base: bigint, places: number): RatePart[] {
  if (base === 0n) return [];
  switch (rate.kind) {
    case 'flat':
      return [{ on: base, ppm: rate.ppm }];
    case 'slab':
      return slabPart(rate.tiers, base, places);
    case 'graduated':
      return graduatedParts(rate.tiers, base, places);
  }
}

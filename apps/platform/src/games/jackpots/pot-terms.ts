/** The terms of a pot. Amounts are minor units. */
export interface PotTerms {
  readonly code: string;
  readonly currency: string;
  /** The amount with which a pot begins. */
  readonly seed: bigint;
  /** One minor unit of stake has one chance in so many. */
  readonly oneIn: bigint;
}

/** One part of so many of each stake goes to the pot: 1 %. */
export const potShare = 100n;

/**
 * The pots of a first start, one for each currency (JACK-01). A pot falls once in `oneIn` minor units of stake on average. It
 * then has the seed and 1 % of them: 1,000,000.00 RSD. To players it adds 1 % of the stakes, and the seed by `oneIn`: 1/900.
 */
export const usualPots: readonly PotTerms[] = [
  { code: 'grand', currency: 'RSD', seed: 10_000_000n, oneIn: 9_000_000_000n },
  { code: 'grand', currency: 'EUR', seed: 100_000n, oneIn: 90_000_000n },
  { code: 'grand', currency: 'BAM', seed: 200_000n, oneIn: 180_000_000n },
];

/** The part of stakes that a pot returns to players on average, in percent with four places: 1 % and the seed by `oneIn`. */
export function potReturn({ seed, oneIn }: Pick<PotTerms, 'seed' | 'oneIn'>): string {
  const places = ((oneIn + potShare * seed) * 10_000n) / oneIn;
  return `${places / 10_000n}.${String(places % 10_000n).padStart(4, '0')}`;
}

/** What stakes add to a pot: whole minor units, and the hundredths that remain for the next ones. No part is lost. */
export function partOf(remainder: bigint, staked: bigint): { readonly amount: bigint; readonly remainder: bigint } {
  const all = remainder + staked;
  return { amount: all / potShare, remainder: all % potShare };
}

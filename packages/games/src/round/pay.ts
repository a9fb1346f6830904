import { GameError } from '../refusal/game-error.ts';

/** Multipliers are ten-thousandths of a stake: 10,000 returns the stake. */
export const ONE = 10_000;

/**
 * Returns an amount times a multiplier, cut to the minor unit if it is no whole number of them. This is the only rounding of money in this package
 * (GAME-05).
 *
 * @example
 * ```ts
 * import { payOf } from '@kvota/games';
 *
 * payOf(7, 11_100); // 7
 * ```
 */
export function payOf(amount: number, multiplier: number): number {
  return Number((BigInt(amount) * BigInt(multiplier)) / BigInt(ONE));
}

/**
 * Throws unless the bet is a positive safe integer, a multiple of `cells`, and small enough for its largest return to
 * be a safe integer.
 */
export function checkBet(bet: number, cells: number, largestMultiplier: number): void {
  if (!Number.isSafeInteger(bet) || bet < 1) {
    throw new GameError('badBet', `A bet is a positive integer of minor units, not ${String(bet)}.`);
  }
  if (bet % cells !== 0) throw new GameError('betOffGrid', `A bet of this game is a multiple of ${cells}, not ${bet}.`);
  if (BigInt(bet) * BigInt(largestMultiplier) > BigInt(Number.MAX_SAFE_INTEGER) * BigInt(ONE)) {
    throw new GameError('badBet', `A bet of ${bet} could return more than a safe integer.`);
  }
}

/** Greatest common divisor of natural numbers. */
export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Fewest minor units of which every multiplier is a whole number of minor units. */
export function wholeFor(multipliers: readonly number[]): number {
  const shared = multipliers.reduce((sum, each) => gcd(sum, each), ONE);
  return (ONE - (ONE % shared)) / shared;
}

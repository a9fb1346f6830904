import { range } from '../../draws/shuffle.ts';

/** A card from 0 to 51: four times its rank plus its suit. Rank 0 is the ace, rank 12 the king. */
export type BlackjackCard = number;

/** Value of a card: 1 for an ace, 10 for ten and faces. */
export const valueOf = (card: BlackjackCard): number => Math.min(10, (card >> 2) + 1);

/** The total of a hand. `soft` is true if an ace counts 11. */
export interface BlackjackTotal {
  readonly total: number;
  readonly soft: boolean;
}

/** Adds a card by its value to a total. An ace counts 11 if that does not exceed 21. */
export function plusCard({ total, soft }: BlackjackTotal, value: number): BlackjackTotal {
  // The ace of a soft total counts 1 again if the sum were above 21.
  const hard = total - (soft ? 10 : 0) + value;
  const isSoft = (soft || value === 1) && hard + 10 <= 21;
  return { total: isSoft ? hard + 10 : hard, soft: isSoft };
}

/** The total of no cards. */
export const EMPTY: BlackjackTotal = { total: 0, soft: false };

/**
 * Returns the total of some cards.
 *
 * @example
 * ```ts
 * import { blackjackTotal } from '@kvota/games';
 *
 * blackjackTotal([0, 20]); // { total: 17, soft: true }
 * ```
 */
export const blackjackTotal = (cards: readonly BlackjackCard[]): BlackjackTotal =>
  cards.reduce((total, card) => plusCard(total, valueOf(card)), EMPTY);

/** True if the dealer takes another card. */
export const dealerDraws = ({ total, soft }: BlackjackTotal, hitsSoft17: boolean): boolean =>
  total < 17 || (total === 17 && soft && hitsSoft17);

/** The values of a card with their number of cases, of 13. */
export const values: readonly { readonly value: number; readonly cases: number }[] = range(10).map((at) => ({
  value: at + 1,
  cases: at === 9 ? 4 : 1,
}));

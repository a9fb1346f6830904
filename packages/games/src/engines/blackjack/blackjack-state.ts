import type { BlackjackModel } from '../../models/blackjack/blackjack-models.ts';
import { blackjackTotal, valueOf, type BlackjackCard } from './total.ts';

/** A hand of the player. */
export interface BlackjackHand {
  readonly cards: readonly BlackjackCard[];
  /** Stakes on it: 2 after a double. */
  readonly stakes: number;
  /** True once the hand takes no more cards. */
  readonly done: boolean;
}

/** End of a hand, from the player's side. */
export type HandResult = 'blackjack' | 'win' | 'push' | 'loss' | 'bust';

/** Blackjack. */
export interface BlackjackState {
  /** All cards that the round can use, in order; hidden ones are null. */
  readonly shoe: readonly (BlackjackCard | null)[];
  /** Number of cards that were dealt. */
  readonly dealt: number;
  /** The cards of the dealer. The second one is hidden as null until the round is finished. */
  readonly dealer: readonly (BlackjackCard | null)[];
  readonly hands: readonly BlackjackHand[];
  /** Index of the hand that is played. */
  readonly active: number;
  /** By hand, once the round is finished. */
  readonly results: readonly HandResult[];
}

/** A decision in blackjack. */
export interface BlackjackAction {
  readonly type: 'hit' | 'stand' | 'double' | 'split';
}

/**
 * Cards of a shoe. Two hands of at most 21 cards and a dealer of at most 12 need fewer. A hand has more than 21 cards only
 * if it is bust.
 */
export const SHOE = 64;

/** True if the first two cards of the only hand are 21. */
export const isBlackjack = (cards: readonly BlackjackCard[]): boolean =>
  cards.length === 2 && blackjackTotal(cards).total === 21;

/** Decisions of the active hand. A pair is two cards of the same value. */
export function decisionsOf({ hands, active }: BlackjackState, model: BlackjackModel): BlackjackAction[] {
  const hand = hands[active];
  if (!hand) return [];
  const [first, second] = hand.cards;
  const isTwo = hand.cards.length === 2;
  const mayDouble = isTwo && (hands.length === 1 || model.doubleAfterSplit);
  const isPair = first !== undefined && second !== undefined && valueOf(first) === valueOf(second);
  return [
    { type: 'hit' },
    { type: 'stand' },
    ...(mayDouble ? [{ type: 'double' } as const] : []),
    ...(isTwo && isPair && hands.length === 1 ? [{ type: 'split' } as const] : []),
  ];
}

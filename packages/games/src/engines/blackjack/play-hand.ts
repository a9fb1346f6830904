import type { BlackjackModel } from '../../models/blackjack/blackjack-models.ts';
import { GameError } from '../../refusal/game-error.ts';
import {
  isBlackjack,
  type BlackjackAction,
  type BlackjackHand,
  type BlackjackState,
  type HandResult,
} from './blackjack-state.ts';
import { dealerDraws, blackjackTotal, valueOf, type BlackjackCard } from './total.ts';

/** Returns a card that is not hidden. Throws `badAction` for a public round. */
function shown(card: BlackjackCard | null | undefined): BlackjackCard {
  if (card === null || card === undefined)
    throw new GameError('badAction', 'The shoe is hidden: the round is a public one.');
  return card;
}

/** Deals the first four cards: player, dealer, player, dealer. */
export function dealHand(shoe: readonly BlackjackCard[]): BlackjackState {
  const [a = 0, up = 0, b = 0, hole = 0] = shoe;
  return {
    shoe,
    dealt: 4,
    dealer: [up, hole],
    hands: [{ cards: [a, b], stakes: 1, done: false }],
    active: 0,
    results: [],
  };
}

/** True if the round ends before a decision: the player or the dealer has 21 in two cards. The dealer looks at once. */
export const endsAtOnce = ({ hands, dealer }: BlackjackState): boolean =>
  isBlackjack(hands[0]?.cards ?? []) || isBlackjack(dealer.map(shown));

/** Adds the next card of the shoe to a hand. At 21 or above it is done. */
function withCard(state: BlackjackState, at: number, change: Partial<BlackjackHand> = {}): BlackjackState {
  const card = shown(state.shoe[state.dealt]);
  const hands = state.hands.map((hand, index) => {
    if (index !== at) return hand;
    const cards = [...hand.cards, card];
    return { ...hand, ...change, cards, done: change.done ?? blackjackTotal(cards).total >= 21 };
  });
  return { ...state, hands, dealt: state.dealt + 1 };
}

/** Splits a pair into two hands, and gives each its second card. Aces get no further one. */
function split(state: BlackjackState): BlackjackState {
  const [first = 0, second = 0] = state.hands[0]?.cards ?? [];
  const apart = {
    ...state,
    hands: [first, second].map((card): BlackjackHand => ({ cards: [card], stakes: 1, done: false })),
  };
  const change = valueOf(first) === 1 ? { done: true } : {};
  return withCard(withCard(apart, 0, change), 1, change);
}

/** Takes a possible decision, and goes on to the next hand that is not done. */
export function decide(state: BlackjackState, { type }: BlackjackAction): BlackjackState {
  const { active } = state;
  const after = ((): BlackjackState => {
    switch (type) {
      case 'hit':
        return withCard(state, active);
      case 'double':
        return withCard(state, active, { stakes: 2, done: true });
      case 'split':
        return split(state);
      case 'stand': {
        const hands = state.hands.map((hand, at) => (at === active ? { ...hand, done: true } : hand));
        return { ...state, hands };
      }
    }
  })();
  const next = after.hands.findIndex(({ done }) => !done);
  return { ...after, active: next === -1 ? after.hands.length - 1 : next };
}

function resultOf({ cards }: BlackjackHand, dealer: readonly BlackjackCard[], isSplit: boolean): HandResult {
  const [mine, theirs] = [blackjackTotal(cards).total, blackjackTotal(dealer).total];
  if (mine > 21) return 'bust';
  const has21 = !isSplit && isBlackjack(cards);
  if (has21 !== isBlackjack(dealer)) return has21 ? 'blackjack' : 'loss';
  if (theirs > 21 || mine > theirs) return 'win';
  return mine === theirs ? 'push' : 'loss';
}

/** Draws the cards of the dealer and compares. The dealer draws only if a hand is neither bust nor a blackjack. */
export function settle(state: BlackjackState, { hitsSoft17 }: BlackjackModel): BlackjackState {
  const isSplit = state.hands.length > 1;
  const waits = state.hands.some(({ cards }) => blackjackTotal(cards).total <= 21 && (isSplit || !isBlackjack(cards)));
  const dealer = state.dealer.map(shown);
  let { dealt } = state;
  if (waits) {
    while (dealerDraws(blackjackTotal(dealer), hitsSoft17)) {
      dealer.push(shown(state.shoe[dealt]));
      dealt += 1;
    }
  }
  return { ...state, dealer, dealt, results: state.hands.map((hand) => resultOf(hand, dealer, isSplit)) };
}

/** Return of a result per stake of its hand, in halves. */
export const halvesOf: Readonly<Record<HandResult, number>> = { blackjack: 5, win: 4, push: 2, loss: 0, bust: 0 };

import type { Draws } from '../../draws/draws.ts';
import { range } from '../../draws/shuffle.ts';
import type { CardsModel } from '../../models/ladder/ladder-models.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { CardsState, LadderRules } from './ladder-state.ts';
import { chanceOfAll, isOffered, priceOf, type Chance } from './price.ts';

/** Number of ranks, from the ace to the king. */
export const RANKS = 13;

/** A guess about the next card. */
export type Guess = 'higher' | 'lower' | 'same';

/** All guesses, in the order in which they are listed. */
export const guesses: readonly Guess[] = ['higher', 'lower', 'same'];

/** Chance of a guess after a card of this rank. It is 0 for lower than an ace and for higher than a king. */
export function chanceOfGuess(rank: number, guess: Guess): Chance {
  const passing = { higher: RANKS - 1 - rank, lower: rank, same: 1 }[guess];
  return { n: BigInt(passing), d: BigInt(RANKS) };
}

const rankAt = ({ ranks }: CardsState, at: number): number => {
  const rank = ranks[at];
  if (rank === null || rank === undefined)
    throw new GameError('badAction', 'The next card is hidden: the round is a public one.');
  return rank;
};

/** Chance of the guesses so far, each after its card. */
const chanceSoFar = (state: CardsState): Chance =>
  chanceOfAll(state.guesses.map((guess, at) => chanceOfGuess(rankAt(state, at), guess)));

function nextOf(state: CardsState, most: number): CardsState['next'] {
  const priced = (guess: Guess): number | null => {
    const step = chanceOfGuess(rankAt(state, state.guesses.length), guess);
    if (state.guesses.length >= most || step.n === 0n) return null;
    const chance = chanceOfAll([chanceSoFar(state), step]);
    return isOffered(chance) ? priceOf(chance) : null;
  };
  return { higher: priced('higher'), lower: priced('lower'), same: priced('same') };
}

/** Opens a row of cards: the first card, and one for each guess. */
export function openCards(draws: Draws, { guesses: most }: CardsModel): CardsState {
  const ranks = range(most + 1).map(() => draws.int(RANKS));
  const state: CardsState = {
    kind: 'cards',
    ranks,
    guesses: [],
    multiplier: priceOf({ n: 1n, d: 1n }),
    next: { higher: null, lower: null, same: null },
  };
  return { ...state, next: nextOf(state, most) };
}

function isRight(guess: Guess, before: number, after: number): boolean {
  if (guess === 'same') return after === before;
  return guess === 'higher' ? after > before : after < before;
}

/** The rules of a row of cards. */
export function cardsRules({ guesses: most }: CardsModel): LadderRules<CardsState> {
  return {
    steps: ({ next }) => guesses.filter((guess) => next[guess] !== null).map((type) => ({ type })),
    take(state, action) {
      const { type } = action;
      if (type !== 'higher' && type !== 'lower' && type !== 'same') {
        throw new GameError('badAction', 'A card is guessed: higher, lower or same.');
      }
      const at = state.guesses.length;
      const taken: CardsState = { ...state, guesses: [...state.guesses, type] };
      if (!isRight(type, rankAt(state, at), rankAt(state, at + 1))) {
        return { state: { ...taken, multiplier: 0, next: { higher: null, lower: null, same: null } }, lost: true };
      }
      return { state: { ...taken, multiplier: priceOf(chanceSoFar(taken)), next: nextOf(taken, most) }, lost: false };
    },
    hide: (state) => ({ ...state, ranks: state.ranks.map((rank, at) => (at <= state.guesses.length ? rank : null)) }),
  };
}

import { blackjackModels, type BlackjackModel } from '../../models/blackjack/blackjack-models.ts';
import { modelOf } from '../../round/parse.ts';
import type { Round } from '../../round/round.ts';
import { bestPlayAgainst, type BestPlay, type Decision } from './best-decisions.ts';
import { decisionsOf, type BlackjackAction, type BlackjackState } from './blackjack-state.ts';
import { blackjackTotal, valueOf } from './total.ts';

const cache = new Map<string, BestPlay>();

/** Best play against a shown card, kept: it takes some milliseconds. */
function playAgainst(up: number, model: BlackjackModel): BestPlay {
  const key = `${model.code} ${up}`;
  const play = cache.get(key) ?? bestPlayAgainst(up, model);
  cache.set(key, play);
  return play;
}

/**
 * Returns the decisions of the active hand with the mean gain of each in bets, best first; none if the round is finished.
 * It works on a public round. The gains assume that the dealer has no 21 in two cards, which was looked at.
 *
 * @example
 * ```ts
 * import { createHmac } from 'node:crypto';
 * import { createDraws, engineOf, rankDecisions } from '@kvota/games';
 *
 * const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest();
 * const draws = createDraws({ hmac, serverSeed: 'server', clientSeed: 'client', nonce: 1 });
 * const round = engineOf('blackjack').open(draws, 100, { model: 'stands-on-17', mode: 'hand' });
 * rankDecisions(round).map(({ type }) => type); // ['stand', 'double', 'hit']
 * ```
 */
export function rankDecisions(round: Round): readonly Decision[] {
  const model = modelOf(blackjackModels, round);
  const { state, finished } = round as Round<BlackjackState, BlackjackAction>; // the model is one of blackjack
  const [up] = state.dealer;
  const hand = state.hands[state.active];
  if (finished || !hand || up === null || up === undefined) return [];
  const possible = decisionsOf(state, model).map(({ type }) => type);
  const [first = 0] = hand.cards;
  return playAgainst(valueOf(up), model).decide(blackjackTotal(hand.cards), {
    double: possible.includes('double'),
    split: possible.includes('split') ? valueOf(first) : null,
  });
}

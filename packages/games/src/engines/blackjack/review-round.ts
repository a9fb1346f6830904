import { blackjackModels } from '../../models/blackjack/blackjack-models.ts';
import { fraction, minus, type Fraction } from '../../par/fraction.ts';
import { modelOf } from '../../round/parse.ts';
import type { Round } from '../../round/round.ts';
import type { BlackjackAction, BlackjackState } from './blackjack-state.ts';
import { dealHand, decide } from './play-hand.ts';
import { rankDecisions } from './rank-decisions.ts';
import type { BlackjackCard } from './total.ts';

/** A decision of a finished round beside the best one. */
export interface ReviewedDecision {
  /** The hand before the decision. */
  readonly cards: readonly BlackjackCard[];
  /** The shown card of the dealer. */
  readonly up: BlackjackCard;
  readonly taken: BlackjackAction['type'];
  readonly best: BlackjackAction['type'];
  /** Mean gain that the best decision has more, in bets. It is zero if the best one was taken. */
  readonly cost: Fraction;
}

/**
 * Returns the decisions of a finished round, each beside the best one; none before the end, because the shoe is hidden
 * then. The costs are exact, and assume best play afterwards (GAME-18).
 *
 * @example
 * ```ts
 * import { createHmac } from 'node:crypto';
 * import { createDraws, engineOf, reviewRound } from '@kvota/games';
 *
 * const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest();
 * const draws = createDraws({ hmac, serverSeed: 'server', clientSeed: 'client', nonce: 1 });
 * const round = engineOf('blackjack').open(draws, 100, { model: 'stands-on-17', mode: 'hand' });
 * reviewRound(round); // []
 * ```
 */
export function reviewRound(round: Round): readonly ReviewedDecision[] {
  modelOf(blackjackModels, round);
  const { state, actions, finished } = round as Round<BlackjackState, BlackjackAction>; // the model is one of blackjack
  const shoe = state.shoe.filter((card) => card !== null);
  if (!finished || shoe.length < state.shoe.length) return [];
  let now = dealHand(shoe);
  return actions.map(({ type: taken }) => {
    const cards = now.hands[now.active]?.cards ?? [];
    const ranked = rankDecisions({ ...round, finished: false, state: now });
    const [best] = ranked;
    const own = ranked.find(({ type }) => type === taken);
    now = decide(now, { type: taken });
    const cost = best && own ? minus(best.gain, own.gain) : fraction(0n, 1n);
    // Decisions of equal gain are all best.
    return { cards, up: shoe[1] ?? 0, taken, best: best && cost.n > 0n ? best.type : taken, cost };
  });
}

import { range } from '../../draws/shuffle.ts';
import { blackjackModels, type BlackjackModel } from '../../models/blackjack/blackjack-models.ts';
import type { Engine } from '../../round/engine.ts';
import { checkAction, modelOf, unlessFinished } from '../../round/parse.ts';
import { ONE, checkBet } from '../../round/pay.ts';
import type { GameParams, Round } from '../../round/round.ts';
import { SHOE, decisionsOf, type BlackjackAction, type BlackjackState } from './blackjack-state.ts';
import { blackjackPar } from './par-of-blackjack.ts';
import { dealHand, decide, endsAtOnce, halvesOf, settle } from './play-hand.ts';

type BlackjackRound = Round<BlackjackState, BlackjackAction>;

const modelFor = (params: GameParams): BlackjackModel => modelOf(blackjackModels, params);

function possible(round: BlackjackRound): readonly BlackjackAction[] {
  return round.finished ? [] : decisionsOf(round.state, modelFor(round));
}

/** A double and a split stake the bet once more. */
const extraStake = ({ bet }: BlackjackRound, { type }: BlackjackAction): number =>
  type === 'double' || type === 'split' ? bet : 0;

/** Ends the round: the dealer plays, and each hand is paid. */
function finish(round: BlackjackRound): BlackjackRound {
  const state = settle(round.state, modelFor(round));
  const halves = state.results.reduce((sum, result, at) => sum + halvesOf[result] * (state.hands[at]?.stakes ?? 0), 0);
  const half = (round.bet - (round.bet % 2)) / 2; // whole: the bet is even
  return { ...round, finished: true, payout: half * halves, state };
}

/** Hides the cards that are not dealt, and the second card of the dealer. */
function hidden(state: BlackjackState): BlackjackState {
  return {
    ...state,
    // The fourth card is the dealer's second one.
    shoe: state.shoe.map((card, at) => (at < state.dealt && at !== 3 ? card : null)),
    dealer: state.dealer.map((card, at) => (at === 1 ? null : card)),
  };
}

/**
 * Blackjack from an endless shoe (GAME-18): 3 to 2, the dealer looks for 21 at once, any two cards may be doubled, a pair
 * may be split once, and split aces get one card each.
 */
export const blackjack: Engine<GameParams, BlackjackState, BlackjackAction> = {
  code: 'blackjack',
  shapes: ['stepped'],
  modes: ['hand'],
  stakeCells: (params) => (modelFor(params), 2),
  // Two hands, both doubled after the split: eight bets. Without doubling after it: four, as for one doubled hand.
  largestMultiplier: (params) => (modelFor(params).doubleAfterSplit ? 8 : 4) * ONE,
  open(draws, bet, params) {
    const model = modelFor(params);
    checkBet(bet, 2, 8 * ONE);
    const round: BlackjackRound = {
      engine: 'blackjack',
      model: model.code,
      mode: params.mode,
      bet,
      params: { model: model.code, mode: params.mode },
      step: 0,
      finished: false,
      staked: bet,
      payout: 0,
      state: dealHand(range(SHOE).map(() => draws.int(52))),
      actions: [],
    };
    return endsAtOnce(round.state) ? finish(round) : round;
  },
  step(_draws, round, action) {
    const taken = checkAction(round, action, possible(round));
    const after: BlackjackRound = {
      ...round,
      step: round.step + 1,
      staked: round.staked + extraStake(round, taken),
      state: decide(round.state, taken),
      actions: [...round.actions, taken],
    };
    return after.state.hands.every(({ done }) => done) ? finish(after) : after;
  },
  actions: possible,
  fallback: (round) => unlessFinished(round, { type: 'stand' }),
  extraStake: (round, action) => (round.finished ? 0 : extraStake(round, action)),
  public: (round) => (round.finished ? round : { ...round, state: hidden(round.state) }),
  par: (params) => blackjackPar(modelFor(params)),
};

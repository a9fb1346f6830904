import { ladderModels, ladderRule, type LadderModel } from '../../models/ladder/ladder-models.ts';
import type { Engine } from '../../round/engine.ts';
import { checkAction, modelOf, unlessFinished } from '../../round/parse.ts';
import { checkBet, payOf } from '../../round/pay.ts';
import type { GameParams } from '../../round/round.ts';
import { ladderPar } from './par-of-ladder.ts';
import type { LadderAction, LadderRound, LadderState } from './ladder-state.ts';
import { pointsOf } from './points.ts';
import { openLadder, rulesOf } from './rules-of.ts';

const modelFor = (params: GameParams): LadderModel => modelOf(ladderModels, params);

function possible(round: LadderRound): readonly LadderAction[] {
  if (round.finished) return [];
  return [...rulesOf(modelFor(round), round.mode).steps(round.state), { type: 'cash-out' }];
}

/** Ends a round with what its state returns. */
const finish = (round: LadderRound): LadderRound => ({
  ...round,
  finished: true,
  payout: payOf(round.bet, round.state.multiplier),
});

const largestOf = (model: LadderModel, mode: string): number =>
  model.kind === 'cards' ? ladderRule.most : Math.max(...pointsOf(model, mode).map(({ multiplier }) => multiplier));

/**
 * Mines, floors and cards: each safe step raises the return, a wrong one loses it, and the player may stop (GAME-11). The
 * payout is cut to the minor unit. Before the first step a cash-out returns the bet.
 */
export const ladder: Engine<GameParams, LadderState, LadderAction> = {
  code: 'ladder',
  shapes: ['stepped'],
  modes: [...new Set(ladderModels.flatMap(({ modes }) => modes))],
  stakeCells: (params) => (modelFor(params), 1),
  largestMultiplier: (params) => largestOf(modelFor(params), params.mode),
  open(draws, bet, params) {
    const model = modelFor(params);
    const { mode } = params;
    checkBet(bet, 1, largestOf(model, mode));
    return {
      engine: 'ladder',
      model: model.code,
      mode,
      bet,
      params: { model: model.code, mode },
      step: 0,
      finished: false,
      staked: bet,
      payout: 0,
      state: openLadder(draws, model, mode),
      actions: [],
    };
  },
  step(_draws, round, action) {
    const taken = checkAction(round, action, possible(round));
    const counted = { ...round, step: round.step + 1, actions: [...round.actions, taken] };
    if (taken.type === 'cash-out') return finish(counted);
    const rules = rulesOf(modelFor(round), round.mode);
    const { state, lost } = rules.take(round.state, taken);
    const after = { ...counted, state };
    return lost || rules.steps(state).length === 0 ? finish(after) : after;
  },
  actions: possible,
  fallback: (round) => unlessFinished(round, { type: 'cash-out' }),
  extraStake: () => 0,
  public: (round) =>
    round.finished ? round : { ...round, state: rulesOf(modelFor(round), round.mode).hide(round.state) },
  par: (params) => ladderPar(modelFor(params), params),
};

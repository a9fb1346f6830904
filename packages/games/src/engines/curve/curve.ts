import { POINTS, crashPoint, pointsReaching } from '../../models/crash-point.ts';
import { curveModels, type CurveModel } from '../../models/curve/curve-models.ts';
import { distributionOf } from '../../par/distribution.ts';
import { parOf } from '../../par/par.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { Engine } from '../../round/engine.ts';
import { integerIn, modelOf } from '../../round/parse.ts';
import { checkBet, payOf } from '../../round/pay.ts';
import type { GameParams } from '../../round/round.ts';

/**
 * The multiplier at which the bet leaves, in hundredths: chosen before, or reached by a cash-out. Without one, it is the
 * highest target of the model.
 */
export interface CurveParams extends GameParams {
  readonly target?: number;
}

/** A bet that has left the curve, or was on it at its end. */
export interface CurveState {
  /** The end of the curve, in hundredths, at least 99; null if the bet left before, because others are still on it. */
  readonly point: number | null;
  readonly multiplier: number;
}

const modelFor = (params: GameParams): CurveModel => modelOf(curveModels, params);

const targetOf = ({ targets }: CurveModel, { target }: CurveParams): number =>
  target === undefined ? targets.most : integerIn(target, 'target', targets.least, targets.most);

/**
 * Curves (GAME-17): a bet that leaves at or before the end of the curve is paid its multiplier. A cash-out during the
 * round is a bet with that target, because the point does not depend on it. The round of a bet that left does not show the
 * point (GAME-07).
 */
export const curve: Engine<CurveParams, CurveState> = {
  code: 'curve',
  shapes: ['shared'],
  modes: ['round'],
  stakeCells: (params) => (modelFor(params), 1),
  largestMultiplier: (params) => modelFor(params).targets.most * 100,
  open(draws, bet, params) {
    const model = modelFor(params);
    const target = targetOf(model, params);
    checkBet(bet, 1, model.targets.most * 100);
    const drawn = BigInt(draws.int(2 ** 26)) * (1n << 26n) + BigInt(draws.int(2 ** 26));
    const point = Number(crashPoint(drawn));
    const left = point >= target;
    const multiplier = left ? target * 100 : 0;
    return {
      engine: 'curve',
      model: model.code,
      mode: params.mode,
      bet,
      params: { model: model.code, mode: params.mode, ...(params.target !== undefined && { target }) },
      step: 0,
      finished: true,
      staked: bet,
      payout: payOf(bet, multiplier),
      state: { point: left ? null : point, multiplier },
      actions: [],
    };
  },
  actions: () => [],
  fallback() {
    throw new GameError('roundFinished', 'A curve has no decisions after its end.');
  },
  extraStake: () => 0,
  public: (round) => round,
  par(params) {
    const target = targetOf(modelFor(params), params);
    const reaching = pointsReaching(BigInt(target));
    return parOf(
      distributionOf([
        [target * 100, reaching],
        [0, POINTS - reaching],
      ]),
    );
  },
};

import { curveModels, type CurveModel } from '@kvota/games';

import type { Bet } from '../../play/play-state.ts';
import type { Choice } from '../view.ts';

/** The model of this code. Throws if the frame was built without it. */
export function curveModelOf(code: string): CurveModel {
  const model = curveModels.find((each) => each.code === code);
  if (model) return model;
  throw new Error(`There is no curve ${code} in @kvota/games: build the frame with the maths of its server.`);
}

/** The chosen multiplier of the automatic cash-out in hundredths, within those of the maths; null if there is none. */
export function autoOf({ targets }: CurveModel, { target }: Choice['choice']): number | null {
  if (typeof target !== 'number' || !Number.isSafeInteger(target)) return null;
  return Math.min(targets.most, Math.max(targets.least, target));
}

/** The bet on a curve: with the multiplier of its automatic cash-out, if one was chosen (RGS-26). */
export function curveBetOf({ game, mode, stake, choice }: Choice): Bet {
  const target = autoOf(curveModelOf(game.model), choice);
  return { stake, mode, params: target === null ? {} : { target } };
}

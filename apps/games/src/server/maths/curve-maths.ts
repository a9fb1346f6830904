import {
  curveAt,
  curveLasts,
  curveModels,
  curveReaches,
  engineOf,
  type CurveModel,
  type CurveParams,
  type CurveState,
  type Draws,
  type Round,
} from '@kvota/games';

import { cashOut, MathsRefused } from './maths.ts';

/** The model of a curve; undefined if the engine is another one. */
const modelOf = (engine: string, model: string): CurveModel | undefined =>
  engine === 'curve' ? curveModels.find(({ code }) => code === model) : undefined;

/** The end of a curve in hundredths, at most its highest target. */
export function pointOf(model: CurveModel, draws: Draws): number {
  // A bet on the highest target is lost at each lower point.
  const params: CurveParams = { model: model.code, mode: 'round', target: model.targets.most };
  const { state } = engineOf('curve').open(draws, 1, params) as Round<CurveState>;
  return state.point ?? model.targets.most;
}

/** Milliseconds for which a curve rises; null in other games. */
export function runOf(engine: string, model: string, draws: Draws): number | null {
  const curve = modelOf(engine, model);
  return curve === undefined ? null : curveLasts(pointOf(curve, draws), curve);
}

/** Milliseconds of the highest curve; null in other games. */
export function longestRun(engine: string, model: string): number | null {
  const curve = modelOf(engine, model);
  return curve === undefined ? null : curveReaches(curve.targets.most);
}

const targetOf = ({ targets }: CurveModel, { target = targets.most }: CurveParams): number => target;

/** Milliseconds after which a bet leaves a curve by itself; null in other games. */
export function leavesAfter({ engine, model, params }: Round): number | null {
  const curve = modelOf(engine, model);
  return curve === undefined ? null : curveReaches(targetOf(curve, params));
}

/**
 * The target with which a bet leaves after some milliseconds of a run: the multiplier of that moment, or that of its automatic
 * cash-out if it came first. Null if the curve had ended. Throws MathsRefused if a bet cannot leave so.
 */
export function leaveAt(
  { engine, model, params }: Round,
  { type, ran, draws }: { readonly type: string; readonly ran: number; readonly draws: Draws },
): { readonly target: number } | null {
  const curve = modelOf(engine, model);
  if (curve === undefined) throw new MathsRefused('illegalAction', 'A bet at this table cannot leave.');
  if (type !== cashOut) throw new MathsRefused('illegalAction', `A bet on a curve takes no ${type}.`);
  const [own, point] = [targetOf(curve, params), pointOf(curve, draws)];
  if (curveReaches(own) <= ran && own <= point) return { target: own };
  if (ran >= curveLasts(point, curve)) return null;
  const target = Math.min(own, curveAt(ran));
  if (target < curve.targets.least) throw new MathsRefused('illegalAction', 'The curve has not risen yet.');
  return { target };
}

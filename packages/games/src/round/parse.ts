import { GameError } from '../refusal/game-error.ts';
import type { GameAction, GameParams, Round } from './round.ts';

/** Returns a field that must be an integer from `least` to `most`. Throws `badParams`. */
export function integerIn(value: unknown, name: string, least: number, most: number): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most) return value;
  throw new GameError('badParams', `${name} is an integer from ${least} to ${most}, not ${JSON.stringify(value)}.`);
}

/** Returns the model of this code, and throws `unknownModel` or `unknownMode` if it has no such model or mode. */
export function modelOf<M extends { readonly code: string; readonly modes: readonly string[] }>(
  models: readonly M[],
  params: GameParams,
): M {
  // The type of params is a promise that a client may break.
  if (typeof params !== 'object' || (params as unknown) === null)
    throw new GameError('badParams', 'Params are an object.');
  const model = models.find(({ code }) => code === params.model);
  if (!model) throw new GameError('unknownModel', `No model has the code ${JSON.stringify(params.model)}.`);
  if (!model.modes.includes(params.mode)) {
    throw new GameError('unknownMode', `${model.code} has no mode ${JSON.stringify(params.mode)}.`);
  }
  return model;
}

/** Throws unless the action is one of those that are possible now. */
export function checkAction<A extends GameAction>(round: Round, action: A, possible: readonly A[]): A {
  if (round.finished) throw new GameError('roundFinished', 'The round is finished: it takes no action.');
  const same = possible.find((each) => isSame(each, action));
  if (same) return same;
  throw new GameError('illegalAction', `${JSON.stringify(action)} is not possible at step ${round.step}.`);
}

/** True if two actions have the same fields with the same values. Lists are compared by their items. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}

/** The action that ends an open round. Throws `roundFinished` if the round is finished. */
export function unlessFinished<A>(round: Round, action: A): A {
  if (round.finished) throw new GameError('roundFinished', 'The round is finished: it has no fallback.');
  return action;
}

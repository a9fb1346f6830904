import { kenoModels, type KenoModel } from '@kvota/games';

import type { Bet } from '../../play/play-state.ts';
import type { Choice } from '../view.ts';

/** The model of this code. Throws if the frame was built without it. */
export function kenoModelOf(code: string): KenoModel {
  const model = kenoModels.find((each) => each.code === code);
  if (model) return model;
  throw new Error(`There is no keno ${code} in @kvota/games: build the frame with the maths of its server.`);
}

/** The most numbers that can be chosen: a mode is a number of picks. */
export const mostPicks = ({ modes }: KenoModel): number => modes.length;

/** The chosen numbers, ascending: those that the game has, and no more than it takes. */
export function picksOf(model: KenoModel, { numbers }: Choice['choice']): readonly number[] {
  const list: readonly unknown[] = Array.isArray(numbers) ? numbers : [];
  const valid = list.filter(
    (each): each is number => typeof each === 'number' && Number.isInteger(each) && each >= 1 && each <= model.numbers,
  );
  return [...new Set(valid)].slice(0, mostPicks(model)).toSorted((a, b) => a - b);
}

/** Adds or removes a number. A full choice takes no more. */
export function togglePick(model: KenoModel, picks: readonly number[], number: number): readonly number[] {
  if (picks.includes(number)) return picks.filter((each) => each !== number);
  return picks.length < mostPicks(model) ? [...picks, number].toSorted((a, b) => a - b) : picks;
}

/** Chooses numbers at random: as many as are chosen now, or the most. `random(n)` is an integer from 0 to below `n`. */
export function quickPick(
  { random, model }: { readonly random: (n: number) => number; readonly model: KenoModel },
  picks: readonly number[],
): readonly number[] {
  const left = Array.from({ length: model.numbers }, (_, at) => at + 1);
  const count = picks.length === 0 ? mostPicks(model) : picks.length;
  return Array.from({ length: count }, () => left.splice(random(left.length), 1))
    .flat()
    .toSorted((a, b) => a - b);
}

/** Multipliers of the numbers of hits in ten-thousandths, for a number of picks; the fewest hits first. */
export const paysOf = (model: KenoModel, picks: number): readonly (readonly [hits: number, multiplier: number])[] =>
  Object.entries(model.pays[`${picks}`] ?? {}).map(([hits, multiplier]) => [Number(hits), multiplier] as const);

/** The bet on the chosen numbers; null while none is chosen (RGS-26). */
export function kenoBetOf({ game, stake, choice }: Choice): Bet | null {
  const numbers = picksOf(kenoModelOf(game.model), choice);
  return numbers.length === 0 ? null : { stake, mode: `${numbers.length}`, params: { numbers } };
}

import { raceModels, type RaceModel } from '@kvota/games';

import type { Bet } from '../../play/play-state.ts';
import type { Choice } from '../view.ts';

/** The model of this code. Throws if the frame was built without it. */
export function raceModelOf(code: string): RaceModel {
  const model = raceModels.find((each) => each.code === code);
  if (model) return model;
  throw new Error(`There is no race ${code} in @kvota/games: build the frame with the maths of its server.`);
}

/** Runners that a bet of a mode names. */
export const namedIn = (mode: string): number => (mode === 'forecast' ? 2 : 1);

/** The chosen runners in their order: those that the race has, and no more than the mode takes. */
export function runnersOf({ game, mode, choice }: Pick<Choice, 'game' | 'mode' | 'choice'>): readonly number[] {
  const list: readonly unknown[] = Array.isArray(choice['runners']) ? choice['runners'] : [];
  const { weights } = raceModelOf(game.model);
  const valid = list.filter(
    (each): each is number => typeof each === 'number' && Number.isInteger(each) && each >= 0 && each < weights.length,
  );
  return [...new Set(valid)].slice(0, namedIn(mode));
}

/** Adds or removes a runner. If the bet is full, the last one makes room. */
export function toggleRunner(runners: readonly number[], runner: number, mode: string): readonly number[] {
  if (runners.includes(runner)) return runners.filter((each) => each !== runner);
  return [...runners.slice(0, namedIn(mode) - 1), runner];
}

/** The bet on the chosen runners; null if one is missing (RGS-26). */
export function raceBetOf(choice: Choice): Bet | null {
  const runners = runnersOf(choice);
  const { stake, mode } = choice;
  return runners.length === namedIn(mode) ? { stake, mode, params: { runners: [...runners] } } : null;
}

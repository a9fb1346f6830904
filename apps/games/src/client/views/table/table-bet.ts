import { tableModels, type TableModel } from '@kvota/games';

import type { Bet } from '../../play/play-state.ts';
import type { Choice } from '../view.ts';

/** A game with a target of the player. */
export type TargetModel = Extract<TableModel, { kind: 'dice' | 'limbo' }>;

/** The model of this code. Throws if the frame was built without it. */
export function tableModelOf(code: string): TableModel {
  const model = tableModels.find((each) => each.code === code);
  if (model) return model;
  throw new Error(`There is no table game ${code} in @kvota/games: build the frame with the maths of its server.`);
}

/** The targets that a player may choose. */
export const limitsOf = (model: TargetModel): { readonly least: number; readonly most: number } =>
  model.kind === 'dice' ? model.chances : model.targets;

const usual = { dice: 4950, limbo: 200 } as const;

/** The nearest target that may be chosen. */
export function nearestTarget(model: TargetModel, target: number): number {
  const { least, most } = limitsOf(model);
  return Math.min(most, Math.max(least, target));
}

/** The chosen target; the usual one if none was chosen or if it is no number. */
export function targetOf(model: TargetModel, { target }: Choice['choice']): number {
  return typeof target === 'number' && Number.isSafeInteger(target) ? nearestTarget(model, target) : usual[model.kind];
}

/** Multiplier of dice in ten-thousandths for a number of winning rolls, as the maths has it (GAME-13). */
export const diceMultiplier = (rolls: number): number => Math.floor(99_000_000 / rolls);

/** The fewest winning rolls whose multiplier is at most this one, in hundredths. */
export const rollsFor = (times: number): number => Math.ceil(990_000 / times);

/** Chance that limbo reaches a target in hundredths, in hundredths of a percent, cut. */
export const limboChance = (target: number): number => Math.floor(990_000 / target);

/** The first losing roll of `under`, or the first winning roll of `over`. */
export const edgeOf = (mode: string, rolls: number): number => (mode === 'over' ? 10_000 - rolls : rolls);

/** The bet of a game of one draw: with its target, if it has one (RGS-26). */
export function tableBetOf({ game, mode, stake, choice }: Choice): Bet {
  const model = tableModelOf(game.model);
  const params = model.kind === 'dice' || model.kind === 'limbo' ? { target: targetOf(model, choice) } : {};
  return { stake, mode, params };
}

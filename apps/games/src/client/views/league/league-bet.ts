import { dayOfRound, leagueModels, type LeagueModel, type LeagueParams } from '@kvota/games';

import type { FrameParams, FrameRound } from '../../../wire/index.ts';
import type { Bet } from '../../play/play-state.ts';
import { readBets, totalOf, type PlacedBet } from '../bets/table-bets.ts';
import { mathsRound } from '../maths-round.ts';
import type { Choice, ViewProps } from '../view.ts';

/** The model of this code. Throws if the frame was built without it. */
export function leagueModelOf(code: string): LeagueModel {
  const model = leagueModels.find((each) => each.code === code);
  if (model) return model;
  throw new Error(`There is no league ${code} in @kvota/games: build the frame with the maths of its server.`);
}

/** The match day of the running round, from 0. */
export const dayOf = ({ game, number }: Pick<Choice, 'game' | 'number'>): number =>
  dayOfRound(leagueModelOf(game.model), number ?? 1);

/** A choice without the chips of another match day, whose matches are over. The chip in hand is kept. */
export const choiceOfDay = ({ chip, ...choice }: FrameParams, day: number): FrameParams =>
  choice['day'] === day ? { ...choice, chip } : { ...(chip !== undefined && { chip }), market: choice['market'], day };

/** Props whose choice is that of the running match day. */
export const ofDay = (props: ViewProps): ViewProps => ({ ...props, choice: choiceOfDay(props.choice, dayOf(props)) });

/** The bet of the chips on the running match day; null while none is placed (RGS-26). */
export function leagueBetOf(choice: Choice): Bet | null {
  const day = dayOf(choice);
  const { bets } = readBets(choiceOfDay(choice.choice, day));
  if (bets.length === 0) return null;
  return { stake: totalOf(bets), mode: choice.mode, params: { day, bets: bets.map((bet) => ({ ...bet })) } };
}

/** The bets of a round by place; none if it was returned. */
export const betsOfRound = (round: FrameRound): readonly PlacedBet[] =>
  round.state === 'cancelled' ? [] : readBets({ ...mathsRound('league', round)?.params }).bets;

/** The match day of a placed bet. */
export const dayOfBet = (round: FrameRound): number =>
  ((mathsRound('league', round)?.params ?? {}) as LeagueParams).day ?? 0; // the params of a league

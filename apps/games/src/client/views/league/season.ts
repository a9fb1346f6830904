import { standingsOf, type LeagueModel, type PlayedDay, type Standing } from '@kvota/games';

import type { TableResult } from '../../../wire/index.ts';

/** A season with its standings, as far as it has been shown. */
export interface Season {
  /** From 1. */
  readonly number: number;
  /** Match day of the running round in its season, from 1. */
  readonly day: number;
  /** Null if a result of the season is missing here. */
  readonly standings: readonly Standing[] | null;
}

/**
 * The season of a round, from its number and the results of the rounds before it (GAME-23). Its standings have the round
 * itself once that was presented.
 */
export function seasonOf(model: LeagueModel, round: number, last: readonly TableResult[]): Season {
  const day = (round - 1) % model.season;
  const first = round - day;
  const own = last.filter(({ number }) => number >= first && number <= round);
  // The server sends the results of its maths.
  const days = own.map(({ outcome }) => outcome as PlayedDay);
  const complete = Array.from({ length: day }, (_, at) => first + at).every((each) =>
    own.some(({ number }) => number === each),
  );
  return {
    number: (first - 1) / model.season + 1,
    day: day + 1,
    standings: complete ? standingsOf(model, days) : null,
  };
}

import {
  curveModels,
  dayOfRound,
  engineOf,
  leagueModels,
  type Draws,
  type KenoState,
  type LeagueModel,
  type LeagueState,
  type RaceState,
  type Round,
  type RouletteState,
} from '@kvota/games';

import { pointOf } from './curve-maths.ts';
import type { MathsRound } from './maths-round.ts';
import { MathsRefused, type MathsModel, type RoundSeeds } from './maths.ts';

/** Seeds with which a bet is checked. Their outcome is dropped. */
export const anySeeds: RoundSeeds = { serverSeed: '0', clientSeed: '0', nonce: 0 };

/** A bet as it is before its round is drawn. */
export const betOf = (round: MathsRound): MathsRound => ({ ...round, finished: false, payout: 0, state: null });

/** The league of a model; undefined in other games. */
const leagueOf = ({ engine, model }: MathsModel): LeagueModel | undefined =>
  engine === 'league' ? leagueModels.find(({ code }) => code === model) : undefined;

/** Throws unless a bet on a league is for the match day of its round. A frame may still show the day before. */
export function requireDay(model: MathsModel, { day }: Readonly<Record<string, unknown>>, number: number): void {
  const league = leagueOf(model);
  if (league === undefined || day === dayOfRound(league, number)) return;
  throw new MathsRefused('badParams', `Round ${number} is match day ${dayOfRound(league, number)}.`);
}

/** A choice of each engine that is always possible, and the part of its state that no choice changes. */
const shared: Readonly<Record<string, (draws: Draws, model: string, number: number) => unknown>> = {
  roulette(draws, model) {
    const params = { model, mode: 'table', bets: [{ on: 'red', amount: 2 }] };
    return { number: (engineOf('roulette').open(draws, 2, params) as Round<RouletteState>).state.number };
  },
  keno(draws, model) {
    const params = { model, mode: '1', numbers: [1] };
    const engine = engineOf('keno');
    return { drawn: (engine.open(draws, engine.stakeCells(params), params) as Round<KenoState>).state.drawn };
  },
  race(draws, model) {
    const params = { model, mode: 'win', runners: [0] };
    return { order: (engineOf('race').open(draws, 1, params) as Round<RaceState>).state.order };
  },
  league(draws, code, number) {
    const model = leagueOf({ engine: 'league', model: code });
    if (model === undefined) return null;
    const day = dayOfRound(model, number);
    const params = { model: code, mode: 'day', day, bets: [{ on: '0:1', amount: 1 }] };
    const { state } = engineOf('league').open(draws, 1, params) as Round<LeagueState>;
    return { day, clubs: state.clubs, results: state.results };
  },
  curve(draws, model) {
    const found = curveModels.find(({ code }) => code === model);
    return { point: found === undefined ? null : pointOf(found, draws) };
  },
};

/** The result of the shared round of a number, which does not depend on bets. Throws if the engine has no shared rounds. */
export function sharedResult({ engine, model }: MathsModel, draws: Draws, number: number): unknown {
  const result = shared[engine];
  if (result === undefined) throw new Error(`${engine} has no shared rounds.`);
  return result(draws, model, number);
}

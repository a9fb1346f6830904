import type { Draws } from '../../draws/draws.ts';
import { drawWeighted } from '../../draws/shuffle.ts';
import { leagueModels, type LeagueModel } from '../../models/league/league-models.ts';
import { distributionOf } from '../../par/distribution.ts';
import { isBelow, times, type Fraction } from '../../par/fraction.ts';
import { parOf } from '../../par/par.ts';
import { GameError } from '../../refusal/game-error.ts';
import type { Engine } from '../../round/engine.ts';
import { integerIn, modelOf } from '../../round/parse.ts';
import { checkBet, payOf } from '../../round/pay.ts';
import type { GameParams } from '../../round/round.ts';
import { chanceOfPick, goalsOf, largestOdds, leagueOddsOf, scoresOf } from './chances.ts';
import { daysOf, fixturesOf } from './fixtures.ts';
import { leaguePicks, type LeagueMarket, type LeaguePick } from './picks.ts';

/** A bet on a match of the day, in minor units. */
export interface LeagueBet {
  /** Number of the match from 0 and the bet, such as `0:1`, `3:over` or `1:2-1`. */
  readonly on: string;
  readonly amount: number;
}

/** All bets of a round. Their amounts add up to the bet of the round, and each place is named once. */
export interface LeagueParams extends GameParams {
  /** The match day from 0. In a shared round it follows from the number of the round. */
  readonly day?: number;
  readonly bets?: readonly LeagueBet[];
}

/** A finished match day. */
export interface LeagueState {
  readonly day: number;
  /** Names of the home club and of the away club, by match. */
  readonly clubs: readonly (readonly [home: string, away: string])[];
  /** Goals of the home club and of the away club, by match. */
  readonly results: readonly (readonly [home: number, away: number])[];
  /** Return of each bet, in the order of the bets. */
  readonly returns: readonly number[];
}

interface PlacedBet extends LeagueBet {
  readonly match: number;
  readonly pick: LeaguePick;
  readonly odds: number;
}

const modelFor = (params: GameParams): LeagueModel => modelOf(leagueModels, params);

const dayIn = (model: LeagueModel, { day }: LeagueParams): number => integerIn(day, 'The day', 0, daysOf(model) - 1);

function placed(model: LeagueModel, params: LeagueParams): PlacedBet[] {
  const day = dayIn(model, params);
  const { bets } = params as { readonly bets?: unknown };
  const list: readonly unknown[] = Array.isArray(bets) ? bets : [];
  const found = list.map((each): PlacedBet => {
    const { on, amount } = (typeof each === 'object' && each !== null ? each : {}) as {
      on?: unknown;
      amount?: unknown;
    };
    const [match = '', code] = typeof on === 'string' ? on.split(':') : [];
    const pick = leaguePicks.find((one) => one.code === code);
    const odds = typeof on === 'string' ? leagueOddsOf(model, day, on) : undefined;
    if (typeof on !== 'string' || !pick || odds === undefined)
      throw new GameError('badParams', `There is no bet ${JSON.stringify(on)}.`);
    return { on, amount: integerIn(amount, 'An amount', 1, Number.MAX_SAFE_INTEGER), match: Number(match), pick, odds };
  });
  if (found.length > 0 && new Set(found.map(({ on }) => on)).size === found.length) return found;
  throw new GameError('badParams', 'A match day has one bet or more, each on another place.');
}

/** Draws the goals of each match, those of the home club first. */
function playDay(draws: Draws, model: LeagueModel, day: number): (readonly [number, number])[] {
  return fixturesOf(model, day).map((fixture) => {
    const [hosts, guests] = goalsOf(model, fixture);
    const home = drawWeighted(draws, hosts);
    return [home, drawWeighted(draws, guests)] as const;
  });
}

const namesOf = (model: LeagueModel, day: number): (readonly [string, string])[] =>
  fixturesOf(model, day).map(({ home, away }) => [model.clubs[home]?.name ?? '', model.clubs[away]?.name ?? '']);

/** Lowest and highest return of all bets of a kind. */
function rangeOf(model: LeagueModel, market: LeagueMarket): { readonly least: Fraction; readonly most: Fraction } {
  let [least, most]: (Fraction | undefined)[] = [];
  for (let day = 0; day < daysOf(model); day += 1) {
    for (const [match, fixture] of fixturesOf(model, day).entries()) {
      for (const pick of leaguePicks.filter((one) => one.market === market)) {
        const odds = leagueOddsOf(model, day, `${match}:${pick.code}`) ?? 0;
        const rtp = times(chanceOfPick(model, fixture, pick), { n: BigInt(odds), d: 10_000n });
        if (!least || isBelow(rtp, least)) least = rtp;
        if (!most || isBelow(most, rtp)) most = rtp;
      }
    }
  }
  const none = { n: 0n, d: 1n };
  return { least: least ?? none, most: most ?? none };
}

/** Returns of a day in ten-thousandths of a minor unit, with their weights: matches are independent. */
function returnsOf(model: LeagueModel, day: number, bets: readonly PlacedBet[]): Map<number, bigint> {
  let sums = new Map([[0, 1n]]);
  for (const [match, fixture] of fixturesOf(model, day).entries()) {
    const own = bets.filter((bet) => bet.match === match);
    if (own.length === 0) continue;
    const next = new Map<number, bigint>();
    for (const { home, away, weight } of scoresOf(model, fixture).cases) {
      const back = own.reduce((sum, { pick, amount, odds }) => (pick.wins(home, away) ? sum + amount * odds : sum), 0);
      for (const [sum, count] of sums) next.set(sum + back, (next.get(sum + back) ?? 0n) + count * weight);
    }
    sums = next;
  }
  return sums;
}

/** Match days of a league of invented clubs (GAME-22). The draw does not depend on the bets. */
export const league: Engine<LeagueParams, LeagueState> = {
  code: 'league',
  shapes: ['shared'],
  modes: ['day'],
  stakeCells: (params) => (modelFor(params), 1),
  largestMultiplier: (params) => largestOdds(modelFor(params)),
  open(draws, bet, params) {
    const model = modelFor(params);
    const day = dayIn(model, params);
    const bets = placed(model, params);
    checkBet(bet, 1, largestOdds(model));
    const sum = bets.reduce((total, { amount }) => total + BigInt(amount), 0n);
    if (sum !== BigInt(bet)) throw new GameError('badBet', `The bets add up to ${sum}, and not to ${bet}.`);
    const results = playDay(draws, model, day);
    const returns = bets.map(({ match, pick, amount, odds }) => {
      const [home = 0, away = 0] = results[match] ?? [];
      return pick.wins(home, away) ? payOf(amount, odds) : 0;
    });
    return {
      engine: 'league',
      model: model.code,
      mode: params.mode,
      bet,
      params: { model: model.code, mode: params.mode, day, bets: bets.map(({ on, amount }) => ({ on, amount })) },
      step: 0,
      finished: true,
      staked: bet,
      payout: returns.reduce((total, each) => total + each, 0),
      state: { day, clubs: namesOf(model, day), results, returns },
      actions: [],
    };
  },
  actions: () => [],
  fallback() {
    throw new GameError('roundFinished', 'A match day has no decisions.');
  },
  extraStake: () => 0,
  public: (round) => round,
  par(params) {
    const model = modelFor(params);
    const bets = placed(model, params);
    const bet = bets.reduce((sum, { amount }) => sum + amount, 0);
    const [only, more] = bets;
    return parOf(
      distributionOf(
        [...returnsOf(model, dayIn(model, params), bets)].map(([returned, weight]) => {
          if (returned % bet === 0) return [returned / bet, weight] as const;
          throw new GameError('badParams', 'The figures of these bets need more than four places. Use other amounts.');
        }),
      ),
      only && !more ? { rtpRange: rangeOf(model, only.pick.market) } : {},
    );
  },
};

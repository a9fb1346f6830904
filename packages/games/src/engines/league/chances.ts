import { range } from '../../draws/shuffle.ts';
import { keptOfLeague, type LeagueModel } from '../../models/league/league-models.ts';
import { fraction, type Fraction } from '../../par/fraction.ts';
import { daysOf, fixturesOf, type Fixture } from './fixtures.ts';
import { leaguePicks, type LeaguePick } from './picks.ts';

const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

/** Weights of the goals of both clubs of a match. */
export function goalsOf(model: LeagueModel, { home, away }: Fixture): readonly [readonly number[], readonly number[]] {
  const [host, guest] = [model.clubs[home], model.clubs[away]];
  const level = (base: number, attack = 0, defence = 0): readonly number[] =>
    model.goals[base + attack - defence] ?? [];
  return [level(model.home, host?.attack, guest?.defence), level(model.away, guest?.attack, host?.defence)];
}

/** A score of a match with its weight. */
export interface ScoreCase {
  readonly home: number;
  readonly away: number;
  readonly weight: bigint;
}

/** All scores of a match; `total` is the sum of their weights. */
export function scoresOf(
  model: LeagueModel,
  fixture: Fixture,
): { readonly cases: ScoreCase[]; readonly total: bigint } {
  const [hosts, guests] = goalsOf(model, fixture);
  const cases = hosts.flatMap((host, home) =>
    guests.map((guest, away) => ({ home, away, weight: BigInt(host) * BigInt(guest) })),
  );
  return { cases, total: BigInt(sumOf(hosts)) * BigInt(sumOf(guests)) };
}

/** Chance of a bet on a match. */
export function chanceOfPick(model: LeagueModel, fixture: Fixture, { wins }: LeaguePick): Fraction {
  const { cases, total } = scoresOf(model, fixture);
  return fraction(
    cases.reduce((sum, { home, away, weight }) => (wins(home, away) ? sum + weight : sum), 0n),
    total,
  );
}

const caches = new Map<LeagueModel, Map<string, number>>();

function pricesOf(model: LeagueModel): Map<string, number> {
  const known = caches.get(model);
  if (known) return known;
  const prices = new Map<string, number>();
  for (const day of range(daysOf(model))) {
    for (const [match, fixture] of fixturesOf(model, day).entries()) {
      for (const pick of leaguePicks) {
        const { n, d } = chanceOfPick(model, fixture, pick);
        const kept = pick.market === 'score' ? keptOfLeague.score : keptOfLeague.other;
        prices.set(`${day}:${match}:${pick.code}`, Number((d * kept) / n) * 100);
      }
    }
  }
  caches.set(model, prices);
  return prices;
}

/**
 * Multiplier of a bet in ten-thousandths: 94 % of the fair price, or 92 % for a score, cut to hundredths (GAME-22). `on` is
 * the number of the match on its day, and the bet. Undefined if there is no such bet.
 *
 * @example
 * ```ts
 * import { leagueModels, leagueOddsOf } from '@kvota/games';
 *
 * leagueOddsOf(leagueModels[0]!, 0, '0:1'); // 12_300
 * ```
 */
export const leagueOddsOf = (model: LeagueModel, day: number, on: string): number | undefined =>
  pricesOf(model).get(`${day}:${on}`);

/** The largest multiplier of all bets of a league. */
export const largestOdds = (model: LeagueModel): number => Math.max(...pricesOf(model).values());

import { leagueModels, leagueOddsOf, leaguePicks, payOf, type LeagueParams, type LeagueState } from '@kvota/games';

import type { FrameRound } from '../../wire/index.ts';
import { addUp, type PlacedBet } from '../views/bets/table-bets.ts';
import { betsOfRound } from '../views/league/league-bet.ts';
import { mathsRound } from '../views/maths-round.ts';

/** What all bets on a match day share, as the server sends it. */
type Outcome = Pick<LeagueState, 'day' | 'clubs' | 'results'>;
const nothing: Outcome = { day: 0, clubs: [], results: [] };

/** The result of a match day. */
export const outcomeOf = (outcome: unknown): Outcome => (outcome as Outcome | null) ?? nothing; // sent by our server

/** Returns of the places of a bet, which follow from the results also before the bet is settled. */
function returnedOf(bet: FrameRound, { day, results }: Outcome): readonly PlacedBet[] {
  const model = leagueModels.find(({ code }) => code === mathsRound('league', bet)?.model);
  return betsOfRound(bet).map(({ on, amount }) => {
    const [match = '', code] = on.split(':');
    const [home = 0, away = 0] = results[Number(match)] ?? [];
    const wins = leaguePicks.find((pick) => pick.code === code)?.wins(home, away) ?? false;
    const odds = model === undefined ? undefined : leagueOddsOf(model, day, on);
    return { on, amount: wins ? payOf(amount, odds ?? 0) : 0 };
  });
}

/** A drawn match day with all bets of the player as one: bets on the same place add up. */
export function leagueMathsOf(
  result: unknown,
  bets: readonly FrameRound[],
): { readonly params: Pick<LeagueParams, 'day' | 'bets'>; readonly state: LeagueState } {
  const outcome = outcomeOf(result);
  const all = addUp(bets.flatMap(betsOfRound));
  const back = new Map(addUp(bets.flatMap((bet) => returnedOf(bet, outcome))).map(({ on, amount }) => [on, amount]));
  return {
    params: { day: outcome.day, bets: all },
    state: { ...outcome, returns: all.map(({ on }) => back.get(on) ?? 0) },
  };
}

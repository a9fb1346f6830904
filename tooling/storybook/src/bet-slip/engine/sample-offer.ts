import type { NewSelection } from '@kvota/bet-slip/slip';
import { thousandthsToOdds } from '@kvota/contracts';

/** A sample match. Odds are in thousandths. */
export interface SampleMatch {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  readonly live: boolean;
  /** Seconds from the start of the playground to the start of the match. */
  readonly startsAfter: number;
  readonly odds: readonly (readonly [outcome: string, thousandths: number])[];
  readonly suspended: boolean;
}

const match = (
  id: string,
  [home, away]: readonly [string, string],
  odds: readonly number[],
  rest: Partial<SampleMatch> = {},
): SampleMatch => {
  const names = odds.length === 3 ? ['1', 'X', '2'] : ['1', '2'];
  const named = names.map((name, at) => [name, odds[at] ?? 0] as const);
  return { id, home, away, live: false, startsAfter: 5400, odds: named, suspended: false, ...rest };
};

/** Round odds, so that payouts are easy to check: 2.00 × 1.50 × 3.00 = 9.00. */
export const sampleMatches: readonly SampleMatch[] = [
  match('4711', ['Crvena zvezda', 'Partizan'], [2000, 3250, 4200]),
  match('4712', ['Vojvodina', 'Čukarički'], [1500, 4000, 6500]),
  match('4713', ['Olympiacos', 'Panathinaikos'], [3000, 3100, 2350]),
  match('4714', ['Spartak', 'Zenit'], [2750, 3300, 2500], { startsAfter: 30 }),
  match('4715', ['Bayern', 'Dortmund'], [1250, 3900], { live: true, startsAfter: -2400 }),
  match('4716', ['Tirana', 'Sarajevo'], [1900, 3400, 3800], { live: true, startsAfter: -600 }),
];

export const pairOf = ({ home, away }: SampleMatch): string => `${home} - ${away}`;

/** Returns the selection of a price. `start` is the time at which the playground starts. */
export function selectionOf(match: SampleMatch, outcome: string, start: number): NewSelection {
  const timeStart = start + match.startsAfter * 1000;
  return {
    id: match.id,
    desc: match.live ? 'live' : 'prematch',
    marketName: 'FT',
    marketDesc: 'Full time',
    outcome,
    price: thousandthsToOdds(match.odds.find(([name]) => name === outcome)?.[1] ?? 0),
    band: null,
    pair: pairOf(match),
    sfId: `sf${match.id}`,
    time: new Date(timeStart).toISOString().slice(11, 16),
    timeStart,
    marketsKey: 'FT',
    marketsTable: 'main',
    marketsGroup: 'main',
    player: null,
    sport: match.odds.length === 2 ? 'B' : 'F',
    realSport: null,
    suspended: match.suspended,
  };
}

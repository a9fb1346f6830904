import { defineSport } from '../sport/define-sport.ts';
import type { League } from '../sport/league.ts';
import { matchMarkets } from '../sport/match-markets.ts';
import type { MatchSeed, Play, PlayView, Sport } from '../sport/sport.ts';
import { betterPlaced } from './markets/better-placed.ts';
import { contestWinner } from './markets/contest-winner.ts';
import { eitherWins } from './markets/either-wins.ts';
import { contestOf, performances } from './model/contest.ts';
import { batches, ContestGrid, type ContestMarket } from './model/contest-market.ts';

/** A sport or special without play-by-play: betting ends at the start, and the result comes at the end. */
export interface ContestRules {
  readonly code: string;
  readonly digits: string;
  readonly name: string;
  readonly individual: boolean;
  /** Milliseconds from the start to the result. */
  readonly length: number;
}

function playContest({ length }: ContestRules, match: MatchSeed): Play {
  const contest = contestOf(match);
  const marks = performances(contest, match);
  const best = [...marks].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  const hostBetter = (marks.get(contest.host) ?? 0) > (marks.get(contest.away) ?? 0);
  const view = (phase: string, results: PlayView['results']): PlayView => ({
    matchPhase: { name: phase, timeMin: 0 },
    clock: null,
    results,
    stats: [],
    points: null,
    server: null,
    redCards: [0, 0],
    yellowCards: [0, 0],
  });
  return {
    duration: length,
    changes: [0, length],
    suspensions: [{ from: 0, to: length, reason: 'interrupted' }],
    view(offset, over) {
      if (offset < 0) return view('NSY', {});
      // The better of the two wins by 1:0.
      if (offset >= length) return view('F', { P: hostBetter ? [1, 0] : [0, 1] });
      return view(over ? 'F' : 'RUN', {});
    },
    ...matchMarkets(contestMarkets, {
      frame: null,
      gridAt: (_, drift) => new ContestGrid(contest, drift),
      standingAt: (offset, over) =>
        over || offset >= length ? { contest, best, hostBetter, cut: offset < length } : undefined,
    }),
  };
}

/** The markets of a contest, in display order. */
const contestMarkets: readonly ContestMarket[] = [betterPlaced, contestWinner, eitherWins];

/** Defines a sport of contests by its rules and leagues. */
export function contestSport(rules: ContestRules, leagues: readonly League[]): Sport {
  return defineSport({
    code: rules.code,
    digits: rules.digits,
    leagues,
    lane: 'other',
    individual: rules.individual,
    usualLength: rules.length,
    markets: contestMarkets,
    batches,
    layout: {
      name: rules.name,
      groups: ['main'],
      mainTable: [{ family: '12', selections: ['1', '2'] }],
      tables: [],
    },
    play: (match) => playContest(rules, match),
  });
}

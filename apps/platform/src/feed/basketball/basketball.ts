import { lastAtOrBefore } from '../model/timeline.ts';
import { playerPoints, playersGroup } from '../players/player-definitions.ts';
import { defineSport } from '../sport/define-sport.ts';
import { matchMarkets } from '../sport/match-markets.ts';
import type { MatchSeed, Play, PlayerMarkets, PlayView } from '../sport/sport.ts';
import { basketballLeagues } from './leagues.ts';
import { handicap } from './markets/handicap.ts';
import { oddOrEvenPoints } from './markets/odd-or-even-points.ts';
import { periodMarkets, type PeriodPart } from './markets/period-markets.ts';
import { pointRange } from './markets/point-range.ts';
import { regularResult } from './markets/regular-result.ts';
import { awayPoints, homePoints, totalPoints } from './markets/totals.ts';
import { winner } from './markets/winner.ts';
import { winningMargin } from './markets/winning-margin.ts';
import { type BasketballMarket, batches } from './model/basketball-market.ts';
import { BasketballGrid } from './model/grid.ts';
import { linesOf } from './model/lines.ts';
import { frameOf, type GameFrame } from './model/rules.ts';
import { basketballScript, type BasketballState, pointsOf } from './model/script.ts';
import { standingOf } from './model/standing.ts';
import { basketballPlayers } from './players.ts';

const none = { points: null, server: null, redCards: [0, 0], yellowCards: [0, 0] } as const;

function phaseOf(state: BasketballState, over: boolean): string {
  if (over || state.over) return state.period > 4 ? 'AOT' : 'F';
  if (state.interval && state.period === 2) return 'HT';
  return state.period > 4 ? 'OT' : `Q${state.period}`;
}

function viewOf(match: MatchSeed, frame: GameFrame, state: BasketballState | null, over: boolean): PlayView {
  if (state === null) {
    return { ...none, matchPhase: { name: 'NSY', timeMin: 0 }, clock: null, results: { P: [0, 0] }, stats: [] };
  }
  const full = state.period <= 4 ? frame.quarter : 300;
  const before = state.period <= 4 ? (state.period - 1) * frame.quarter : frame.regular + (state.period - 5) * 300;
  return {
    ...none,
    matchPhase: { name: phaseOf(state, over), timeMin: Math.floor((before + full - state.clock) / 60) },
    clock: {
      direction: 'down',
      seconds: state.clock,
      asOf: match.fixture.timeStart + state.at,
      running: state.running && !over,
    },
    results: { P: pointsOf(state) },
    stats: state.points.map((points, index) => ({ PN: index < 4 ? `Q${index + 1}` : 'OT', P: points })),
  };
}

function playBasketball(match: MatchSeed): Play {
  const frame = frameOf(match);
  const lines = linesOf(frame);
  const { states, suspensions, duration } = basketballScript(match);
  const instants = states.map(({ at }) => at);
  const stateAt = (offset: number): BasketballState | null => states[lastAtOrBefore(instants, offset)] ?? null;
  let players: PlayerMarkets | undefined;
  return {
    duration,
    get players() {
      players ??= basketballPlayers(match, states, stateAt);
      return players;
    },
    changes: instants,
    suspensions,
    view: (offset, over) => viewOf(match, frame, stateAt(offset), over),
    ...matchMarkets(basketballMarkets, {
      frame: lines,
      gridAt: (offset, drift) => new BasketballGrid(frame, lines, stateAt(offset), offset, drift),
      standingAt(offset, over) {
        const state = stateAt(offset);
        return state === null ? undefined : standingOf(state, over, lines.bands);
      },
    }),
  };
}

const firstHalf: PeriodPart = {
  code: 'H1',
  first: 1,
  last: 2,
  group: 'halves',
  batch: batches.half,
  lines: 'half',
  result: 'First-half result',
  points: 'First-half points',
};
const quarter = (number: number): PeriodPart => ({
  code: `Q${number}`,
  first: number,
  last: number,
  group: 'quarters',
  batch: batches.quarters,
  lines: 'quarter',
  result: `Quarter ${number} result`,
  points: `Quarter ${number} points`,
});

/** The markets of basketball, in display order. Everything else is derived from this list. */
export const basketballMarkets: readonly BasketballMarket[] = [
  winner,
  regularResult,
  handicap,
  winningMargin,
  totalPoints,
  pointRange,
  homePoints,
  awayPoints,
  oddOrEvenPoints,
  ...periodMarkets(firstHalf),
  ...[1, 2, 3, 4].map(quarter).flatMap(periodMarkets),
];

/** Basketball: overtime counts, but for the result of regular time, halves and quarters. */
export const basketball = defineSport({
  code: 'B',
  digits: '2',
  leagues: basketballLeagues,
  lane: 'big',
  individual: false,
  usualLength: 6_600_000,
  markets: [...basketballMarkets, playerPoints],
  batches,
  layout: {
    name: 'Basketball',
    groups: ['main', 'handicap', 'totals', 'halves', 'quarters', playersGroup],
    mainTable: [
      { family: '12', selections: ['1', '2'] },
      { family: 'HC', selections: ['1', '2'] },
      { family: 'OU', selections: ['under', 'over'] },
    ],
    tables: [
      { code: 'halves', families: ['H1_1X2', 'H1_OU'] },
      { code: 'quarter', families: ['Q1_1X2', 'Q1_OU'] },
    ],
  },
  play: playBasketball,
});

import { lastAtOrBefore } from '../model/timeline.ts';
import { playerAces, playersGroup } from '../players/player-definitions.ts';
import { defineSport } from '../sport/define-sport.ts';
import { lastGrids } from '../sport/last-grids.ts';
import { matchMarkets } from '../sport/match-markets.ts';
import type { Drift, MatchSeed, Play, PlayerMarkets, PlayView } from '../sport/sport.ts';
import { tennisPlayers } from './aces.ts';
import { tennisLeagues } from './leagues.ts';
import { gameHandicap, totalGames } from './markets/game-markets.ts';
import { matchWinner } from './markets/match-winner.ts';
import { setBetting } from './markets/set-betting.ts';
import { setMarkets } from './markets/set-markets.ts';
import { totalSets } from './markets/total-sets.ts';
import { TennisGrid } from './model/grid.ts';
import { outlookOf } from './model/outlook.ts';
import { servingOf, setsToWin, within } from './model/rules.ts';
import { servesPoint, type TennisState, tennisScript } from './model/script.ts';
import { batches, type TennisMarket } from './model/tennis-market.ts';

const words = ['0', '15', '30', '40'];

/** Returns the points as they are called: 0, 15, 30, 40, and A for advantage. A tie-break has plain numbers. */
export function calledPoints({ points: [host, away], tieBreak }: TennisState): readonly [string, string] {
  if (tieBreak) return [String(host), String(away)];
  if (host >= 3 && away >= 3) {
    if (host === away) return ['40', '40'];
    return host > away ? ['A', '40'] : ['40', 'A'];
  }
  return [words[host] ?? '40', words[away] ?? '40'];
}

const still = { clock: null, redCards: [0, 0], yellowCards: [0, 0] } as const;

function viewOf(state: TennisState | null, ended: boolean): PlayView {
  if (state === null) {
    const results = { S: [0, 0], G: [0, 0] } as const;
    return { ...still, matchPhase: { name: 'NSY', timeMin: 0 }, results, stats: [], points: null, server: null };
  }
  const over = ended || state.over;
  const serves = servesPoint(state) === 0 ? 'host' : 'away';
  return {
    ...still,
    matchPhase: { name: over ? 'F' : `SET${state.games.length}`, timeMin: 0 },
    results: { S: state.sets, G: state.games.at(-1) ?? [0, 0] },
    stats: state.games.map((games, index) => ({ PN: `SET${index + 1}`, G: games })),
    points: over ? null : calledPoints(state),
    server: over ? null : serves,
  };
}

function playTennis(match: MatchSeed): Play {
  const serving = servingOf(match);
  const needed = setsToWin(match);
  const { states, suspensions, duration } = tennisScript(match);
  const instants = states.map(({ at }) => at);
  const stateAt = (offset: number): TennisState | null => states[lastAtOrBefore(instants, offset)] ?? null;
  const leaningTo = (drift: Drift) => ({
    host: within(serving.host + 0.008 * drift.host),
    away: within(serving.away + 0.008 * drift.away),
  });
  // The batches of one instant share the walk over all sets.
  const gridAt = lastGrids(4, (offset, drift) => {
    const state = stateAt(offset);
    return new TennisGrid(outlookOf(leaningTo(drift), state, needed), state, needed);
  });
  let players: PlayerMarkets | undefined;
  return {
    duration,
    get players() {
      players ??= tennisPlayers(match, states, serving, (offset, drift) => {
        const state = stateAt(offset);
        const played = (state?.games ?? []).reduce((sum, [host, away]) => sum + host + away, 0);
        return { outlook: outlookOf(leaningTo(drift), state, needed), played };
      });
      return players;
    },
    changes: instants,
    suspensions,
    view: (offset, over) => viewOf(stateAt(offset), over),
    ...matchMarkets(tennisMarkets, {
      frame: { needed },
      gridAt,
      standingAt(offset, over) {
        const state = stateAt(offset);
        return state === null ? undefined : { needed, state, over: over || state.over };
      },
    }),
  };
}

/** The markets of tennis, in display order. Everything else is derived from this list. */
const tennisMarkets: readonly TennisMarket[] = [
  matchWinner,
  setBetting,
  totalSets,
  totalGames,
  gameHandicap,
  ...[1, 2, 3, 4, 5].flatMap(setMarkets),
];

export const tennis = defineSport({
  code: 'T',
  digits: '3',
  leagues: tennisLeagues,
  lane: 'big',
  individual: true,
  usualLength: 6_000_000,
  markets: [...tennisMarkets, playerAces],
  batches,
  layout: {
    name: 'Tennis',
    groups: ['main', 'sets', 'games', 'handicap', playersGroup],
    mainTable: [
      { family: '12', selections: ['1', '2'] },
      { family: 'S1_12', selections: ['1', '2'] },
      { family: 'OU', selections: ['under', 'over'] },
    ],
    tables: [
      { code: 'sets', families: ['S1_12', 'S1_OU', 'TS'] },
      { code: 'handicap', families: ['HC'] },
    ],
  },
  play: playTennis,
  finalScore(match) {
    const { states, duration } = tennisScript(match);
    return { duration, results: viewOf(states.at(-1) ?? null, true).results };
  },
});

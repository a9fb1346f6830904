import { lastAtOrBefore, ascending } from '../model/timeline.ts';
import type { PeriodStats } from '../model/match.ts';
import { playersGroup } from '../players/player-definitions.ts';
import { defineSport } from '../sport/define-sport.ts';
import { matchMarkets } from '../sport/match-markets.ts';
import type { MatchSeed, Play, PlayerMarkets, PlayView } from '../sport/sport.ts';
import { footballMarkets } from './football-markets.ts';
import { footballLeagues } from './leagues.ts';
import { batches } from './model/football-market.ts';
import { FootballGrid } from './model/grid.ts';
import { outlookOf } from './model/outlook.ts';
import { ratesOf } from './model/rates.ts';
import { type FootballState, footballScript } from './model/script.ts';
import { standingOf } from './model/standing.ts';
import { footballPlayerMarkets, footballPlayers } from './players.ts';

const MINUTE = 60_000;

/** Minutes are not counted further in added time. */
const lastMinute: Partial<Record<FootballState['phase'], number>> = { FH: 45, SH: 90, ETF: 105, OT: 120 };
const standing: Partial<Record<FootballState['phase'], number>> = { HT: 45, ETHT: 105, P: 120, F: 90, AOT: 120 };

function minuteOf(state: FootballState, offset: number): number {
  if (!state.running) {
    if (state.phase === 'PAUSED' && state.done < 2) {
      return Math.min(90, state.clockMinute + Math.floor((state.at - state.clockFrom) / MINUTE));
    }
    return standing[state.phase] ?? 90;
  }
  const played = Math.floor((offset - state.clockFrom) / MINUTE);
  return Math.min(lastMinute[state.phase] ?? 90, state.clockMinute + played);
}

/** Returns the offsets at which the minute changes. */
function minuteTicks(states: readonly FootballState[], duration: number): readonly number[] {
  const ticks: number[] = [];
  for (const [index, state] of states.entries()) {
    if (!state.running) continue;
    const until = states[index + 1]?.at ?? duration;
    const first = Math.ceil((state.at - state.clockFrom) / MINUTE);
    for (let minute = first; state.clockFrom + minute * MINUTE < until; minute += 1) {
      ticks.push(state.clockFrom + minute * MINUTE);
    }
  }
  return ticks;
}

function statsOf({ goals, corners, done, phase }: FootballState): readonly PeriodStats[] {
  const stats: PeriodStats[] = [{ PN: 'FH', G: goals.FH, K: corners.FH }];
  if (done >= 1 && phase !== 'HT') stats.push({ PN: 'SH', G: goals.SH, K: corners.SH });
  if (done === 2 && goals.ET[0] + goals.ET[1] + corners.ET[0] + corners.ET[1] > 0) {
    stats.push({ PN: 'OT', G: goals.ET, K: corners.ET });
  }
  return stats;
}

function resultsOf({ goals: { FH, SH, ET }, penalties }: FootballState): PlayView['results'] {
  return {
    G: [FH[0] + SH[0] + ET[0], FH[1] + SH[1] + ET[1]],
    ...(penalties === null ? {} : { P: penalties }),
  };
}

function before(): PlayView {
  return {
    matchPhase: { name: 'NSY', timeMin: 0 },
    clock: null,
    results: { G: [0, 0] },
    stats: [],
    points: null,
    server: null,
    redCards: [0, 0],
    yellowCards: [0, 0],
  };
}

function viewOf(match: MatchSeed, state: FootballState, offset: number, over: boolean): PlayView {
  const running = state.running && !over;
  const stopped = over && state.phase !== 'AOT';
  const since = running ? state.at : Math.min(offset, state.at);
  return {
    matchPhase: { name: stopped ? 'F' : state.phase, timeMin: minuteOf(state, offset) },
    clock: {
      direction: 'up',
      seconds: running
        ? state.clockMinute * 60 + Math.round((since - state.clockFrom) / 100) / 10
        : minuteOf(state, offset) * 60,
      asOf: match.fixture.timeStart + since,
      running,
    },
    results: resultsOf(state),
    stats: statsOf(state),
    points: null,
    server: null,
    redCards: state.red,
    yellowCards: state.yellow,
  };
}

function playFootball(match: MatchSeed): Play {
  const script = footballScript(match);
  const rates = ratesOf(match);
  const instants = script.states.map(({ at }) => at);
  const stateAt = (offset: number): FootballState | null => script.states[lastAtOrBefore(instants, offset)] ?? null;
  let players: PlayerMarkets | undefined;
  return {
    duration: script.duration,
    get players() {
      players ??= footballPlayers(match, script.states, stateAt);
      return players;
    },
    changes: ascending([...instants, ...minuteTicks(script.states, script.duration)]),
    suspensions: script.suspensions,
    view(offset, over) {
      const state = stateAt(offset);
      return state === null ? before() : viewOf(match, state, offset, over);
    },
    ...matchMarkets(footballMarkets, {
      frame: null,
      gridAt: (offset, drift) => new FootballGrid(outlookOf(rates, stateAt(offset), offset, drift)),
      standingAt(offset, over) {
        const state = stateAt(offset);
        return state === null ? undefined : standingOf(state, over);
      },
    }),
  };
}

/** Football. All markets but those of players are on regular time. */
export const football = defineSport({
  code: 'F',
  digits: '1',
  leagues: footballLeagues,
  lane: 'big',
  individual: false,
  usualLength: 6_800_000,
  markets: [...footballMarkets, ...footballPlayerMarkets],
  batches,
  layout: {
    name: 'Football',
    groups: ['main', 'goals', 'handicap', 'halves', 'scores', playersGroup],
    mainTable: [
      { family: '1X2', selections: ['1', 'X', '2'] },
      { family: 'OU', selections: ['under', 'over'] },
    ],
    tables: [
      { code: 'chance', families: ['DC'] },
      { code: 'halves', families: ['H1_1X2', 'H1_OU'] },
      { code: 'handicap', families: ['AH'] },
      { code: 'goals', families: ['GG'] },
    ],
  },
  play: playFootball,
  finalScore(match) {
    const { states, duration } = footballScript(match);
    const last = states.at(-1);
    return { duration, results: last === undefined ? {} : resultsOf(last) };
  },
});

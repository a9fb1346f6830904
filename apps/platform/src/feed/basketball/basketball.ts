import type { MatchSeed, Play, PlayerMarkets, PlayView, Sport } from '../sport/sport.ts';
import { lastAtOrBefore } from '../model/timeline.ts';
import { basketballMarkets } from './catalogue.ts';
import { basketballLeagues } from './leagues.ts';
import { BasketballBook, type GameLines, linesOf } from './markets.ts';
import { basketballPlayers } from './players.ts';
import { frameOf, type GameFrame } from './rules.ts';
import { basketballScript, type BasketballState, pointsOf } from './script.ts';
import { settleBasketball } from './settle.ts';

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

function everyMarket(lines: GameLines): readonly (readonly [string, string | null])[] {
  const list = (family: string, values: readonly number[]): [string, string][] =>
    values.map((line) => [family, String(line)]);
  const quarters = [1, 2, 3, 4];
  return [
    ...['12', '1X2', 'WM', 'TB', 'OE', 'H1_1X2', ...quarters.map((n) => `Q${n}_1X2`)].map(
      (family) => [family, null] as const,
    ),
    ...list('HC', lines.handicap),
    ...list('OU', lines.total),
    ...list('HOU', lines.host),
    ...list('AOU', lines.away),
    ...list('H1_OU', lines.half),
    ...quarters.flatMap((n) => list(`Q${n}_OU`, lines.quarter)),
  ];
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
    markets: everyMarket(lines),
    view: (offset, over) => viewOf(match, frame, stateAt(offset), over),
    fair: (group, offset, drift) => new BasketballBook(frame, lines, stateAt(offset), offset, drift).group(group),
    fairOf: (family, line, offset, drift) => {
      const book = new BasketballBook(frame, lines, stateAt(offset), offset, drift);
      return book.find(family, line === null ? null : Number(line));
    },
    outcome(family, line, offset, over) {
      const state = stateAt(offset);
      return state === null
        ? undefined
        : settleBasketball(family, line === null ? null : Number(line), state, over, lines.bands);
    },
  };
}

export const basketball: Sport = {
  code: 'B',
  digits: '2',
  leagues: basketballLeagues,
  lane: 'big',
  individual: false,
  usualLength: 6_600_000,
  catalogue: basketballMarkets,
  groups: 4,
  groupOf(family) {
    if (family.startsWith('Q')) return 3;
    if (family.startsWith('H1_')) return 2;
    return family.endsWith('OU') || ['OE', 'TB'].includes(family) ? 1 : 0;
  },
  play: playBasketball,
};

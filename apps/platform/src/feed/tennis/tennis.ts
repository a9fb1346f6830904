import { Lru } from '../random/lru.ts';
import type { Drift, MatchSeed, Play, PlayerMarkets, PlayView, Sport } from '../sport/sport.ts';
import { lastAtOrBefore } from '../model/timeline.ts';
import { tennisPlayers } from './aces.ts';
import { tennisMarkets } from './catalogue.ts';
import { tennisLeagues } from './leagues.ts';
import { handicapLines, setLines, TennisBook, totalLines } from './markets.ts';
import { outlookOf } from './model.ts';
import { servingOf, setsToWin, within } from './rules.ts';
import { servesPoint, type TennisState, tennisScript } from './script.ts';
import { settleTennis } from './settle.ts';

const words = ['0', '15', '30', '40'];

/** Points as they are called: 0, 15, 30, 40 and A for advantage; plain numbers in a tie-break. */
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

function everyMarket(needed: number): readonly (readonly [string, string | null])[] {
  const sets = Array.from({ length: needed * 2 - 1 }, (_, index) => index + 1);
  const list = (family: string, lines: readonly number[]): [string, string][] =>
    lines.map((line) => [family, String(line)]);
  const games = Array.from({ length: 12 }, (_, index) => index + 1);
  return [
    ['12', null],
    ['SB', null],
    ...list('TS', needed === 2 ? [2.5] : [3.5, 4.5]),
    ...list('OU', totalLines),
    ...list('HC', handicapLines),
    ...sets.map((set) => [`S${set}_12`, null] as const),
    ...sets.flatMap((set) => [...list(`S${set}_OU`, setLines), ...list(`S${set}_GW`, games)]),
  ];
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
  // The groups of one instant share the walk over all sets.
  const books = new Lru<string, TennisBook>(4);
  const bookAt = (offset: number, drift: Drift): TennisBook =>
    books.need(`${offset}/${drift.host}/${drift.away}`, () => {
      const state = stateAt(offset);
      return new TennisBook(outlookOf(leaningTo(drift), state, needed), state, needed);
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
    markets: everyMarket(needed),
    view: (offset, over) => viewOf(stateAt(offset), over),
    fair: (group, offset, drift) => bookAt(offset, drift).group(group),
    fairOf: (family, line, offset, drift) => bookAt(offset, drift).find(family, line === null ? null : Number(line)),
    outcome(family, line, offset, over) {
      const state = stateAt(offset);
      return state === null
        ? undefined
        : settleTennis(family, line === null ? null : Number(line), state, needed, over);
    },
  };
}

export const tennis: Sport = {
  code: 'T',
  digits: '3',
  leagues: tennisLeagues,
  lane: 'big',
  individual: true,
  usualLength: 6_000_000,
  catalogue: tennisMarkets,
  groups: 4,
  groupOf(family) {
    if (family === 'OU' || family === 'HC') return 1;
    if (family.endsWith('_GW')) return 3;
    return family.startsWith('S') && family !== 'SB' ? 2 : 0;
  },
  play: playTennis,
};

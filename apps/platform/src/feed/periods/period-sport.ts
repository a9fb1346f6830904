import type { MarketRules } from '../market/market.ts';
import type { PeriodStats } from '../model/match.ts';
import { ascending, lastAtOrBefore } from '../model/timeline.ts';
import type { Member } from '../players/line-up.ts';
import { playerGoals, playersGroup, scorerMarkets } from '../players/player-definitions.ts';
import { lineUps } from '../players/squads-of-match.ts';
import { resultCodes, totalCodes, winnerCodes } from '../pricing/selection-codes.ts';
import { defineSport, type Layout } from '../sport/define-sport.ts';
import { lastGrids } from '../sport/last-grids.ts';
import type { League } from '../sport/league.ts';
import { matchMarkets } from '../sport/match-markets.ts';
import type { Drift, MatchSeed, Play, PlayerMarkets, PlayView, Sport } from '../sport/sport.ts';
import { PeriodGrid } from './model/grid.ts';
import { linesOf } from './model/lines.ts';
import { clockAt, PeriodOutlook } from './model/outlook.ts';
import { batches, type PeriodMarket, type PeriodMarketOf } from './model/period-market.ts';
import { standingOf } from './model/standing.ts';
import { periodPlayers } from './players.ts';
import { leaning, type PeriodRules, ratesOf } from './script/rules.ts';
import { periodScript } from './script/script.ts';
import { type PeriodState, pointsOf } from './script/state.ts';

function phaseOf({ phases }: PeriodRules, state: PeriodState, ended: boolean): string {
  const extended = state.period > phases.length;
  if (ended || state.stage === 'over') return extended && state.shootOut === null ? 'AOT' : 'F';
  if (state.stage === 'shoot-out') return 'P';
  if (state.stage === 'break' && state.period < phases.length && state.period * 2 === phases.length) return 'HT';
  return extended ? 'OT' : (phases[state.period - 1] ?? 'OT');
}

function minuteOf({ phases, seconds, scoring }: PeriodRules, state: PeriodState, offset: number): number {
  if (scoring.kind === 'outs') return 0;
  const before = (Math.min(state.period, phases.length + 1) - 1) * seconds;
  // The small addition makes up for rounding.
  return Math.floor((before + clockAt(state, offset) + 1e-6) / 60);
}

/** Returns the offsets at which the minute changes. */
function minuteTicks(states: readonly PeriodState[]): readonly number[] {
  const ticks: number[] = [];
  for (const [index, state] of states.entries()) {
    if (!state.running) continue;
    const until = states[index + 1]?.at ?? state.at;
    for (let minute = Math.floor(state.clock / 60) + 1; ; minute += 1) {
      const at = Math.ceil(state.at + (minute * 60 - state.clock) * 1000);
      if (at >= until) break;
      ticks.push(at);
    }
  }
  return ticks;
}

function before({ scoreKey }: PeriodRules): PlayView {
  return {
    matchPhase: { name: 'NSY', timeMin: 0 },
    clock: null,
    results: { [scoreKey]: [0, 0] },
    stats: [],
    points: null,
    server: null,
    redCards: [0, 0],
    yellowCards: [0, 0],
  };
}

function viewOf(rules: PeriodRules, match: MatchSeed, state: PeriodState, offset: number, ended: boolean): PlayView {
  const { scoreKey, phases, scoring, seconds } = rules;
  const over = ended || state.stage === 'over';
  const full = state.period > phases.length && rules.overtime?.kind === 'golden' ? rules.overtime.seconds : seconds;
  const shown = rules.clock === 'up' ? state.clock : Math.max(0, full - state.clock);
  const stats = state.points.map((points, index): PeriodStats => ({ PN: phases[index] ?? 'OT', [scoreKey]: points }));
  return {
    ...before(rules),
    matchPhase: { name: phaseOf(rules, state, ended), timeMin: minuteOf(rules, state, offset) },
    clock:
      scoring.kind === 'outs'
        ? null
        : {
            direction: rules.clock,
            seconds: Math.round(shown * 10) / 10,
            asOf: match.fixture.timeStart + state.at,
            running: state.running && !over,
          },
    results: {
      [scoreKey]: pointsOf(state, 1, state.points.length),
      ...(state.shootOut === null ? {} : { P: state.shootOut }),
    },
    stats,
    // The side at bat.
    server: scoring.kind === 'outs' && !over ? (state.guestsBat ? 'away' : 'host') : null,
  };
}

function playPeriods(
  rules: PeriodRules,
  markets: readonly PeriodMarket[],
  match: MatchSeed,
  lineUp: ((match: MatchSeed) => readonly Member[]) | null,
): Play {
  const rates = ratesOf(rules, match);
  const lines = linesOf(rules, rates);
  const { states, suspensions, duration } = periodScript(rules, match);
  const instants = states.map(({ at }) => at);
  const stateAt = (offset: number): PeriodState | null => states[lastAtOrBefore(instants, offset)] ?? null;
  const outlookAt = (offset: number, drift: Drift): PeriodOutlook =>
    new PeriodOutlook(rules, leaning(rules, rates, drift), stateAt(offset), offset);
  // The batches of one instant share the sum over all final scores.
  const gridAt = lastGrids(2, (offset, drift) => new PeriodGrid(outlookAt(offset, drift), lines));
  let players: PlayerMarkets | null | undefined;
  return {
    duration,
    get players() {
      players ??= lineUp && periodPlayers(rules, lineUp(match), match, { rates, states, outlookAt });
      return players;
    },
    changes: ascending([...instants, ...minuteTicks(states)]),
    suspensions,
    view(offset, over) {
      const state = stateAt(offset);
      return state === null ? before(rules) : viewOf(rules, match, state, offset, over);
    },
    ...matchMarkets(markets, {
      frame: lines,
      gridAt,
      standingAt(offset, over) {
        const state = stateAt(offset);
        return state === null ? undefined : standingOf(rules, state, over);
      },
    }),
  };
}

/** Tables for parts that have one. */
const partTables: Readonly<Record<string, string>> = { H1: 'halves', Q1: 'quarter', P1: 'period', F5: 'innings' };

function layoutOf({ name, parts, players }: PeriodRules, families: ReadonlySet<string>): Layout {
  return {
    name,
    groups: ['main', 'handicap', 'totals', 'parts', ...(players === undefined ? [] : [playersGroup])],
    mainTable: [
      families.has('1X2') ? { family: '1X2', selections: resultCodes } : { family: '12', selections: winnerCodes },
      { family: 'HC', selections: winnerCodes },
      { family: 'OU', selections: totalCodes },
    ],
    tables: [
      ...(families.has('DC') ? [{ code: 'chance', families: ['DC'] }] : []),
      ...parts.flatMap(({ code }) => {
        const table = partTables[code];
        return table === undefined ? [] : [{ code: table, families: [`${code}_1X2`, `${code}_OU`] }];
      }),
      { code: 'totals', families: ['HOU', 'AOU'] },
    ],
  };
}

function playerMarketsOf({ players }: PeriodRules): readonly MarketRules[] {
  if (players === undefined) return [];
  return players === 'scorers' ? scorerMarkets : [playerGoals];
}

/** Defines a sport in periods by its rules, its markets in display order, and its leagues. */
export function periodSport(
  rules: PeriodRules,
  marketsOf: readonly PeriodMarketOf[],
  leagues: readonly League[],
): Sport {
  const markets = marketsOf.map((of) => of(rules));
  const lineUp = rules.players === undefined ? null : lineUps(rules.code, leagues, rules.regulars ?? 6);
  return defineSport({
    code: rules.code,
    digits: rules.digits,
    leagues,
    lane: 'other',
    individual: false,
    usualLength: rules.usualLength,
    markets: [...markets, ...playerMarketsOf(rules)],
    batches,
    layout: layoutOf(rules, new Set(markets.map(({ family }) => family))),
    play: (match) => playPeriods(rules, markets, match, lineUp),
  });
}

import type { League } from '../sport/league.ts';
import { Lru } from '../random/lru.ts';
import type { Member } from '../players/line-up.ts';
import { lineUps } from '../players/squads-of-match.ts';
import type { PeriodStats } from '../model/match.ts';
import type { Drift, MatchSeed, Play, PlayerMarkets, PlayView, Sport } from '../sport/sport.ts';
import { ascending, lastAtOrBefore } from '../model/timeline.ts';
import { linesOf, PeriodBook, type PeriodLines } from './markets/book.ts';
import { periodMarkets } from './markets/catalogue.ts';
import { clockAt, PeriodOutlook } from './model/outlook.ts';
import { periodPlayers } from './players.ts';
import { leaning, type PeriodRules, ratesOf } from './script/rules.ts';
import { periodScript } from './script/script.ts';
import { type PeriodState, pointsOf } from './script/state.ts';
import { settlePeriods } from './markets/settle.ts';

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
  // A hair more, so that a minute that is due is not missed by rounding.
  return Math.floor((before + clockAt(state, offset) + 1e-6) / 60);
}

/** Offsets at which the minute shown changes. */
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
    // Who is at bat.
    server: scoring.kind === 'outs' && !over ? (state.guestsBat ? 'away' : 'host') : null,
  };
}

function everyMarket(rules: PeriodRules, lines: PeriodLines): readonly (readonly [string, string | null])[] {
  type Name = readonly [family: string, line: string | null];
  const list = (family: string, values: readonly number[]): Name[] => values.map((line) => [family, String(line)]);
  const one = (family: string): Name => [family, null];
  const goals = Array.from({ length: 30 }, (_, index) => index + 1);
  return [
    ...[...rules.results, 'OE', 'WM', ...(rules.totalBands === undefined ? [] : ['TB'])].map(one),
    ...rules.extras.flatMap((family) => (family === 'NG' ? list(family, goals) : [one(family)])),
    ...list('HC', lines.handicap),
    ...list('OU', lines.total),
    ...list('HOU', lines.host),
    ...list('AOU', lines.away),
    ...rules.parts.flatMap(({ code }) => [one(`${code}_1X2`), ...list(`${code}_OU`, lines.parts.get(code) ?? [])]),
  ];
}

function playPeriods(
  rules: PeriodRules,
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
  // The groups of one instant share the sum over all final scores.
  const books = new Lru<string, PeriodBook>(2);
  const bookAt = (offset: number, drift: Drift): PeriodBook =>
    books.need(`${offset}/${drift.host}/${drift.away}`, () => new PeriodBook(rules, lines, outlookAt(offset, drift)));
  let players: PlayerMarkets | null | undefined;
  return {
    duration,
    get players() {
      players ??= lineUp && periodPlayers(rules, lineUp(match), match, { rates, states, outlookAt });
      return players;
    },
    changes: ascending([...instants, ...minuteTicks(states)]),
    suspensions,
    markets: everyMarket(rules, lines),
    view(offset, over) {
      const state = stateAt(offset);
      return state === null ? before(rules) : viewOf(rules, match, state, offset, over);
    },
    fair: (group, offset, drift) => bookAt(offset, drift).group(group),
    fairOf: (family, line, offset, drift) => bookAt(offset, drift).find(family, line === null ? null : Number(line)),
    outcome(family, line, offset, over) {
      const state = stateAt(offset);
      return state === null
        ? undefined
        : settlePeriods(rules, family, line === null ? null : Number(line), state, over);
    },
  };
}

/** A sport in periods from its rules and leagues. */
export function periodSport(rules: PeriodRules, leagues: readonly League[]): Sport {
  const lineUp = rules.players === undefined ? null : lineUps(rules.code, leagues, rules.regulars ?? 6);
  return {
    code: rules.code,
    digits: rules.digits,
    leagues,
    lane: 'other',
    individual: false,
    usualLength: rules.usualLength,
    catalogue: periodMarkets(rules),
    groups: 4,
    groupOf(family) {
      if (family === 'NG') return 3;
      if (/^[A-Z]\d_/.test(family) || family === 'HTFT') return 2;
      return family.endsWith('OU') || ['OE', 'GG', 'TB'].includes(family) ? 1 : 0;
    },
    play: (match) => playPeriods(rules, match, lineUp),
  };
}

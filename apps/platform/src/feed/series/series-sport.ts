import type { League } from '../sport/league.ts';
import { Lru } from '../random/lru.ts';
import type { PeriodStats } from '../model/match.ts';
import type { Drift, MatchSeed, Play, PlayView, Sport } from '../sport/sport.ts';
import { lastAtOrBefore } from '../model/timeline.ts';
import { linesOf, scoreCodes, SeriesBook, type SeriesLines } from './book.ts';
import { seriesMarkets } from './catalogue.ts';
import { outlookOf } from './outlook.ts';
import { type Format, formatOf, leaning, pointChance, rulesFor, type SeriesRules } from './rules.ts';
import { seriesScript, type SeriesState } from './script.ts';
import { settleSeries } from './settle.ts';

const still = { clock: null, server: null, redCards: [0, 0], yellowCards: [0, 0] } as const;

function viewOf(rules: SeriesRules, { target }: Format, state: SeriesState | null, ended: boolean): PlayView {
  const { phase, unit } = rules;
  if (state === null) {
    const results = { [unit.scoreKey]: [0, 0] as const };
    return { ...still, matchPhase: { name: 'NSY', timeMin: 0 }, results, stats: [], points: null };
  }
  const over = ended || state.over;
  const [host, away] = state.points.at(-1) ?? [0, 0];
  return {
    ...still,
    matchPhase: { name: over ? 'F' : `${phase}${state.points.length}`, timeMin: 0 },
    results: { [unit.scoreKey]: state.won },
    stats: state.points.map((points, index): PeriodStats => ({ PN: `${phase}${index + 1}`, P: points })),
    points: over || target === 0 ? null : [String(host), String(away)],
  };
}

function everyMarket(rules: SeriesRules, format: Format, lines: SeriesLines): Play['markets'] {
  type Name = readonly [family: string, line: string | null];
  const { letter } = rules.unit;
  const list = (family: string, values: readonly number[]): Name[] => values.map((line) => [family, String(line)]);
  const one = (family: string): Name => [family, null];
  const units = Array.from({ length: format.needed * 2 - 1 }, (_, index) => index + 1);
  return [
    one('12'),
    ...(scoreCodes(format).length > 0 ? [one('SB')] : []),
    ...list(`T${letter}`, lines.units),
    ...list(`${letter}H`, lines.unitLeads),
    ...(rules.pointMarkets
      ? [
          ...list('TP', lines.points),
          ...list('PH', lines.pointLeads),
          ...units.flatMap((unit) => [one(`S${unit}_12`), ...list(`S${unit}_OU`, lines.inUnit)]),
        ]
      : list(`${letter}W`, units)),
  ];
}

function playSeries(all: SeriesRules, match: MatchSeed): Play {
  const format = formatOf(match);
  const rules = rulesFor(all, format);
  const chance = pointChance(rules, match);
  const lines = linesOf(format);
  const { states, suspensions, duration } = seriesScript(rules, match);
  const instants = states.map(({ at }) => at);
  const stateAt = (offset: number): SeriesState | null => states[lastAtOrBefore(instants, offset)] ?? null;
  // The groups of one instant share the walk over all units.
  const books = new Lru<string, SeriesBook>(2);
  const bookAt = (offset: number, drift: Drift): SeriesBook =>
    books.need(`${offset}/${drift.host}/${drift.away}`, () => {
      const outlook = outlookOf(rules, format, leaning(rules, chance, drift), stateAt(offset));
      return new SeriesBook(rules, format, lines, outlook);
    });
  return {
    duration,
    changes: instants,
    suspensions,
    markets: everyMarket(rules, format, lines),
    view: (offset, over) => viewOf(rules, format, stateAt(offset), over),
    fair: (group, offset, drift) => bookAt(offset, drift).group(group),
    fairOf: (family, line, offset, drift) => bookAt(offset, drift).find(family, line === null ? null : Number(line)),
    outcome(family, line, offset, over) {
      const state = stateAt(offset);
      const number = line === null ? null : Number(line);
      return state === null ? undefined : settleSeries(rules, format, family, number, state, over);
    },
  };
}

/** A sport that is won by sets, frames, legs or maps, from its rules and leagues. */
export function seriesSport(rules: SeriesRules, leagues: readonly League[]): Sport {
  return {
    code: rules.code,
    digits: rules.digits,
    leagues,
    lane: 'other',
    individual: rules.individual,
    usualLength: rules.usualLength,
    catalogue: seriesMarkets(rules),
    groups: 3,
    groupOf(family) {
      if (family === 'TP' || family === 'PH') return 1;
      return /^([SFLM]W$|S\d_)/.test(family) ? 2 : 0;
    },
    play: (match) => playSeries(rules, match),
  };
}

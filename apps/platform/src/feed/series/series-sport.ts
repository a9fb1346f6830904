import type { PeriodStats } from '../model/match.ts';
import { lastAtOrBefore } from '../model/timeline.ts';
import { totalCodes, winnerCodes } from '../pricing/selection-codes.ts';
import { defineSport, type Layout } from '../sport/define-sport.ts';
import { lastGrids } from '../sport/last-grids.ts';
import type { League } from '../sport/league.ts';
import { matchMarkets } from '../sport/match-markets.ts';
import type { MatchSeed, Play, PlayView, Sport } from '../sport/sport.ts';
import { correctScore } from './markets/correct-score.ts';
import { matchWinner } from './markets/match-winner.ts';
import { pointHandicap, totalPoints } from './markets/point-markets.ts';
import { setPoints, setWinner } from './markets/set-markets.ts';
import { totalUnits, unitHandicap, unitWinner } from './markets/unit-markets.ts';
import { SeriesGrid } from './model/grid.ts';
import { linesOf } from './model/lines.ts';
import { outlookOf } from './model/outlook.ts';
import { type Format, formatOf, leaning, pointChance, rulesFor, type SeriesRules } from './model/rules.ts';
import { seriesScript, type SeriesState } from './model/script.ts';
import { batches, type SeriesFrame, type SeriesMarket } from './model/series-market.ts';

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

function playSeries(all: SeriesRules, markets: readonly SeriesMarket[], match: MatchSeed): Play {
  const format = formatOf(match);
  const rules = rulesFor(all, format);
  const chance = pointChance(rules, match);
  const lines = linesOf(format);
  const { states, suspensions, duration } = seriesScript(rules, match);
  const instants = states.map(({ at }) => at);
  const stateAt = (offset: number): SeriesState | null => states[lastAtOrBefore(instants, offset)] ?? null;
  // The batches of one instant share the walk over all units.
  const gridAt = lastGrids(2, (offset, drift) => {
    const outlook = outlookOf(rules, format, leaning(rules, chance, drift), stateAt(offset));
    return new SeriesGrid(format, lines, outlook);
  });
  const frame: SeriesFrame = { rules, format, lines };
  return {
    duration,
    changes: instants,
    suspensions,
    view: (offset, over) => viewOf(rules, format, stateAt(offset), over),
    ...matchMarkets(markets, {
      frame,
      gridAt,
      standingAt(offset, over) {
        const state = stateAt(offset);
        return state === null ? undefined : { ...frame, state, over: over || state.over };
      },
    }),
  };
}

/** Numbers of the sets that can have markets. */
const setNumbers = [1, 2, 3, 4, 5, 6, 7];

/** The markets of a sport, in display order. */
function marketsOf({ unit, counted, pointMarkets }: SeriesRules): readonly SeriesMarket[] {
  const units = counted === null ? [unit] : [unit, counted.unit];
  return [
    matchWinner,
    correctScore(unit),
    ...units.flatMap((each) => [totalUnits(each), unitHandicap(each), ...(pointMarkets ? [] : [unitWinner(each)])]),
    ...(pointMarkets
      ? [totalPoints, pointHandicap, ...setNumbers.flatMap((set) => [setWinner(set), setPoints(set)])]
      : []),
  ];
}

function layoutOf({ name, unit, counted, pointMarkets }: SeriesRules): Layout {
  const { letter } = unit;
  const units = counted === null ? [unit] : [unit, counted.unit];
  const [handicap, total] = pointMarkets ? ['PH', 'TP'] : [`${letter}H`, `T${letter}`];
  return {
    name,
    groups: ['main', ...units.map(({ many }) => many), 'handicap', ...(pointMarkets ? ['points'] : [])],
    mainTable: [
      { family: '12', selections: winnerCodes },
      { family: handicap, selections: winnerCodes },
      { family: total, selections: totalCodes },
    ],
    tables: pointMarkets
      ? [
          { code: 'sets', families: ['S1_12', 'S1_OU', 'TS'] },
          { code: 'handicap', families: ['SH'] },
        ]
      : [
          { code: unit.many, families: [`${letter}W`] },
          ...(counted === null ? [] : [{ code: 'sets', families: ['SW', 'TS', 'SH'] }]),
        ],
  };
}

/** Defines a sport that is won by sets, frames, legs or maps, by its rules and leagues. */
export function seriesSport(rules: SeriesRules, leagues: readonly League[]): Sport {
  const markets = marketsOf(rules);
  return defineSport({
    code: rules.code,
    digits: rules.digits,
    leagues,
    lane: 'other',
    individual: rules.individual,
    usualLength: rules.usualLength,
    markets,
    batches,
    layout: layoutOf(rules),
    play: (match) => playSeries(rules, markets, match),
  });
}

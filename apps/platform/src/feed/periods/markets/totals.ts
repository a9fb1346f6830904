import { byScore } from '../../market/by-score.ts';
import type { MarketParts } from '../../market/market.ts';
import { totalChances } from '../../pricing/chances.ts';
import { above, type Chances } from '../../pricing/counts.ts';
import { nearest } from '../../pricing/lines.ts';
import { totalCodes } from '../../pricing/selection-codes.ts';
import { settleTotal } from '../../pricing/settle.ts';
import type { Ends } from '../model/ends.ts';
import { mean, type PeriodGrid } from '../model/grid.ts';
import type { PeriodLines } from '../model/lines.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';
import type { PeriodStanding } from '../model/standing.ts';
import type { PeriodRules } from '../script/rules.ts';

type Parts = MarketParts<PeriodLines, PeriodGrid, PeriodStanding>;

/** The common parts of all totals: some lines on offer around the expected value. */
function priced(
  { withOvertime }: PeriodRules,
  of: { readonly lines: 'total' | 'host' | 'away'; readonly chances: (ends: Ends) => Chances; readonly count: number },
) {
  return {
    group: 'totals',
    batch: batches.totals,
    selections: totalCodes,
    regularTime: !withOvertime,
    lines: (lines) => lines[of.lines],
    linesOnOffer: ({ ends, lines }) => nearest(lines[of.lines], mean(of.chances(ends)), of.count),
    price: ({ ends }, line) => totalChances(above(of.chances(ends), line)),
  } satisfies Partial<Parts>;
}

export const total: PeriodMarketOf = (rules) =>
  periodMarket({
    ...priced(rules, { lines: 'total', chances: ({ totals }) => totals, count: 5 }),
    family: 'OU',
    name: `Total ${rules.counted} {line}`,
    table: 'totals',
    settle: ({ host, away, final }, line) => settleTotal(host + away, line, final),
    settleByScore: byScore.total,
  });

export const homeTotal: PeriodMarketOf = (rules) =>
  periodMarket({
    ...priced(rules, { lines: 'host', chances: ({ hostPoints }) => hostPoints, count: 3 }),
    family: 'HOU',
    name: `Home team ${rules.counted} {line}`,
    table: 'team-totals',
    settle: ({ host, final }, line) => settleTotal(host, line, final),
    settleByScore: byScore.hostTotal,
  });

export const awayTotal: PeriodMarketOf = (rules) =>
  periodMarket({
    ...priced(rules, { lines: 'away', chances: ({ awayPoints }) => awayPoints, count: 3 }),
    family: 'AOU',
    name: `Away team ${rules.counted} {line}`,
    table: 'team-totals',
    settle: ({ away, final }, line) => settleTotal(away, line, final),
    settleByScore: byScore.awayTotal,
  });

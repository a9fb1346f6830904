import { byScore } from '../../market/by-score.ts';
import { bandChances, bandsOf, settleBands } from '../../pricing/bands.ts';
import { above } from '../../pricing/counts.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';

/** The total by bands such as '0-3, 4-5, 6+'. */
export function totalRange(text: string): PeriodMarketOf {
  const bands = bandsOf(text);
  return ({ counted, withOvertime }) =>
    periodMarket({
      family: 'TB',
      name: `Total ${counted}: range`,
      group: 'totals',
      table: 'total-bands',
      batch: batches.totals,
      selections: bands.map(({ code }) => code),
      regularTime: !withOvertime,
      price: ({ ends: { totals } }) =>
        bandChances(bands, ({ from, to }) => above(totals, from - 0.5) - above(totals, to + 0.5)),
      settle: ({ host, away, final }) => settleBands(bands, host + away, final),
      settleByScore: byScore.range,
    });
}

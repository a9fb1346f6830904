import { byScore } from '../../market/by-score.ts';
import { oddEvenChances } from '../../pricing/chances.ts';
import { oddEvenCodes } from '../../pricing/selection-codes.ts';
import { settleOddEven } from '../../pricing/settle.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';

export const oddOrEven: PeriodMarketOf = ({ counted, withOvertime }) =>
  periodMarket({
    family: 'OE',
    name: `Odd or even ${counted}`,
    group: 'totals',
    table: 'odd-even',
    batch: batches.totals,
    selections: oddEvenCodes,
    regularTime: !withOvertime,
    price({ ends: { totals } }) {
      let odd = 0;
      for (let value = 1; value < totals.length; value += 2) odd += totals[value] ?? 0;
      return oddEvenChances(odd);
    },
    settle: ({ host, away, final }) => (final ? settleOddEven(host + away) : undefined),
    settleByScore: byScore.oddEven,
  });

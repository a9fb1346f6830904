import { byScore } from '../../market/by-score.ts';
import { resultChances } from '../../pricing/chances.ts';
import { resultCodes } from '../../pricing/selection-codes.ts';
import { settleResult } from '../../pricing/settle.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';

export const regularResult: PeriodMarketOf = () =>
  periodMarket({
    family: '1X2',
    name: 'Result of regular time',
    group: 'main',
    table: 'result',
    batch: batches.results,
    selections: resultCodes,
    regularTime: true,
    price: ({ ends: { regular } }) => resultChances(regular[0], regular[2]),
    settle: ({ regular: [host, away], full }) => (full ? settleResult(host - away) : undefined),
    settleByScore: byScore.result,
  });

import { byScore } from '../../market/by-score.ts';
import { resultChances } from '../../pricing/chances.ts';
import { resultCodes } from '../../pricing/selection-codes.ts';
import { settleResult } from '../../pricing/settle.ts';
import { basketballMarket, batches } from '../model/basketball-market.ts';
import { leaders } from '../model/grid.ts';
import { stretchOf } from '../model/standing.ts';

/** The result after four quarters. */
export const regularResult = basketballMarket({
  family: '1X2',
  name: 'Result of regular time',
  group: 'main',
  table: 'result',
  batch: batches.results,
  selections: resultCodes,
  regularTime: true,
  price: (grid) => resultChances(...leaders(grid.stretch(1, 4))),
  settle(standing) {
    const { host, away, final } = stretchOf(standing, 1, 4);
    return final ? settleResult(host - away) : undefined;
  },
  settleByScore: byScore.result,
});

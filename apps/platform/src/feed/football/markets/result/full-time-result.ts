import { byScore } from '../../../market/by-score.ts';
import { resultChances } from '../../../pricing/chances.ts';
import { resultCodes } from '../../../pricing/selection-codes.ts';
import { settleResult } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

export const fullTimeResult = footballMarket({
  family: '1X2',
  name: 'Full-time result',
  group: 'main',
  table: 'result',
  batch: batches.result,
  selections: resultCodes,
  price: ({ full }) => resultChances(full.hostAhead(), full.guestsAhead()),
  settle: ({ host, away, fullDone }) => (fullDone ? settleResult(host - away) : undefined),
  settleByScore: byScore.result,
});

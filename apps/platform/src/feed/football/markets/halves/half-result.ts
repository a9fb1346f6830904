import { byScore } from '../../../market/by-score.ts';
import { resultChances } from '../../../pricing/chances.ts';
import { resultCodes } from '../../../pricing/selection-codes.ts';
import { allVoid, settleResult } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

const shared = { group: 'halves', table: 'half-result', batch: batches.halves, selections: resultCodes } as const;

export const firstHalfResult = footballMarket({
  ...shared,
  family: 'H1_1X2',
  name: 'First-half result',
  price: ({ firstHalf }) => resultChances(firstHalf.hostAhead(), firstHalf.guestsAhead()),
  settle: ({ firstHalf: [host, away], halfDone }) => (halfDone ? settleResult(host - away) : undefined),
});

export const secondHalfResult = footballMarket({
  ...shared,
  family: 'H2_1X2',
  name: 'Second-half result',
  price: ({ secondHalf }) => resultChances(secondHalf.hostAhead(), secondHalf.guestsAhead()),
  settle({ secondHalf: [host, away], fullDone, noSecondHalf }) {
    if (noSecondHalf) return allVoid(resultCodes);
    return fullDone ? settleResult(host - away) : undefined;
  },
  settleByScore: byScore.secondHalfResult,
});

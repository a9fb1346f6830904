import { byScore } from '../../../market/by-score.ts';
import { oddEvenChances } from '../../../pricing/chances.ts';
import { oddEvenCodes } from '../../../pricing/selection-codes.ts';
import { settleOddEven } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

export const oddOrEvenGoals = footballMarket({
  family: 'OE',
  name: 'Odd or even goals',
  group: 'goals',
  table: 'odd-even',
  batch: batches.goals,
  selections: oddEvenCodes,
  price: ({ full }) => oddEvenChances(full.chance((host, away) => (host + away) % 2 === 1)),
  settle: ({ host, away, fullDone }) => (fullDone ? settleOddEven(host + away) : undefined),
  settleByScore: byScore.oddEven,
});

import { byScore } from '../../../market/by-score.ts';
import { totalChances } from '../../../pricing/chances.ts';
import { ladderOf } from '../../../pricing/lines.ts';
import { totalCodes } from '../../../pricing/selection-codes.ts';
import { settleTotal } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

const lines = ladderOf(0.5, 11.5, 1);

export const totalGoals = footballMarket({
  family: 'OU',
  name: 'Total goals {line}',
  group: 'goals',
  table: 'totals',
  batch: batches.goals,
  selections: totalCodes,
  lines: () => lines,
  // Lines above 5.5 come on offer when the score has grown towards them.
  linesOnOffer: ({ goalsSoFar }) => lines.filter((line) => line < Math.max(6, goalsSoFar + 4)),
  price: ({ full }, line) => totalChances(full.above(line)),
  settle: ({ host, away, fullDone }, line) => settleTotal(host + away, line, fullDone),
  settleByScore: byScore.total,
});

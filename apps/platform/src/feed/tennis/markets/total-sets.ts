import { byScore } from '../../market/by-score.ts';
import { totalChances } from '../../pricing/chances.ts';
import { totalCodes } from '../../pricing/selection-codes.ts';
import { settleTotal } from '../../pricing/settle.ts';
import { batches, tennisMarket } from '../model/tennis-market.ts';

export const totalSets = tennisMarket({
  family: 'TS',
  name: 'Total sets {line}',
  group: 'sets',
  table: 'total-sets',
  batch: batches.match,
  selections: totalCodes,
  lines: ({ needed }) => (needed === 2 ? [2.5] : [3.5, 4.5]),
  linesOnOffer: ({ needed }) => [needed === 2 ? 2.5 : 3.5],
  isMain: () => true,
  price({ outlook: { sets } }, line) {
    let sum = 0;
    for (const [code, chance] of sets) if (Number(code[0]) + Number(code[2]) > line) sum += chance;
    return totalChances(sum);
  },
  settle: ({ state, over }, line) => settleTotal(state.games.length, line, over),
  settleByScore: byScore.total,
});

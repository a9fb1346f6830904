import { byScore } from '../../../market/by-score.ts';
import { nextScoreChances } from '../../../pricing/chances.ts';
import { ladderOf } from '../../../pricing/lines.ts';
import { nextScoreCodes } from '../../../pricing/selection-codes.ts';
import { settleNextScore } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';
import { poisson } from '../../model/outlook.ts';

const numbers = ladderOf(1, 15, 1);

/** The side that scores a numbered goal. Only the goal that comes next is on offer. */
export const nextGoal = footballMarket({
  family: 'NG',
  name: 'Goal number {line}',
  group: 'goals',
  table: 'next-goal',
  batch: batches.nextGoal,
  selections: nextScoreCodes,
  lines: () => numbers,
  linesOnOffer: ({ outlook }) => [outlook.next],
  isMain: () => true,
  price({ outlook, toCome: { host, away } }, number) {
    const wanted = Math.max(1, number - outlook.next + 1);
    const fewer = poisson(host + away)
      .slice(0, wanted)
      .reduce((sum, chance) => sum + chance, 0);
    return nextScoreChances(1 - fewer, host + away > 0 ? host / (host + away) : 0.5);
  },
  settle: ({ order, fullDone }, number) => settleNextScore(order, number, fullDone),
  settleByScore: byScore.nextScore,
});

import { byScore } from '../../market/by-score.ts';
import { nextScoreChances } from '../../pricing/chances.ts';
import { above, totalsOf } from '../../pricing/counts.ts';
import { ladderOf } from '../../pricing/lines.ts';
import { nextScoreCodes } from '../../pricing/selection-codes.ts';
import { settleNextScore } from '../../pricing/settle.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';

const numbers = ladderOf(1, 30, 1);

/** The side that scores a numbered goal of regular time. Only the goal that comes next is on offer. */
export const nextGoal: PeriodMarketOf = () =>
  periodMarket({
    family: 'NG',
    name: 'Goal number {line}',
    group: 'totals',
    table: 'next-goal',
    batch: batches.nextGoal,
    selections: nextScoreCodes,
    regularTime: true,
    lines: () => numbers,
    linesOnOffer: ({ outlook }) => [outlook.goalsSoFar + 1],
    isMain: () => true,
    price({ outlook }, number) {
      const last = outlook.regularPeriods;
      const [host, away] = outlook.expected(1, last);
      const wanted = Math.max(1, number - outlook.goalsSoFar);
      const totals = totalsOf(outlook.toCome(1, last, 0), outlook.toCome(1, last, 1));
      return nextScoreChances(above(totals, wanted - 0.5), host + away > 0 ? host / (host + away) : 0.5);
    },
    settle: ({ state, regular: [host, away], full }, number) =>
      settleNextScore(state.order.slice(0, host + away), number, full),
    settleByScore: byScore.nextScore,
  });

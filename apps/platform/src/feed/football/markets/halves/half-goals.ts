import { byScore } from '../../../market/by-score.ts';
import { totalChances } from '../../../pricing/chances.ts';
import { ladderOf } from '../../../pricing/lines.ts';
import { totalCodes } from '../../../pricing/selection-codes.ts';
import { allVoid, settleTotal } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

const lines = ladderOf(0.5, 2.5, 1);
const all = (): readonly number[] => lines;
const shared = {
  group: 'halves',
  table: 'half-totals',
  batch: batches.halves,
  selections: totalCodes,
  lines: all,
  linesOnOffer: all,
} as const;

export const firstHalfGoals = footballMarket({
  ...shared,
  family: 'H1_OU',
  name: 'First-half goals {line}',
  price: ({ firstHalf }, line) => totalChances(firstHalf.above(line)),
  settle: ({ firstHalf: [host, away], halfDone }, line) => settleTotal(host + away, line, halfDone),
});

export const secondHalfGoals = footballMarket({
  ...shared,
  family: 'H2_OU',
  name: 'Second-half goals {line}',
  price: ({ secondHalf }, line) => totalChances(secondHalf.above(line)),
  settle: ({ secondHalf: [host, away], fullDone, noSecondHalf }, line) =>
    noSecondHalf ? allVoid(totalCodes) : settleTotal(host + away, line, fullDone),
  settleByScore: byScore.secondHalfTotal,
});

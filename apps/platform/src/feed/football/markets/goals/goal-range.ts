import { byScore } from '../../../market/by-score.ts';
import { bandChances, bandsOf, settleBands } from '../../../pricing/bands.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

const bands = bandsOf('0-1, 2-3, 4-6, 7+');

export const goalRange = footballMarket({
  family: 'TB',
  name: 'Total goals: range',
  group: 'goals',
  table: 'total-bands',
  batch: batches.goals,
  selections: bands.map(({ code }) => code),
  price: ({ full }) =>
    bandChances(bands, ({ from, to }) => full.chance((host, away) => from <= host + away && host + away <= to)),
  settle: ({ host, away, fullDone }) => settleBands(bands, host + away, fullDone),
  settleByScore: byScore.range,
});

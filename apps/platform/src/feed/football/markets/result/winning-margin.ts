import { byScore } from '../../../market/by-score.ts';
import { bandsOf, marginChances, marginCodes, settleMargin } from '../../../pricing/bands.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

const bands = bandsOf('1, 2, 3+');

export const winningMargin = footballMarket({
  family: 'WM',
  name: 'Winning margin',
  group: 'scores',
  table: 'margin',
  batch: batches.result,
  selections: marginCodes(bands, true),
  price: ({ full }) =>
    marginChances(bands, true, (from, to) => full.chance((host, away) => from <= host - away && host - away <= to)),
  settle: ({ host, away, fullDone }) => (fullDone ? settleMargin(bands, true, host - away) : undefined),
  settleByScore: byScore.margin,
});

import { byScore } from '../../market/by-score.ts';
import { bandsOf, marginChances, marginCodes, settleMargin } from '../../pricing/bands.ts';
import { basketballMarket, batches } from '../model/basketball-market.ts';

const bands = bandsOf('1-5, 6-10, 11-15, 16-20, 21+');

/** The winning margin. A game cannot end level, so a draw has no selection. */
export const winningMargin = basketballMarket({
  family: 'WM',
  name: 'Winning margin',
  group: 'handicap',
  table: 'margin',
  batch: batches.results,
  selections: marginCodes(bands, false),
  price: (grid) => marginChances(bands, false, (from, to) => grid.leadAbove(from - 0.5) - grid.leadAbove(to + 0.5)),
  settle: ({ host, away, over }) => (over ? settleMargin(bands, false, host - away) : undefined),
  settleByScore: byScore.margin,
});

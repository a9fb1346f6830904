import { byScore } from '../../market/by-score.ts';
import { settleLead } from '../../pricing/asian.ts';
import { winnerChances } from '../../pricing/chances.ts';
import { winnerCodes } from '../../pricing/selection-codes.ts';
import { basketballMarket, batches } from '../model/basketball-market.ts';

export const winner = basketballMarket({
  family: '12',
  name: 'Winner',
  group: 'main',
  table: 'winner',
  batch: batches.results,
  selections: winnerCodes,
  price: (grid) => winnerChances(grid.covers(-0.5)),
  settle: ({ host, away, over }) => (over ? settleLead(host - away) : undefined),
  settleByScore: byScore.winner,
});

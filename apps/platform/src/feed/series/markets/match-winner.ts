import { byScore } from '../../market/by-score.ts';
import { settleLead } from '../../pricing/asian.ts';
import { winnerChances } from '../../pricing/chances.ts';
import { winnerCodes } from '../../pricing/selection-codes.ts';
import { batches, seriesMarket } from '../model/series-market.ts';

export const matchWinner = seriesMarket({
  family: '12',
  name: 'Match winner',
  group: 'main',
  table: 'winner',
  batch: batches.results,
  selections: winnerCodes,
  price: (grid) => winnerChances(grid.chance(({ host, away }) => host > away)),
  settle: ({ state: { won }, over }) => (over ? settleLead(won[0] - won[1]) : undefined),
  settleByScore: byScore.winner,
});

import { byScore } from '../../../market/by-score.ts';
import { settleLead } from '../../../pricing/asian.ts';
import { winnerCodes } from '../../../pricing/selection-codes.ts';
import { batches, footballMarket } from '../../model/football-market.ts';
import { handicapChances } from './asian-handicap.ts';

/** The winner; a draw returns the stake. It is an Asian handicap of 0. */
export const drawNoBet = footballMarket({
  family: 'DNB',
  name: 'Draw no bet',
  group: 'main',
  table: 'draw-no-bet',
  batch: batches.result,
  selections: winnerCodes,
  price: (grid) => handicapChances(grid, 0),
  settle: ({ host, away, fullDone }) => (fullDone ? settleLead(host - away) : undefined),
  settleByScore: byScore.winner,
});

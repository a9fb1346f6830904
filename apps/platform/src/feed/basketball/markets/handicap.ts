import { byScore } from '../../market/by-score.ts';
import { settleLead } from '../../pricing/asian.ts';
import { winnerChances } from '../../pricing/chances.ts';
import { nearest } from '../../pricing/lines.ts';
import { winnerCodes } from '../../pricing/selection-codes.ts';
import { basketballMarket, batches } from '../model/basketball-market.ts';

export const handicap = basketballMarket({
  family: 'HC',
  name: 'Handicap {line}',
  group: 'handicap',
  table: 'handicap',
  batch: batches.results,
  selections: winnerCodes,
  lines: (lines) => lines.handicap,
  linesOnOffer: ({ game, lines }) => nearest(lines.handicap, -(game.host - game.away + game.ahead), 6),
  price: (grid, line) => winnerChances(grid.covers(line)),
  settle: ({ host, away, over }, line) => (over ? settleLead(host - away + line) : undefined),
  settleByScore: byScore.handicap,
});

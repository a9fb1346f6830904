import { byScore } from '../../market/by-score.ts';
import { totalChances } from '../../pricing/chances.ts';
import { nearest } from '../../pricing/lines.ts';
import { totalCodes } from '../../pricing/selection-codes.ts';
import { settleTotal } from '../../pricing/settle.ts';
import { basketballMarket, batches } from '../model/basketball-market.ts';
import { meanOf } from '../model/grid.ts';

const shared = { group: 'totals', batch: batches.totals, selections: totalCodes } as const;

export const totalPoints = basketballMarket({
  ...shared,
  family: 'OU',
  name: 'Total points {line}',
  table: 'totals',
  lines: (lines) => lines.total,
  linesOnOffer: ({ game, lines }) => nearest(lines.total, meanOf(game), 6),
  price: (grid, line) => totalChances(grid.above(line)),
  settle: ({ host, away, over }, line) => settleTotal(host + away, line, over),
  settleByScore: byScore.total,
});

export const homePoints = basketballMarket({
  ...shared,
  family: 'HOU',
  name: 'Home points {line}',
  table: 'team-totals',
  lines: (lines) => lines.host,
  linesOnOffer: (grid) => nearest(grid.lines.host, grid.teamMean('host'), 4),
  price: (grid, line) => totalChances(grid.teamAbove(line, 'host')),
  settle: ({ host, over }, line) => settleTotal(host, line, over),
  settleByScore: byScore.hostTotal,
});

export const awayPoints = basketballMarket({
  ...shared,
  family: 'AOU',
  name: 'Away points {line}',
  table: 'team-totals',
  lines: (lines) => lines.away,
  linesOnOffer: (grid) => nearest(grid.lines.away, grid.teamMean('away'), 4),
  price: (grid, line) => totalChances(grid.teamAbove(line, 'away')),
  settle: ({ away, over }, line) => settleTotal(away, line, over),
  settleByScore: byScore.awayTotal,
});

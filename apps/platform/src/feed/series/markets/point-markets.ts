import { settleLead } from '../../pricing/asian.ts';
import { totalChances, winnerChances } from '../../pricing/chances.ts';
import { nearest } from '../../pricing/lines.ts';
import { totalCodes, winnerCodes } from '../../pricing/selection-codes.ts';
import { settleTotal } from '../../pricing/settle.ts';
import { batches, seriesMarket, type SeriesStanding } from '../model/series-market.ts';

const pointsOf = ({ state }: SeriesStanding): readonly [host: number, away: number] =>
  state.points.reduce(([h, a], [x, y]) => [h + x, a + y] as const, [0, 0] as readonly [number, number]);

/** The points of the match. */
export const totalPoints = seriesMarket({
  family: 'TP',
  name: 'Total points {line}',
  group: 'points',
  table: 'totals',
  batch: batches.points,
  selections: totalCodes,
  lines: ({ lines }) => lines.points,
  linesOnOffer: (grid) =>
    nearest(
      grid.lines.points,
      grid.mean(({ total }) => total),
      5,
    ),
  price: (grid, line) => totalChances(grid.totalAbove(line)),
  settle(standing, line) {
    const [host, away] = pointsOf(standing);
    return settleTotal(host + away, line, standing.over);
  },
});

export const pointHandicap = seriesMarket({
  family: 'PH',
  name: 'Point handicap {line}',
  group: 'handicap',
  table: 'handicap',
  batch: batches.points,
  selections: winnerCodes,
  lines: ({ lines }) => lines.pointLeads,
  linesOnOffer: (grid) => nearest(grid.lines.pointLeads, -grid.mean(({ lead }) => lead), 5),
  price: (grid, line) => winnerChances(grid.leadAbove(-line)),
  settle(standing, line) {
    const [host, away] = pointsOf(standing);
    return standing.over ? settleLead(host - away + line) : undefined;
  },
});

import { byScore } from '../../market/by-score.ts';
import { bandChances, settleBands } from '../../pricing/bands.ts';
import { basketballMarket, batches } from '../model/basketball-market.ts';

/** The total by bands around the score that is expected of the game. */
export const pointRange = basketballMarket({
  family: 'TB',
  name: 'Total points: range',
  group: 'totals',
  table: 'total-bands',
  batch: batches.totals,
  selections: [],
  price: (grid) =>
    bandChances(grid.lines.bands, ({ from, to }) =>
      Math.min(
        1,
        Math.max(0, (from === 0 ? 1 : grid.above(from - 0.5)) - (Number.isFinite(to) ? grid.above(to + 0.5) : 0)),
      ),
    ),
  settle: ({ host, away, over, bands }) => settleBands(bands, host + away, over),
  settleByScore: byScore.range,
});

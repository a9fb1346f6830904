import { byScore } from '../../market/by-score.ts';
import { oddEvenChances } from '../../pricing/chances.ts';
import { oddEvenCodes } from '../../pricing/selection-codes.ts';
import { settleOddEven } from '../../pricing/settle.ts';
import { basketballMarket, batches } from '../model/basketball-market.ts';

export const oddOrEvenPoints = basketballMarket({
  family: 'OE',
  name: 'Odd or even points',
  group: 'totals',
  table: 'odd-even',
  batch: batches.totals,
  selections: oddEvenCodes,
  // The present parity means less, the more time is left.
  price({ game }) {
    const odd = (game.host + game.away) % 2 === 1 ? 1 : -1;
    return oddEvenChances(0.5 + 0.5 * odd * Math.exp(-game.left / 10));
  },
  settle: ({ host, away, over }) => (over ? settleOddEven(host + away) : undefined),
  settleByScore: byScore.oddEven,
});

import { yesNoChances } from '../../pricing/chances.ts';
import { yesNoCodes } from '../../pricing/selection-codes.ts';
import { allVoid, winner } from '../../pricing/settle.ts';
import { batches, contestMarket } from '../model/contest-market.ts';

/** True if one of the two wins the field. */
export const eitherWins = contestMarket({
  family: 'EW',
  name: 'One of the two wins',
  group: 'main',
  table: 'either',
  batch: batches.all,
  selections: yesNoCodes,
  price: (grid) => yesNoChances(grid.chanceOf(grid.contest.host) + grid.chanceOf(grid.contest.away)),
  settle({ contest: { host, away }, best, cut }) {
    if (cut) return allVoid(yesNoCodes);
    return winner(yesNoCodes, best === host || best === away ? 'yes' : 'no');
  },
});

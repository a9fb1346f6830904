import { yesNoChances } from '../../pricing/chances.ts';
import { yesNoCodes } from '../../pricing/selection-codes.ts';
import { allVoid, winner } from '../../pricing/settle.ts';
import { batches, fightMarket, type FightMarketOf } from '../model/fight-market.ts';

export const goesTheDistance: FightMarketOf = () =>
  fightMarket({
    family: 'GD',
    name: 'Goes the distance',
    group: 'rounds',
    table: 'distance',
    batch: batches.all,
    selections: yesNoCodes,
    price: (grid) => yesNoChances(grid.distance()),
    settle({ state, over }) {
      if (!over) return undefined;
      if (!state.over) return allVoid(yesNoCodes);
      return winner(yesNoCodes, state.finish === null ? 'yes' : 'no');
    },
  });

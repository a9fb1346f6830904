import { byScore } from '../../market/by-score.ts';
import { doubleChances } from '../../pricing/chances.ts';
import { doubleChanceCodes } from '../../pricing/selection-codes.ts';
import { settleDoubleChance } from '../../pricing/settle.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';

export const doubleChance: PeriodMarketOf = () =>
  periodMarket({
    family: 'DC',
    name: 'Double chance',
    group: 'main',
    table: 'double-chance',
    batch: batches.results,
    selections: doubleChanceCodes,
    kind: 'independent',
    regularTime: true,
    price: ({ ends: { regular } }) => doubleChances(...regular),
    settle: ({ regular: [host, away], full }) => (full ? settleDoubleChance(host - away) : undefined),
    settleByScore: byScore.doubleChance,
  });

import { byScore } from '../../market/by-score.ts';
import { yesNoChances } from '../../pricing/chances.ts';
import { yesNoCodes } from '../../pricing/selection-codes.ts';
import { settleBothScore } from '../../pricing/settle.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';

export const bothToScore: PeriodMarketOf = ({ withOvertime }) =>
  periodMarket({
    family: 'GG',
    name: 'Both teams to score',
    group: 'totals',
    table: 'both-score',
    batch: batches.totals,
    selections: yesNoCodes,
    regularTime: !withOvertime,
    price: ({ ends: { hostPoints, awayPoints } }) =>
      yesNoChances((1 - (hostPoints[0] ?? 0)) * (1 - (awayPoints[0] ?? 0))),
    settle: ({ host, away, final }) => settleBothScore(host, away, final),
    settleByScore: byScore.bothScore,
  });

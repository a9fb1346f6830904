import { byScore } from '../../../market/by-score.ts';
import { yesNoChances } from '../../../pricing/chances.ts';
import { yesNoCodes } from '../../../pricing/selection-codes.ts';
import { settleBothScore } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

export const bothToScore = footballMarket({
  family: 'GG',
  name: 'Both teams to score',
  group: 'goals',
  table: 'both-score',
  batch: batches.goals,
  selections: yesNoCodes,
  price: ({ full }) => yesNoChances(full.chance((host, away) => host > 0 && away > 0)),
  settle: ({ host, away, fullDone }) => settleBothScore(host, away, fullDone),
  settleByScore: byScore.bothScore,
});

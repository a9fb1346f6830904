import { byScore } from '../../../market/by-score.ts';
import { doubleChances } from '../../../pricing/chances.ts';
import { doubleChanceCodes } from '../../../pricing/selection-codes.ts';
import { settleDoubleChance } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

export const doubleChance = footballMarket({
  family: 'DC',
  name: 'Double chance',
  group: 'main',
  table: 'double-chance',
  batch: batches.result,
  selections: doubleChanceCodes,
  kind: 'independent',
  price({ full }) {
    const [host, away] = [full.hostAhead(), full.guestsAhead()];
    return doubleChances(host, Math.max(0, 1 - host - away), away);
  },
  settle: ({ host, away, fullDone }) => (fullDone ? settleDoubleChance(host - away) : undefined),
  settleByScore: byScore.doubleChance,
});

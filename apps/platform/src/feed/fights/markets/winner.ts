import { byScore } from '../../market/by-score.ts';
import { settleLead } from '../../pricing/asian.ts';
import { winnerChances } from '../../pricing/chances.ts';
import { winnerCodes } from '../../pricing/selection-codes.ts';
import { batches, fightMarket, type FightMarketOf } from '../model/fight-market.ts';

export const winner: FightMarketOf = () =>
  fightMarket({
    family: '12',
    name: 'Winner',
    group: 'main',
    table: 'winner',
    batch: batches.all,
    selections: winnerCodes,
    price(grid) {
      const { host, away } = grid.wins();
      return winnerChances(host + away > 0 ? host / (host + away) : 0.5);
    },
    settle: ({ over, lead }) => (over ? settleLead(lead) : undefined),
    settleByScore: byScore.winner,
  });

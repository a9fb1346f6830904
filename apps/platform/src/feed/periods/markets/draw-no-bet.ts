import { byScore } from '../../market/by-score.ts';
import { settleLead } from '../../pricing/asian.ts';
import { winnerChances } from '../../pricing/chances.ts';
import { winnerCodes } from '../../pricing/selection-codes.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';

/** The winner of regular time; a draw returns the stake. */
export const drawNoBet: PeriodMarketOf = () =>
  periodMarket({
    family: 'DNB',
    name: 'Draw no bet',
    group: 'main',
    table: 'draw-no-bet',
    batch: batches.results,
    selections: winnerCodes,
    regularTime: true,
    price({ ends: { regular } }) {
      const [host, , away] = regular;
      return winnerChances(host + away > 0 ? host / (host + away) : 0.5);
    },
    settle: ({ regular: [host, away], full }) => (full ? settleLead(host - away) : undefined),
    settleByScore: byScore.winner,
  });

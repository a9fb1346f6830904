import { byScore } from '../../market/by-score.ts';
import { settleLead } from '../../pricing/asian.ts';
import { winnerChances } from '../../pricing/chances.ts';
import { winnerCodes } from '../../pricing/selection-codes.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';
import { leadOf } from '../script/state.ts';

/** The winner, with overtime and shoot-out. */
export const winner: PeriodMarketOf = () =>
  periodMarket({
    family: '12',
    name: 'Winner, overtime included',
    group: 'main',
    table: 'winner',
    batch: batches.results,
    selections: winnerCodes,
    price: ({ ends: { host, away } }) => winnerChances(host + away > 0 ? host / (host + away) : 0.5),
    settle: ({ state, over }) => (over ? settleLead(leadOf(state)) : undefined),
    settleByScore: byScore.winner,
  });

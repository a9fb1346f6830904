import { byScore } from '../../market/by-score.ts';
import { settleLead } from '../../pricing/asian.ts';
import { winnerChances } from '../../pricing/chances.ts';
import { leadAbove } from '../../pricing/counts.ts';
import { nearest } from '../../pricing/lines.ts';
import { winnerCodes } from '../../pricing/selection-codes.ts';
import { mean } from '../model/grid.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';

export const handicap: PeriodMarketOf = ({ withOvertime }) =>
  periodMarket({
    family: 'HC',
    name: 'Handicap {line}',
    group: 'handicap',
    table: 'handicap',
    batch: batches.results,
    selections: winnerCodes,
    regularTime: !withOvertime,
    lines: ({ handicap: lines }) => lines,
    linesOnOffer({ ends: { leads }, lines }) {
      const even = leads.zero - mean(leads.chances);
      return nearest(lines.handicap, even, 5);
    },
    price: ({ ends }, line) => winnerChances(leadAbove(ends.leads, -line)),
    settle: ({ host, away, final }, line) => (final ? settleLead(host - away + line) : undefined),
    settleByScore: byScore.handicap,
  });

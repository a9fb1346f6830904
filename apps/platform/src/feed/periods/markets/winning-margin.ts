import { byScore } from '../../market/by-score.ts';
import { bandsOf, marginChances, marginCodes, settleMargin } from '../../pricing/bands.ts';
import { leadAbove } from '../../pricing/counts.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';

/** The winning margin by bands such as '1-2, 3+'. */
export function winningMargin(text: string): PeriodMarketOf {
  const bands = bandsOf(text);
  return ({ scoring, withOvertime }) => {
    // A match in innings goes on until it is not level.
    const level = scoring.kind !== 'outs';
    return periodMarket({
      family: 'WM',
      name: 'Winning margin',
      group: 'handicap',
      table: 'margin',
      batch: batches.results,
      selections: marginCodes(bands, level),
      regularTime: !withOvertime,
      price: ({ ends: { leads } }) =>
        marginChances(
          bands,
          level,
          (from, to) =>
            (Number.isFinite(from) ? leadAbove(leads, from - 0.5) : 1) -
            (Number.isFinite(to) ? leadAbove(leads, to + 0.5) : 0),
        ),
      settle: ({ host, away, final }) => (final ? settleMargin(bands, level, host - away) : undefined),
      settleByScore: byScore.margin,
    });
  };
}

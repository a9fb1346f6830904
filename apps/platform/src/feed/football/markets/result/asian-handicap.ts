import { byScore } from '../../../market/by-score.ts';
import { addLead, emptySplit, fairShare, settleLead } from '../../../pricing/asian.ts';
import { winnerChances } from '../../../pricing/chances.ts';
import type { SelectionChances } from '../../../pricing/fair-market.ts';
import { ladderOf } from '../../../pricing/lines.ts';
import { winnerCodes } from '../../../pricing/selection-codes.ts';
import { batches, footballMarket } from '../../model/football-market.ts';
import type { FootballGrid } from '../../model/grid.ts';

/** Handicaps go so far in both directions. */
const WIDEST = 10;
const lines = ladderOf(-WIDEST, WIDEST, 0.25);

export function handicapChances({ full }: FootballGrid, line: number): SelectionChances {
  const split = emptySplit();
  for (const [host, away, chance] of full.cells) addLead(split, host - away + line, chance);
  return winnerChances(fairShare(split));
}

export const asianHandicap = footballMarket({
  family: 'AH',
  name: 'Asian handicap {line}',
  group: 'handicap',
  table: 'asian-handicap',
  batch: batches.result,
  selections: winnerCodes,
  lines: () => lines,
  /** Five lines around the one that makes the match even. */
  linesOnOffer({ outlook: { score }, toCome: { host, away } }) {
    const balance = Math.round((score[1] - score[0] + away - host) * 4) / 4;
    const even = Math.max(0.5 - WIDEST, Math.min(WIDEST - 0.5, balance));
    return [-0.5, -0.25, 0, 0.25, 0.5].map((step) => even + step);
  },
  price: handicapChances,
  settle: ({ host, away, fullDone }, line) => (fullDone ? settleLead(host - away + line) : undefined),
  settleByScore: byScore.handicap,
});

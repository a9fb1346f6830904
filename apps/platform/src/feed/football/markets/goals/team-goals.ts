import { byScore } from '../../../market/by-score.ts';
import { totalChances } from '../../../pricing/chances.ts';
import { ladderOf } from '../../../pricing/lines.ts';
import { totalCodes } from '../../../pricing/selection-codes.ts';
import { settleTotal } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

const lines = ladderOf(0.5, 3.5, 1);
const all = (): readonly number[] => lines;
const shared = {
  group: 'goals',
  table: 'team-totals',
  batch: batches.goals,
  selections: totalCodes,
  lines: all,
  linesOnOffer: all,
} as const;

export const homeTeamGoals = footballMarket({
  ...shared,
  family: 'HOU',
  name: 'Home team goals {line}',
  price: ({ full }, line) => totalChances(full.chance((host) => host > line)),
  settle: ({ host, fullDone }, line) => settleTotal(host, line, fullDone),
  settleByScore: byScore.hostTotal,
});

export const awayTeamGoals = footballMarket({
  ...shared,
  family: 'AOU',
  name: 'Away team goals {line}',
  price: ({ full }, line) => totalChances(full.chance((_, away) => away > line)),
  settle: ({ away, fullDone }, line) => settleTotal(away, line, fullDone),
  settleByScore: byScore.awayTotal,
});

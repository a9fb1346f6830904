import { byScore } from '../../market/by-score.ts';
import { winnerChances } from '../../pricing/chances.ts';
import { winnerCodes } from '../../pricing/selection-codes.ts';
import { allVoid, winner } from '../../pricing/settle.ts';
import { betterChance } from '../model/contest.ts';
import { batches, contestMarket } from '../model/contest-market.ts';

/** The better placed of the two. */
export const betterPlaced = contestMarket({
  family: '12',
  name: 'Better placed',
  group: 'main',
  table: 'better',
  batch: batches.all,
  selections: winnerCodes,
  price: ({ field, contest }) => winnerChances(betterChance(field, contest)),
  settle: ({ hostBetter, cut }) => (cut ? allVoid(winnerCodes) : winner(winnerCodes, hostBetter ? '1' : '2')),
  settleByScore: byScore.winner,
});

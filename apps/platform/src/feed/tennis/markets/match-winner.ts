import { byScore } from '../../market/by-score.ts';
import { settleLead } from '../../pricing/asian.ts';
import { winnerChances } from '../../pricing/chances.ts';
import { winnerCodes } from '../../pricing/selection-codes.ts';
import type { TennisState } from '../model/script.ts';
import { batches, tennisMarket } from '../model/tennis-market.ts';

/** Returns the host's lead in sets; if these are level, in games. Level in both is a draw, which is void. */
function leadOf({ sets, games }: TennisState): number {
  if (sets[0] !== sets[1]) return sets[0] - sets[1];
  return games.reduce((sum, [host, away]) => sum + host - away, 0);
}

export const matchWinner = tennisMarket({
  family: '12',
  name: 'Match winner',
  group: 'main',
  table: 'winner',
  batch: batches.match,
  selections: winnerCodes,
  price: ({ outlook: { sets }, needed }) =>
    winnerChances([...sets].reduce((sum, [code, chance]) => (code.startsWith(`${needed}:`) ? sum + chance : sum), 0)),
  settle: ({ state, over }) => (over ? settleLead(leadOf(state)) : undefined),
  settleByScore: byScore.winner,
});

import { allVoid, winner } from '../../pricing/settle.ts';
import type { Contest } from '../model/contest.ts';
import { batches, contestMarket } from '../model/contest-market.ts';

const codesOf = ({ named }: Contest): readonly string[] => [...named, 'other'];

/** The winner of the field, by name. */
export const contestWinner = contestMarket({
  family: 'RW',
  name: 'Winner',
  group: 'main',
  table: 'winner',
  batch: batches.all,
  // The codes are names, which need no text.
  selections: [],
  price(grid) {
    const named = grid.contest.named.map((name): [string, number] => [name, grid.chanceOf(name)]);
    const other = Math.max(0, 1 - named.reduce((sum, [, chance]) => sum + chance, 0));
    return [...named, ['other', other]];
  },
  settle({ contest, best, cut }) {
    if (cut) return allVoid(codesOf(contest));
    return winner(codesOf(contest), contest.named.includes(best) ? best : 'other');
  },
});

import { settleLead } from '../../pricing/asian.ts';
import { totalChances, winnerChances } from '../../pricing/chances.ts';
import { ladderOf, nearest } from '../../pricing/lines.ts';
import { totalCodes, winnerCodes } from '../../pricing/selection-codes.ts';
import { settleTotal } from '../../pricing/settle.ts';
import { chanceAbove, meanOf } from '../model/grid.ts';
import type { TennisState } from '../model/script.ts';
import { batches, tennisMarket } from '../model/tennis-market.ts';

const totals = ladderOf(12.5, 60.5, 1);
const handicaps = ladderOf(-18.5, 18.5, 1);

function gamesOf({ games }: TennisState): readonly [host: number, away: number] {
  let host = 0;
  let away = 0;
  for (const [h, a] of games) {
    host += h;
    away += a;
  }
  return [host, away];
}

/** The games of the match. */
export const totalGames = tennisMarket({
  family: 'OU',
  name: 'Total games {line}',
  group: 'games',
  table: 'totals',
  batch: batches.games,
  selections: totalCodes,
  lines: () => totals,
  linesOnOffer: ({ outlook }) => nearest(totals, meanOf(outlook.games), 6),
  price: ({ outlook }, line) => totalChances(chanceAbove(outlook.games, line)),
  settle({ state, over }, line) {
    const [host, away] = gamesOf(state);
    return settleTotal(host + away, line, over);
  },
});

export const gameHandicap = tennisMarket({
  family: 'HC',
  name: 'Game handicap {line}',
  group: 'handicap',
  table: 'handicap',
  batch: batches.games,
  selections: winnerCodes,
  lines: () => handicaps,
  linesOnOffer: ({ outlook }) => nearest(handicaps, -meanOf(outlook.leads), 6),
  price: ({ outlook }, line) => winnerChances(chanceAbove(outlook.leads, -line)),
  settle({ state, over }, line) {
    const [host, away] = gamesOf(state);
    return over ? settleLead(host - away + line) : undefined;
  },
});

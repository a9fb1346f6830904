import { totalChances } from '../../pricing/chances.ts';
import { ladderOf } from '../../pricing/lines.ts';
import { totalCodes } from '../../pricing/selection-codes.ts';
import { settleTotal } from '../../pricing/settle.ts';
import { batches, fightMarket, type FightMarketOf } from '../model/fight-market.ts';

/** Long fights have no line of 0.5 or 1: these are as good as decided. */
const linesOf = (rounds: number): readonly number[] =>
  ladderOf(0.5, rounds - 1.5, 1).filter((line) => line > 1 || rounds < 5);

/** The rounds that are fought, by time: 2.5 is half of the third round. */
export const totalRounds: FightMarketOf = ({ roundSeconds }) =>
  fightMarket({
    family: 'TR',
    name: 'Total rounds {line}',
    group: 'rounds',
    table: 'totals',
    batch: batches.all,
    selections: totalCodes,
    lines: ({ rounds }) => linesOf(rounds),
    linesOnOffer: ({ frame }) => linesOf(frame.rounds),
    price: (grid, line) => totalChances(grid.lasts(line * roundSeconds)),
    settle: ({ fought, over }, line) => settleTotal(fought, line * roundSeconds, over),
  });

import { resultChances, totalChances } from '../../pricing/chances.ts';
import { nearest } from '../../pricing/lines.ts';
import { resultCodes, totalCodes } from '../../pricing/selection-codes.ts';
import { allVoid, settleResult, settleTotal } from '../../pricing/settle.ts';
import { basketballMarket, type BasketballMarket } from '../model/basketball-market.ts';
import { leaders, meanOf, stretchAbove } from '../model/grid.ts';
import { stretchOf } from '../model/standing.ts';

/** A half or a quarter. */
export interface PeriodPart {
  readonly code: string;
  readonly first: number;
  readonly last: number;
  readonly group: string;
  readonly batch: number;
  readonly lines: 'half' | 'quarter';
  /** Names of the result and of the total. */
  readonly result: string;
  readonly points: string;
}

const periodResult = ({ code, first, last, group, batch, lines, result }: PeriodPart): BasketballMarket =>
  basketballMarket({
    family: `${code}_1X2`,
    name: result,
    group,
    table: `${lines}-result`,
    batch,
    selections: resultCodes,
    price: (grid) => resultChances(...leaders(grid.stretch(first, last))),
    settle(standing) {
      const { host, away, final, missing } = stretchOf(standing, first, last);
      if (missing) return allVoid(resultCodes);
      return final ? settleResult(host - away) : undefined;
    },
  });

const periodTotal = ({ code, first, last, group, batch, lines, points }: PeriodPart): BasketballMarket =>
  basketballMarket({
    family: `${code}_OU`,
    name: `${points} {line}`,
    group,
    table: `${lines}-totals`,
    batch,
    selections: totalCodes,
    lines: (all) => all[lines],
    linesOnOffer: (grid) => nearest(grid.lines[lines], meanOf(grid.stretch(first, last)), 3),
    price: (grid, line) => totalChances(stretchAbove(grid.stretch(first, last), line)),
    settle(standing, line) {
      const { host, away, final, missing } = stretchOf(standing, first, last);
      return missing ? allVoid(totalCodes) : settleTotal(host + away, line, final);
    },
  });

/** Result and total of a half or quarter. A period that never began is void. */
export const periodMarkets = (part: PeriodPart): readonly BasketballMarket[] => [periodResult(part), periodTotal(part)];

import { totalChances, winnerChances } from '../../pricing/chances.ts';
import { nearest } from '../../pricing/lines.ts';
import { totalCodes, winnerCodes } from '../../pricing/selection-codes.ts';
import { hostWins } from '../model/grid.ts';
import { mostUnits, unitsOnOffer } from '../model/rules.ts';
import { batches, seriesMarket, type SeriesFrame, type SeriesMarket } from '../model/series-market.ts';
import { settleUnitTotal, settleUnitWinner } from '../model/settle-unit.ts';

const inMatch =
  (set: number) =>
  ({ format }: SeriesFrame): boolean =>
    set <= mostUnits(format);

/** The winner of one set. */
export const setWinner = (set: number): SeriesMarket =>
  seriesMarket({
    family: `S${set}_12`,
    name: `Set ${set} winner`,
    group: 'sets',
    table: 'set-winner',
    batch: batches.units,
    selections: winnerCodes,
    exists: inMatch(set),
    isOnOffer: ({ outlook }) => unitsOnOffer(outlook.unit, set),
    price: (grid) => winnerChances(hostWins(grid.endsAt(set))),
    settle: (standing) => settleUnitWinner(standing, set),
  });

/** The points of one set. */
export const setPoints = (set: number): SeriesMarket =>
  seriesMarket({
    family: `S${set}_OU`,
    name: `Set ${set} points {line}`,
    group: 'sets',
    table: 'set-points',
    batch: batches.units,
    selections: totalCodes,
    exists: inMatch(set),
    lines: ({ lines }) => lines.inUnit,
    linesOnOffer(grid) {
      if (!unitsOnOffer(grid.outlook.unit, set)) return [];
      const total = grid.endsAt(set).reduce((sum, [host, away, chance]) => sum + (host + away) * chance, 0);
      return nearest(grid.lines.inUnit, total, 3);
    },
    price(grid, line) {
      const over = grid.endsAt(set).reduce((sum, [host, away, chance]) => (host + away > line ? sum + chance : sum), 0);
      return totalChances(Math.min(1, over));
    },
    settle: (standing, line) => settleUnitTotal(standing, set, line),
  });

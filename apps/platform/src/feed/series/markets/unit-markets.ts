import { byScore } from '../../market/by-score.ts';
import { settleLead } from '../../pricing/asian.ts';
import { totalChances, winnerChances } from '../../pricing/chances.ts';
import { ladderOf, nearest } from '../../pricing/lines.ts';
import { totalCodes, winnerCodes } from '../../pricing/selection-codes.ts';
import { settleTotal } from '../../pricing/settle.ts';
import { hostWins } from '../model/grid.ts';
import { type Format, mostUnits, type Unit, unitsOnOffer } from '../model/rules.ts';
import { batches, seriesMarket, type SeriesFrame, type SeriesMarket } from '../model/series-market.ts';
import { settleUnitWinner } from '../model/settle-unit.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const numbersOf = (format: Format): readonly number[] => ladderOf(1, mostUnits(format), 1);

/**
 * A match of darts is played for legs, or at some tournaments for sets of legs. It has the markets of one of the two.
 */
const ownUnit =
  ({ letter }: Unit) =>
  ({ rules }: SeriesFrame): boolean =>
    rules.unit.letter === letter;

/** The number of units that are played. */
export const totalUnits = (unit: Unit): SeriesMarket =>
  seriesMarket({
    family: `T${unit.letter}`,
    name: `Total ${unit.many} {line}`,
    group: unit.many,
    table: 'total-units',
    batch: batches.results,
    selections: totalCodes,
    exists: ownUnit(unit),
    lines: ({ lines }) => lines.units,
    linesOnOffer: (grid) =>
      nearest(
        grid.lines.units,
        grid.mean(({ host, away }) => host + away),
        3,
      ),
    price: (grid, line) => totalChances(grid.chance(({ host, away }) => host + away > line)),
    settle: ({ state: { won }, over }, line) => settleTotal(won[0] + won[1], line, over),
    // An operator's score is one of sets.
    ...(unit.letter === 'S' && { settleByScore: byScore.total }),
  });

export const unitHandicap = (unit: Unit): SeriesMarket =>
  seriesMarket({
    family: `${unit.letter}H`,
    name: `${capital(unit.one)} handicap {line}`,
    group: 'handicap',
    table: 'unit-handicap',
    batch: batches.results,
    selections: winnerCodes,
    exists: ownUnit(unit),
    lines: ({ lines }) => lines.unitLeads,
    linesOnOffer: (grid) => nearest(grid.lines.unitLeads, -grid.mean(({ host, away }) => host - away), 4),
    price: (grid, line) => winnerChances(grid.chance(({ host, away }) => host - away + line > 0)),
    settle: ({ state: { won }, over }, line) => (over ? settleLead(won[0] - won[1] + line) : undefined),
  });

/** The winner of a numbered unit, in series without points. The running unit is the main line. */
export const unitWinner = (unit: Unit): SeriesMarket =>
  seriesMarket({
    family: `${unit.letter}W`,
    name: `${capital(unit.one)} {line} winner`,
    group: unit.many,
    table: 'unit-winner',
    batch: batches.units,
    selections: winnerCodes,
    exists: ownUnit(unit),
    lines: ({ format }) => numbersOf(format),
    linesOnOffer: ({ format, outlook }) => numbersOf(format).filter((number) => unitsOnOffer(outlook.unit, number)),
    isMain: ({ outlook }, number) => number === outlook.unit,
    price: (grid, number) => winnerChances(hostWins(grid.endsAt(number))),
    settle: settleUnitWinner,
  });

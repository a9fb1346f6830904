import { settleLead } from '../../pricing/asian.ts';
import type { Outcomes } from '../../pricing/fair-market.ts';
import { totalCodes, winnerCodes } from '../../pricing/selection-codes.ts';
import { allVoid, settleTotal } from '../../pricing/settle.ts';
import { isUnitOver, targetOf } from './rules.ts';
import type { SeriesStanding } from './series-market.ts';

const endedOf = ({ rules, format }: SeriesStanding, unit: number, points: readonly [number, number]): boolean =>
  isUnitOver(points, targetOf(rules, format, unit), rules.margin);

/** Settles the winner of a unit. A unit that is not played, or not played to its end, is void. */
export function settleUnitWinner(standing: SeriesStanding, unit: number): Outcomes | undefined {
  const points = standing.state.points[unit - 1];
  if (points !== undefined && endedOf(standing, unit, points)) return settleLead(points[0] - points[1]);
  return standing.over ? allVoid(winnerCodes) : undefined;
}

/** Settles the points of a unit. A unit that is not played is void. */
export function settleUnitTotal(standing: SeriesStanding, unit: number, line: number): Outcomes | undefined {
  const points = standing.state.points[unit - 1];
  if (points === undefined) return standing.over ? allVoid(totalCodes) : undefined;
  return settleTotal(points[0] + points[1], line, standing.over || endedOf(standing, unit, points));
}

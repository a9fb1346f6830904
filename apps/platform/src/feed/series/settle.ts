import { settleLead } from '../pricing/asian.ts';
import { allVoid, settleTotal, winner } from '../pricing/settle.ts';
import type { Outcomes } from '../pricing/fair-market.ts';
import { scoreCodes } from './book.ts';
import { type Format, isUnitOver, type SeriesRules, targetOf } from './rules.ts';
import type { SeriesState } from './script.ts';

const two = ['1', '2'];
const totals = ['under', 'over'];

/** A unit that is not played any more gives stakes back. */
function settleUnit(stand: Stand, unit: number, kind: string, line: number): Outcomes | undefined {
  const { rules, format, state, over } = stand;
  const points = state.points[unit - 1];
  if (points === undefined) return over ? allVoid(kind === 'OU' ? totals : two) : undefined;
  const ended = isUnitOver(points, targetOf(rules, format, unit), rules.margin);
  if (kind === 'OU') return settleTotal(points[0] + points[1], line, over || ended);
  if (!over && !ended) return undefined;
  // Broken off, it has no winner.
  return ended ? settleLead('1', '2', points[0] - points[1]) : allVoid(two);
}

interface Stand {
  readonly rules: SeriesRules;
  readonly format: Format;
  readonly state: SeriesState;
  readonly over: boolean;
}

/** How a market is decided by a state; `ended`: no more will be played. */
export function settleSeries(
  rules: SeriesRules,
  format: Format,
  family: string,
  line: number | null,
  state: SeriesState,
  ended: boolean,
): Outcomes | undefined {
  const over = ended || state.over;
  const stand = { rules, format, state, over };
  const number = line ?? 0;
  const unit = /^S([1-7])_(12|OU)$/.exec(family);
  if (unit !== null) return settleUnit(stand, Number(unit[1]), unit[2] ?? '', number);
  const [host, away] = state.won;
  const points = state.points.reduce(([h, a], [x, y]) => [h + x, a + y] as const, [0, 0] as readonly [number, number]);
  const { letter } = rules.unit;
  switch (family) {
    case '12':
      return over ? settleLead('1', '2', host - away) : undefined;
    case 'SB':
      if (over && !state.over) return allVoid(scoreCodes(format));
      return over ? winner(scoreCodes(format), `${host}:${away}`) : undefined;
    case `T${letter}`:
      return settleTotal(host + away, number, over);
    case `${letter}H`:
      return over ? settleLead('1', '2', host - away + number) : undefined;
    case `${letter}W`:
      return settleUnit(stand, number, '12', 0);
    case 'TP':
      return settleTotal(points[0] + points[1], number, over);
    case 'PH':
      return over ? settleLead('1', '2', points[0] - points[1] + number) : undefined;
    default:
      return undefined;
  }
}

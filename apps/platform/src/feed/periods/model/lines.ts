import { halfLinesAround, type SideLines } from '../../pricing/lines.ts';
import type { PeriodRules, Rates } from '../script/rules.ts';

/** All lines that a match can have, around its expected score. */
export interface PeriodLines extends SideLines {
  readonly parts: ReadonlyMap<string, readonly number[]>;
}

/** A total has no line below 0.5. */
const totalLines = (value: number, width: number): readonly number[] => halfLinesAround(value, width, { least: 0.5 });

export function linesOf({ phases, reach, parts }: PeriodRules, { host, away }: Rates): PeriodLines {
  const periods = phases.length;
  const lead = (host - away) * periods;
  return {
    handicap: halfLinesAround(-lead, reach.lead),
    total: totalLines((host + away) * periods, reach.total),
    host: totalLines(host * periods, reach.side),
    away: totalLines(away * periods, reach.side),
    parts: new Map(
      parts.map(({ code, first, last }) => [code, totalLines((host + away) * (last - first + 1), reach.part)]),
    ),
  };
}

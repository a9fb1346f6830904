import { type Chances, type Leads, leadsOf, totalsOf } from '../../pricing/counts.ts';
import type { Part } from '../script/rules.ts';
import type { Ends } from './ends.ts';
import type { PeriodLines } from './lines.ts';
import type { PeriodOutlook } from './outlook.ts';

/** A part of the match: the points so far, and the chances of those to come. */
export interface PartGrid {
  readonly host: number;
  readonly away: number;
  readonly totals: Chances;
  readonly leads: Leads;
}

/** Returns the expected value. */
export function mean(chances: Chances): number {
  let sum = 0;
  for (let value = 0; value < chances.length; value += 1) sum += value * (chances[value] ?? 0);
  return sum;
}

/** Everything that the markets of a match in periods are priced from at one instant. */
export class PeriodGrid {
  readonly outlook: PeriodOutlook;
  readonly lines: PeriodLines;
  readonly #parts = new Map<string, PartGrid>();

  constructor(outlook: PeriodOutlook, lines: PeriodLines) {
    this.outlook = outlook;
    this.lines = lines;
  }

  /** How the match can end. */
  get ends(): Ends {
    return this.outlook.ends;
  }

  part({ code, first, last }: Part): PartGrid {
    const known = this.#parts.get(code) ?? this.#partOf(first, last);
    this.#parts.set(code, known);
    return known;
  }

  #partOf(first: number, last: number): PartGrid {
    const [host, away] = this.outlook.points(first, last);
    const [more, less] = [this.outlook.toCome(first, last, 0), this.outlook.toCome(first, last, 1)];
    return { host, away, totals: totalsOf(more, less), leads: leadsOf(more, less) };
  }
}

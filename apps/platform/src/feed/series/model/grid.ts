import { normalBelow } from '../../pricing/normal.ts';
import type { SeriesLines } from './lines.ts';
import type { Ends, MatchEnd, SeriesOutlook } from './outlook.ts';
import { type Format, mostUnits } from './rules.ts';

const beyond = (mean: number, variance: number, line: number): number =>
  1 - normalBelow((line - mean) / Math.sqrt(variance + 1e-6));

/** Returns the probability that the host wins a unit. */
export const hostWins = (ends: Ends): number =>
  ends.reduce((sum, [host, away, chance]) => (host > away ? sum + chance : sum), 0);

/** Everything that the markets of a series are priced from at one instant. */
export class SeriesGrid {
  readonly format: Format;
  readonly lines: SeriesLines;
  readonly outlook: SeriesOutlook;

  constructor(format: Format, lines: SeriesLines, outlook: SeriesOutlook) {
    this.format = format;
    this.lines = lines;
    this.outlook = outlook;
  }

  /** Returns the probability of the ends of the match that meet a condition. */
  chance(when: (end: MatchEnd) => boolean): number {
    return Math.min(
      1,
      this.outlook.ends.reduce((sum, end) => (when(end) ? sum + end.chance : sum), 0),
    );
  }

  /** Returns the expected value over the ends of the match. */
  mean(of: (end: MatchEnd) => number): number {
    return this.outlook.ends.reduce((sum, end) => sum + end.chance * of(end), 0);
  }

  /** Returns how a unit can end. Units that have not begun are all alike, but for the last one. */
  endsAt(unit: number): Ends {
    if (unit === this.outlook.unit) return this.outlook.running;
    return unit === mostUnits(this.format) ? this.outlook.last : this.outlook.fresh;
  }

  /** Returns the probability of a total of points above a line. */
  totalAbove(line: number): number {
    return this.#pointsBeyond(
      line,
      (host, away) => this.outlook.before[0] + host + away,
      ({ total, totalVariance }) => [total, totalVariance],
    );
  }

  /** Returns the probability of a lead of the host, in points, above a value. */
  leadAbove(lead: number): number {
    return this.#pointsBeyond(
      lead,
      (host, away) => this.outlook.before[1] + host - away,
      (end) => [end.lead, end.leadVariance],
    );
  }

  /** Ends of the match in the running unit are known point by point. Ends in a later unit are close to normal. */
  #pointsBeyond(
    line: number,
    exact: (host: number, away: number) => number,
    normal: (end: MatchEnd) => readonly [mean: number, variance: number],
  ): number {
    const { ends, final, unit } = this.outlook;
    let sum = 0;
    for (const [host, away, chance] of final) if (exact(host, away) > line) sum += chance;
    for (const end of ends) {
      // The loop above has counted the ends in the running unit.
      if (end.host + end.away === unit) continue;
      const [mean, variance] = normal(end);
      sum += end.chance * beyond(mean, variance, line);
    }
    return Math.min(1, Math.max(0, sum));
  }
}

import { fairMarket, flagMain, ladderOf, nearest, totalMarket, twoWayMarket } from '../pricing/lines.ts';
import { normalBelow } from '../pricing/normal.ts';
import type { FairMarket } from '../pricing/fair-market.ts';
import type { Ends, MatchEnd, SeriesOutlook } from './outlook.ts';
import type { Format, SeriesRules } from './rules.ts';

/** Lines that a match can ever have. */
export interface SeriesLines {
  readonly units: readonly number[];
  readonly unitLeads: readonly number[];
  readonly points: readonly number[];
  readonly pointLeads: readonly number[];
  readonly inUnit: readonly number[];
}

export function linesOf({ needed, target }: Format): SeriesLines {
  const usual = target * needed;
  return {
    units: ladderOf(needed + 0.5, needed * 2 - 1.5, 1),
    unitLeads: ladderOf(0.5 - needed, needed - 0.5, 1).filter((line) => Math.abs(line) > 1),
    points: ladderOf(Math.floor(usual * 1.05) + 0.5, usual * 4, 1),
    pointLeads: ladderOf(0.5 - Math.ceil(usual * 0.7), Math.ceil(usual * 0.7) - 0.5, 1),
    inUnit: ladderOf(Math.floor(target * 1.2) + 0.5, target * 2 + 8, 1),
  };
}

/** More final scores than these in the market of the exact score would be a list that nobody reads. */
const MOST_EXACT = 4;

/** Selections of the exact score; none for long series. */
export function scoreCodes({ needed }: Format): readonly string[] {
  if (needed > MOST_EXACT) return [];
  const lost = Array.from({ length: needed }, (_, index) => index);
  return [...lost.map((units) => `${needed}:${units}`), ...lost.toReversed().map((units) => `${units}:${needed}`)];
}

/** How many units ahead have a market on their winner. */
export const UNITS_AHEAD = 2;

const beyond = (mean: number, variance: number, line: number): number =>
  1 - normalBelow((line - mean) / Math.sqrt(variance + 1e-6));

function hostWins(ends: Ends): number {
  return ends.reduce((sum, [host, away, chance]) => (host > away ? sum + chance : sum), 0);
}

/** All prices of one outlook. */
export class SeriesBook {
  readonly #rules: SeriesRules;
  readonly #format: Format;
  readonly #lines: SeriesLines;
  readonly #outlook: SeriesOutlook;
  /** Set handicap, total sets, winner of a set: by the first letter of the unit. */
  readonly #letter: string;

  constructor(rules: SeriesRules, format: Format, lines: SeriesLines, outlook: SeriesOutlook) {
    this.#rules = rules;
    this.#format = format;
    this.#lines = lines;
    this.#outlook = outlook;
    this.#letter = rules.unit.letter;
  }

  /** 0 the winner and units, 1 points of the match, 2 the running unit and those after it. */
  group(group: number): readonly FairMarket[] {
    if (group === 0) return this.#results();
    if (group === 1) return this.#points();
    return this.#units();
  }

  find(family: string, line: number | null): FairMarket | undefined {
    const unit = /^S([1-7])_(12|OU)$/.exec(family);
    if (unit !== null) return this.#ofUnit(Number(unit[1]), unit[2] ?? '', line);
    if (family === '12')
      return twoWayMarket(
        family,
        null,
        this.#chance(({ host, away }) => host > away),
      );
    if (family === 'SB') return this.#exact();
    if (line === null) return undefined;
    switch (family) {
      case `T${this.#letter}`:
        return totalMarket(
          family,
          line,
          this.#chance(({ host, away }) => host + away > line),
        );
      case `${this.#letter}H`:
        return twoWayMarket(
          family,
          line,
          this.#chance(({ host, away }) => host - away + line > 0),
        );
      case `${this.#letter}W`:
        return { ...twoWayMarket(family, line, hostWins(this.#endsAt(line))), main: line === this.#outlook.unit };
      case 'TP':
        return totalMarket(
          family,
          line,
          this.#pointsBeyond(line, (end) => [end.total, end.totalVariance], 1),
        );
      case 'PH':
        return twoWayMarket(
          family,
          line,
          this.#pointsBeyond(-line, (end) => [end.lead, end.leadVariance], -1),
        );
      default:
        return undefined;
    }
  }

  #chance(when: (end: MatchEnd) => boolean): number {
    return Math.min(
      1,
      this.#outlook.ends.reduce((sum, end) => (when(end) ? sum + end.chance : sum), 0),
    );
  }

  /** Ends of the match in the running set are known point by point; those further on are about normal. */
  #pointsBeyond(line: number, of: (end: MatchEnd) => readonly [number, number], sign: 1 | -1): number {
    const { ends, final, before, unit } = this.#outlook;
    let sum = 0;
    for (const [host, away, chance] of final) {
      const value = sign === 1 ? before[0] + host + away : before[1] + host - away;
      if (value > line) sum += chance;
    }
    for (const end of ends) {
      // One that the running set brings has been counted above.
      if (end.host + end.away === unit) continue;
      const [mean, variance] = of(end);
      sum += end.chance * beyond(mean, variance, line);
    }
    return Math.min(1, Math.max(0, sum));
  }

  #exact(): FairMarket | undefined {
    const codes = scoreCodes(this.#format);
    if (codes.length === 0) return undefined;
    const chances = new Map(this.#outlook.ends.map(({ host, away, chance }) => [`${host}:${away}`, chance]));
    return fairMarket(
      'SB',
      null,
      codes.map((code) => [code, chances.get(code) ?? 0]),
    );
  }

  #endsAt(unit: number): Ends {
    if (unit === this.#outlook.unit) return this.#outlook.running;
    return unit === this.#format.needed * 2 - 1 ? this.#outlook.last : this.#outlook.fresh;
  }

  #ofUnit(unit: number, kind: string, line: number | null): FairMarket | undefined {
    const ends = this.#endsAt(unit);
    if (kind === '12') return twoWayMarket(`S${unit}_12`, null, hostWins(ends));
    if (line === null) return undefined;
    const over = ends.reduce((sum, [host, away, chance]) => (host + away > line ? sum + chance : sum), 0);
    return totalMarket(`S${unit}_OU`, line, Math.min(1, over));
  }

  #mean(of: (end: MatchEnd) => number): number {
    return this.#outlook.ends.reduce((sum, end) => sum + end.chance * of(end), 0);
  }

  #some(family: string, lines: readonly number[], value: number, count: number): readonly FairMarket[] {
    return flagMain(nearest(lines, value, count).flatMap((line) => this.find(family, line) ?? []));
  }

  #results(): readonly FairMarket[] {
    const { units, unitLeads } = this.#lines;
    const total = this.#mean(({ host, away }) => host + away);
    const lead = this.#mean(({ host, away }) => host - away);
    return [
      ...['12', 'SB'].flatMap((family) => this.find(family, null) ?? []),
      ...this.#some(`T${this.#letter}`, units, total, 3),
      ...this.#some(`${this.#letter}H`, unitLeads, -lead, 4),
    ];
  }

  #points(): readonly FairMarket[] {
    if (!this.#rules.pointMarkets || this.#format.target === 0) return [];
    const { points, pointLeads } = this.#lines;
    return [
      ...this.#some(
        'TP',
        points,
        this.#mean(({ total }) => total),
        5,
      ),
      ...this.#some('PH', pointLeads, -this.#mean(({ lead }) => lead), 5),
    ];
  }

  #units(): readonly FairMarket[] {
    const { unit } = this.#outlook;
    const most = this.#format.needed * 2 - 1;
    const sets = Array.from({ length: UNITS_AHEAD + 1 }, (_, index) => unit + index).filter((each) => each <= most);
    if (!this.#rules.pointMarkets) return sets.flatMap((each) => this.find(`${this.#letter}W`, each) ?? []);
    return sets.flatMap((each) => {
      const ends = this.#endsAt(each);
      const total = ends.reduce((sum, [host, away, chance]) => sum + (host + away) * chance, 0);
      return [
        ...[this.#ofUnit(each, '12', null)].flatMap((market) => market ?? []),
        ...this.#some(`S${each}_OU`, this.#lines.inUnit, total, 3),
      ];
    });
  }
}

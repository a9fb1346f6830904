import { bandMarket, type Band, bandsOf, marginMarket } from '../../pricing/bands.ts';
import { above, leadAbove, type Leads, leadsOf, totalsOf } from '../../pricing/counts.ts';
import {
  fairMarket,
  flagMain,
  halfLinesAround,
  nearest,
  type SideLines,
  threeWayMarket,
  totalMarket,
  twoWayMarket,
} from '../../pricing/lines.ts';
import type { FairMarket } from '../../pricing/fair-market.ts';
import type { PeriodOutlook } from '../model/outlook.ts';
import type { Part, PeriodRules, Rates } from '../script/rules.ts';

export interface PeriodLines extends SideLines {
  readonly parts: ReadonlyMap<string, readonly number[]>;
}

/** Ranges of the total and of the winning margin. A match of innings goes on until it is not level. */
export interface PeriodBands {
  readonly total: readonly Band[];
  readonly margin: readonly Band[];
  readonly level: boolean;
}

const read = new WeakMap<PeriodRules, PeriodBands>();

/** The ranges of a sport, read once. */
export function bandsFor(rules: PeriodRules): PeriodBands {
  const { totalBands, marginBands, scoring } = rules;
  const bands = read.get(rules) ?? {
    total: totalBands === undefined ? [] : bandsOf(totalBands),
    margin: bandsOf(marginBands),
    level: scoring.kind !== 'outs',
  };
  read.set(rules, bands);
  return bands;
}

/** Totals of nothing are not offered. */
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

function mean(chances: Float64Array): number {
  let sum = 0;
  for (let value = 0; value < chances.length; value += 1) sum += value * (chances[value] ?? 0);
  return sum;
}

/** All prices of one outlook. */
export class PeriodBook {
  readonly #rules: PeriodRules;
  readonly #lines: PeriodLines;
  readonly #outlook: PeriodOutlook;

  constructor(rules: PeriodRules, lines: PeriodLines, outlook: PeriodOutlook) {
    this.#rules = rules;
    this.#lines = lines;
    this.#outlook = outlook;
  }

  /** 0 results and handicap, 1 totals, 2 parts of the match, 3 the next goal. */
  group(group: number): readonly FairMarket[] {
    if (group === 0) return this.#results();
    if (group === 1) return this.#totals();
    if (group === 2) return this.#parts();
    return this.#rules.extras.includes('NG') ? [this.#nextGoal(this.#outlook.goalsSoFar + 1)] : [];
  }

  find(family: string, line: number | null): FairMarket | undefined {
    const [, code, kind] = /^([A-Z]\d)_(.+)$/.exec(family) ?? [];
    const part = this.#rules.parts.find((each) => each.code === code);
    if (part !== undefined && kind !== undefined) return this.#part(part, kind, line);
    if (line === null) return this.#single(family);
    const { leads, totals, hostPoints, awayPoints } = this.#outlook.ends;
    switch (family) {
      case 'HC':
        return twoWayMarket(family, line, leadAbove(leads, -line));
      case 'OU':
        return totalMarket(family, line, above(totals, line));
      case 'HOU':
        return totalMarket(family, line, above(hostPoints, line));
      case 'AOU':
        return totalMarket(family, line, above(awayPoints, line));
      case 'NG':
        return this.#nextGoal(line);
      default:
        return undefined;
    }
  }

  #single(family: string): FairMarket | undefined {
    const { regular, host, away, totals, leads } = this.#outlook.ends;
    const bands = bandsFor(this.#rules);
    const [ahead, level, behind] = regular;
    switch (family) {
      case '1X2':
        return threeWayMarket(family, ahead, behind);
      case '12':
        return twoWayMarket(family, null, host + away > 0 ? host / (host + away) : 0.5);
      case 'DNB':
        return twoWayMarket(family, null, ahead + behind > 0 ? ahead / (ahead + behind) : 0.5);
      case 'DC': {
        const pairs = [
          ['1X', ahead + level],
          ['12', ahead + behind],
          ['X2', level + behind],
        ] as const;
        return fairMarket(family, null, pairs, 'independent');
      }
      case 'OE': {
        let odd = 0;
        for (let value = 1; value < totals.length; value += 2) odd += totals[value] ?? 0;
        return fairMarket(family, null, [
          ['odd', odd],
          ['even', 1 - odd],
        ]);
      }
      case 'TB':
        if (bands.total.length === 0) return undefined;
        return bandMarket(family, bands.total, ({ from, to }) => above(totals, from - 0.5) - above(totals, to + 0.5));
      case 'WM':
        return marginMarket(
          bands.margin,
          bands.level,
          (from, to) =>
            (Number.isFinite(from) ? leadAbove(leads, from - 0.5) : 1) -
            (Number.isFinite(to) ? leadAbove(leads, to + 0.5) : 0),
        );
      case 'GG':
        return this.#bothScore();
      case 'HTFT':
        return this.#halfFull();
      default:
        return undefined;
    }
  }

  #results(): readonly FairMarket[] {
    const { leads } = this.#outlook.ends;
    const even = leads.zero - mean(leads.chances);
    const lines = nearest(this.#lines.handicap, even, 5);
    return [
      ...this.#rules.results.flatMap((family) => this.#single(family) ?? []),
      ...flagMain(lines.map((line) => twoWayMarket('HC', line, leadAbove(leads, -line)))),
      ...[this.#single('WM')].flatMap((market) => market ?? []),
    ];
  }

  #totals(): readonly FairMarket[] {
    const { totals, hostPoints, awayPoints } = this.#outlook.ends;
    const list = (
      family: string,
      chances: Float64Array,
      lines: readonly number[],
      count: number,
    ): readonly FairMarket[] =>
      flagMain(nearest(lines, mean(chances), count).map((line) => totalMarket(family, line, above(chances, line))));
    const [both] = this.#rules.extras.includes('GG') ? [this.#bothScore()] : [];
    return [
      ...list('OU', totals, this.#lines.total, 5),
      ...list('HOU', hostPoints, this.#lines.host, 3),
      ...list('AOU', awayPoints, this.#lines.away, 3),
      ...(both === undefined ? [] : [both]),
      ...['TB', 'OE'].flatMap((family) => this.#single(family) ?? []),
    ];
  }

  #parts(): readonly FairMarket[] {
    const parts = this.#rules.parts.flatMap((part) => {
      const { first, last, code } = part;
      const [h, a] = this.#outlook.points(first, last);
      const [host, away] = [this.#outlook.toCome(first, last, 0), this.#outlook.toCome(first, last, 1)];
      const totals = totalsOf(host, away);
      const lines = nearest(this.#lines.parts.get(code) ?? [], h + a + mean(totals), 3);
      const overs = lines.map((line) => totalMarket(`${code}_OU`, line, above(totals, line - h - a)));
      return [this.#result(`${code}_1X2`, leadsOf(host, away), h - a), ...flagMain(overs)];
    });
    return this.#rules.extras.includes('HTFT') ? [...parts, this.#halfFull()] : parts;
  }

  #result(family: string, leads: Leads, lead: number): FairMarket {
    return threeWayMarket(family, leadAbove(leads, 0.5 - lead), 1 - leadAbove(leads, -0.5 - lead));
  }

  #part({ code, first, last }: Part, kind: string, line: number | null): FairMarket | undefined {
    const [h, a] = this.#outlook.points(first, last);
    const [host, away] = [this.#outlook.toCome(first, last, 0), this.#outlook.toCome(first, last, 1)];
    if (kind === '1X2') return this.#result(`${code}_1X2`, leadsOf(host, away), h - a);
    if (kind !== 'OU' || line === null) return undefined;
    return totalMarket(`${code}_OU`, line, above(totalsOf(host, away), line - h - a));
  }

  #bothScore(): FairMarket {
    const { hostPoints, awayPoints } = this.#outlook.ends;
    const yes = (1 - (hostPoints[0] ?? 0)) * (1 - (awayPoints[0] ?? 0));
    return fairMarket('GG', null, [
      ['yes', yes],
      ['no', 1 - yes],
    ]);
  }

  /** Leads at half time and after it are independent of each other. */
  #halfFull(): FairMarket {
    const half = this.#rules.phases.length / 2;
    const all = this.#rules.phases.length;
    const lead = ([host, away]: readonly [number, number]): number => host - away;
    const first = leadsOf(this.#outlook.toCome(1, half, 0), this.#outlook.toCome(1, half, 1));
    const second = leadsOf(this.#outlook.toCome(half + 1, all, 0), this.#outlook.toCome(half + 1, all, 1));
    const [atHalf, since] = [lead(this.#outlook.points(1, half)), lead(this.#outlook.points(half + 1, all))];
    const chances = new Map<string, number>();
    for (const one of ['1', 'X', '2']) for (const two of ['1', 'X', '2']) chances.set(`${one}/${two}`, 0);
    const add = (code: string, chance: number): void => void chances.set(code, (chances.get(code) ?? 0) + chance);
    for (let place = 0; place < first.chances.length; place += 1) {
      const chance = first.chances[place] ?? 0;
      const now = atHalf + place - first.zero;
      const code = now > 0 ? '1' : now < 0 ? '2' : 'X';
      const host = leadAbove(second, 0.5 - now - since);
      const notAway = leadAbove(second, -0.5 - now - since);
      add(`${code}/1`, chance * host);
      add(`${code}/X`, chance * (notAway - host));
      add(`${code}/2`, chance * (1 - notAway));
    }
    return fairMarket('HTFT', null, [...chances]);
  }

  #nextGoal(number: number): FairMarket {
    const last = this.#outlook.regularPeriods;
    const [host, away] = this.#outlook.expected(1, last);
    const wanted = Math.max(1, number - this.#outlook.goalsSoFar);
    const totals = totalsOf(this.#outlook.toCome(1, last, 0), this.#outlook.toCome(1, last, 1));
    const some = above(totals, wanted - 0.5);
    const share = host + away > 0 ? host / (host + away) : 0.5;
    const chances: FairMarket['selections'] = [
      ['1', some * share],
      ['none', 1 - some],
      ['2', some * (1 - share)],
    ];
    return { ...fairMarket('NG', number, chances), main: true };
  }
}

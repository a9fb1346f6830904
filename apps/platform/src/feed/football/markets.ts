import { addLead, emptySplit, fairShare } from '../pricing/asian.ts';
import { bandMarket, marginMarket } from '../pricing/bands.ts';
import { fairMarket, flagMain, threeWayMarket, totalMarket, twoWayMarket } from '../pricing/lines.ts';
import { sign } from '../pricing/settle.ts';
import type { FairMarket } from '../pricing/fair-market.ts';
import { goalBands, marginBands } from './bands.ts';
import { eachScore, type FootballOutlook, type ScoreGrid, poisson, scoreGrid } from './model.ts';
import type { Rates } from './rates.ts';

/** Half lines of full-time totals; those above 5.5 are offered when the match has grown up to them. */
export const totalLines = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5];
export const teamLines = [0.5, 1.5, 2.5, 3.5];
export const halfLines = [0.5, 1.5, 2.5];
/** Asian handicaps go so far in both directions. */
export const WIDEST_HANDICAP = 10;
/** Highest score of a team that has its own selection in the correct-score market. */
export const HIGHEST_SCORE = 4;
export const scoreCodes: readonly string[] = [
  ...Array.from({ length: (HIGHEST_SCORE + 1) ** 2 }, (_, index) => {
    return `${Math.floor(index / (HIGHEST_SCORE + 1))}:${index % (HIGHEST_SCORE + 1)}`;
  }),
  'other',
];

type Cells = readonly (readonly [host: number, away: number, chance: number])[];

function chanceOf(cells: Cells, when: (host: number, away: number) => boolean): number {
  let sum = 0;
  for (const [host, away, chance] of cells) if (when(host, away)) sum += chance;
  return sum;
}

function cellsOf(grid: ScoreGrid, start: readonly [number, number]): Cells {
  const cells: [number, number, number][] = [];
  eachScore(grid, start, (host, away, chance) => cells.push([host, away, chance]));
  return cells;
}

function threeWay(cells: Cells): readonly [host: number, draw: number, away: number] {
  const host = chanceOf(cells, (h, a) => h > a);
  const away = chanceOf(cells, (h, a) => h < a);
  return [host, Math.max(0, 1 - host - away), away];
}

function result(family: string, cells: Cells): FairMarket {
  const [host, , away] = threeWay(cells);
  return threeWayMarket(family, host, away);
}

function total(family: string, line: number, cells: Cells, count: (h: number, a: number) => number): FairMarket {
  return totalMarket(
    family,
    line,
    chanceOf(cells, (h, a) => count(h, a) > line),
  );
}

/** Every price of one outlook comes from these grids, so that they agree with each other. */
export class FootballBook {
  readonly #outlook: FootballOutlook;
  #full: Cells | undefined;

  constructor(outlook: FootballOutlook) {
    this.#outlook = outlook;
  }

  get #toCome(): Rates {
    const { first, second } = this.#outlook;
    return { host: first.host + second.host, away: first.away + second.away };
  }

  #cells(): Cells {
    const { score } = this.#outlook;
    const rates = this.#toCome;
    const fresh = score[0] + score[1] === 0;
    // Half the match's goals to come means half the correction.
    const correction = fresh ? -0.06 * Math.min(1, (rates.host + rates.away) / 2) : 0;
    this.#full ??= cellsOf(scoreGrid(rates, correction), score);
    return this.#full;
  }

  #firstHalf(): Cells {
    return cellsOf(scoreGrid(this.#outlook.first, 0), this.#outlook.half);
  }

  #secondHalf(): Cells {
    const { score, half, second } = this.#outlook;
    return cellsOf(scoreGrid(second, 0), [score[0] - half[0], score[1] - half[1]]);
  }

  results(): readonly FairMarket[] {
    return [
      ...['1X2', 'DC', 'DNB'].map((family) => this.#one(family)),
      ...this.#handicaps(),
      ...['WM', 'CS'].map((family) => this.#one(family)),
    ];
  }

  goals(): readonly FairMarket[] {
    const fallen = this.#outlook.score[0] + this.#outlook.score[1];
    const lines = totalLines.filter((line) => line < Math.max(6, fallen + 4));
    const cells = this.#cells();
    return [
      ...flagMain(lines.map((line) => total('OU', line, cells, (h, a) => h + a))),
      this.#one('GG'),
      this.#one('OE'),
      this.#one('TB'),
      ...flagMain(teamLines.map((line) => total('HOU', line, cells, (h) => h))),
      ...flagMain(teamLines.map((line) => total('AOU', line, cells, (_, a) => a))),
    ];
  }

  halves(): readonly FairMarket[] {
    const first = this.#firstHalf();
    const second = this.#secondHalf();
    return [
      result('H1_1X2', first),
      ...flagMain(halfLines.map((line) => total('H1_OU', line, first, (h, a) => h + a))),
      result('H2_1X2', second),
      ...flagMain(halfLines.map((line) => total('H2_OU', line, second, (h, a) => h + a))),
      this.#one('HTFT'),
    ];
  }

  nextGoal(): readonly FairMarket[] {
    return [this.#nextGoal(this.#outlook.next)];
  }

  /** Any market by name; undefined for a name that football does not have. */
  find(family: string, line: number | null): FairMarket | undefined {
    if (line === null) return this.#single(family);
    switch (family) {
      case 'OU':
        return total(family, line, this.#cells(), (h, a) => h + a);
      case 'HOU':
        return total(family, line, this.#cells(), (h) => h);
      case 'AOU':
        return total(family, line, this.#cells(), (_, a) => a);
      case 'H1_OU':
        return total(family, line, this.#firstHalf(), (h, a) => h + a);
      case 'H2_OU':
        return total(family, line, this.#secondHalf(), (h, a) => h + a);
      case 'AH':
        return this.#handicap(line);
      case 'NG':
        return this.#nextGoal(line);
      default:
        return undefined;
    }
  }

  #one(family: string): FairMarket {
    const found = this.#single(family);
    if (found === undefined) throw new Error(`Football has no market "${family}" without a line.`);
    return found;
  }

  #single(family: string): FairMarket | undefined {
    switch (family) {
      case '1X2':
        return result(family, this.#cells());
      case 'H1_1X2':
        return result(family, this.#firstHalf());
      case 'H2_1X2':
        return result(family, this.#secondHalf());
      case 'DC':
        return this.#doubleChance();
      case 'DNB':
        return { ...this.#handicap(0), family, line: null, main: true };
      case 'GG':
        return this.#yesNo(family, (h, a) => h > 0 && a > 0, ['yes', 'no']);
      case 'OE':
        return this.#yesNo(family, (h, a) => (h + a) % 2 === 1, ['odd', 'even']);
      case 'TB':
        return bandMarket(family, goalBands, ({ from, to }) =>
          chanceOf(this.#cells(), (h, a) => from <= h + a && h + a <= to),
        );
      case 'WM':
        return marginMarket(marginBands, true, (from, to) =>
          chanceOf(this.#cells(), (h, a) => from <= h - a && h - a <= to),
        );
      case 'CS':
        return this.#scores();
      case 'HTFT':
        return this.#halfFull();
      default:
        return undefined;
    }
  }

  #doubleChance(): FairMarket {
    const [host, draw, away] = threeWay(this.#cells());
    const chances: FairMarket['selections'] = [
      ['1X', host + draw],
      ['12', host + away],
      ['X2', draw + away],
    ];
    return fairMarket('DC', null, chances, 'independent');
  }

  #yesNo(family: string, when: (h: number, a: number) => boolean, [yes, no]: readonly [string, string]): FairMarket {
    const chance = chanceOf(this.#cells(), when);
    return fairMarket(family, null, [
      [yes, chance],
      [no, 1 - chance],
    ]);
  }

  #handicap(line: number): FairMarket {
    const split = emptySplit();
    for (const [host, away, chance] of this.#cells()) addLead(split, host - away + line, chance);
    const share = fairShare(split);
    return twoWayMarket('AH', line, share);
  }

  /** Five lines around the one that makes the match even. */
  #handicaps(): readonly FairMarket[] {
    const { score } = this.#outlook;
    const { host, away } = this.#toCome;
    const balance = Math.round((score[1] - score[0] + away - host) * 4) / 4;
    const even = Math.max(0.5 - WIDEST_HANDICAP, Math.min(WIDEST_HANDICAP - 0.5, balance));
    return flagMain([-0.5, -0.25, 0, 0.25, 0.5].map((step) => this.#handicap(even + step)));
  }

  #scores(): FairMarket {
    const chances = new Map<string, number>(scoreCodes.map((code) => [code, 0]));
    for (const [host, away, chance] of this.#cells()) {
      const code = host > HIGHEST_SCORE || away > HIGHEST_SCORE ? 'other' : `${host}:${away}`;
      chances.set(code, (chances.get(code) ?? 0) + chance);
    }
    return fairMarket('CS', null, [...chances]);
  }

  #halfFull(): FairMarket {
    const chances = new Map<string, number>();
    const later = leadChances(this.#outlook.second);
    const { score, half } = this.#outlook;
    const already = score[0] - half[0] - (score[1] - half[1]);
    for (const code of ['1', 'X', '2']) for (const end of ['1', 'X', '2']) chances.set(`${code}/${end}`, 0);
    for (const [lead, chance] of leadChances(this.#outlook.first)) {
      const atHalf = half[0] - half[1] + lead;
      for (const [more, then] of later) {
        const code = `${sign(atHalf)}/${sign(atHalf + already + more)}`;
        chances.set(code, (chances.get(code) ?? 0) + chance * then);
      }
    }
    return fairMarket('HTFT', null, [...chances]);
  }

  #nextGoal(number: number): FairMarket {
    const { host, away } = this.#toCome;
    const wanted = Math.max(1, number - this.#outlook.next + 1);
    const some =
      1 -
      poisson(host + away)
        .slice(0, wanted)
        .reduce((sum, chance) => sum + chance, 0);
    const share = host + away > 0 ? host / (host + away) : 0.5;
    const chances: FairMarket['selections'] = [
      ['1', some * share],
      ['none', 1 - some],
      ['2', some * (1 - share)],
    ];
    return { ...fairMarket('NG', number, chances), main: true };
  }
}

function leadChances(rates: Rates): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  const host = poisson(rates.host);
  const away = poisson(rates.away);
  for (const [h, first] of host.entries()) {
    for (const [a, second] of away.entries()) chances.set(h - a, (chances.get(h - a) ?? 0) + first * second);
  }
  return chances;
}

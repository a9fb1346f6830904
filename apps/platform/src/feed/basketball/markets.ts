import { type Band, bandMarket, bandsAround, bandsOf, marginMarket } from '../pricing/bands.ts';
import {
  fairMarket,
  flagMain,
  halfLinesAround,
  ladderOf,
  nearest,
  type SideLines,
  threeWayMarket,
  totalMarket,
  twoWayMarket,
} from '../pricing/lines.ts';
import { normalBelow } from '../pricing/normal.ts';
import type { Drift } from '../sport/sport.ts';
import type { FairMarket } from '../pricing/fair-market.ts';
import { type GameFrame, OVERTIME } from './rules.ts';
import { type BasketballState, pointsOf } from './script.ts';

export interface GameLines extends SideLines {
  readonly half: readonly number[];
  readonly quarter: readonly number[];
  /** Ranges of the total. */
  readonly bands: readonly Band[];
}

/** By how many points it is won. */
export const marginBands = bandsOf('1-5, 6-10, 11-15, 16-20, 21+');

export function linesOf({ total, ahead }: GameFrame): GameLines {
  return {
    handicap: ladderOf(-40.5, 39.5, 2),
    total: halfLinesAround(total, 60, { step: 2 }),
    host: halfLinesAround((total + ahead) / 2, 40, { step: 2 }),
    away: halfLinesAround((total - ahead) / 2, 40, { step: 2 }),
    half: halfLinesAround(total / 2, 36, { step: 2 }),
    quarter: halfLinesAround(total / 4, 24),
    bands: bandsAround(total, 10, 6),
  };
}

/** A stretch of the game as the market sees it: points so far, and what is to come as a normal variable. */
interface Stretch {
  readonly host: number;
  readonly away: number;
  readonly ahead: number;
  readonly total: number;
  readonly deviation: number;
  /** Seconds to come. */
  readonly left: number;
}

const OVERTIME_DEVIATION = 5;

/** All prices of one instant. */
export class BasketballBook {
  readonly #frame: GameFrame;
  readonly #lines: GameLines;
  readonly #state: BasketballState | null;
  readonly #clock: number;

  constructor(frame: GameFrame, lines: GameLines, state: BasketballState | null, offset: number, drift: Drift) {
    const lean = (drift.host - drift.away) * 1.1;
    const more = (drift.host + drift.away) * 2;
    this.#frame = { ...frame, ahead: frame.ahead + lean, total: frame.total + more };
    this.#lines = lines;
    this.#state = state;
    this.#clock =
      state === null ? 0 : state.running ? Math.max(0, state.clock - (offset - state.at) / 1000) : state.clock;
  }

  group(group: number): readonly FairMarket[] {
    if (group === 0) return this.#results();
    if (group === 1) return this.#totals();
    return group === 2 ? this.#half() : this.#quarters();
  }

  find(family: string, line: number | null): FairMarket | undefined {
    const period = /^Q([1-4])_/.exec(family);
    if (period !== null) return this.#period(family, line, this.#stretch(Number(period[1]), Number(period[1])));
    if (family.startsWith('H1_')) return this.#period(family, line, this.#stretch(1, 2));
    if (line === null) return this.#single(family);
    if (family === 'HC') return twoWayMarket(family, line, this.#covers(line));
    if (family === 'OU') return totalMarket(family, line, this.#over(line));
    if (family === 'HOU') return totalMarket(family, line, this.#teamOver(line, 1));
    return family === 'AOU' ? totalMarket(family, line, this.#teamOver(line, -1)) : undefined;
  }

  /** Seconds to come of a period; nothing is left of those that are over. */
  #left(period: number): number {
    const full = period <= 4 ? this.#frame.quarter : OVERTIME;
    if (this.#state === null || period > this.#state.period) return full;
    return period === this.#state.period ? this.#clock : 0;
  }

  #stretch(first: number, last: number): Stretch {
    let left = 0;
    for (let period = first; period <= last; period += 1) left += this.#left(period);
    const [host, away] = this.#state === null ? [0, 0] : pointsOf(this.#state, first - 1, last);
    const part = left / this.#frame.regular;
    return {
      host,
      away,
      left,
      ahead: this.#frame.ahead * part,
      total: this.#frame.total * part,
      deviation: Math.sqrt(this.#frame.variance * part + 0.02),
    };
  }

  /** The game up to the end of the period that may decide it. */
  #game(): Stretch {
    return this.#stretch(1, Math.max(4, this.#state?.period ?? 4));
  }

  #tie(stretch: Stretch): number {
    const lead = stretch.host - stretch.away + stretch.ahead;
    return normalBelow((0.5 - lead) / stretch.deviation) - normalBelow((-0.5 - lead) / stretch.deviation);
  }

  /** The chance that the host's lead, overtime included, is above minus the line. */
  #covers(line: number): number {
    const game = this.#game();
    const lead = game.host - game.away + game.ahead;
    const regular = 1 - normalBelow((-line - lead) / game.deviation);
    const tie = this.#tie(game);
    const needed = Math.floor(-line) + 1;
    // A level game does not stay level: of its part in `regular`, take what an overtime makes of it.
    const won = needed <= 0 ? 1 - overtimeBy(1 - needed) : overtimeBy(needed);
    return clamp(regular - (needed <= 0 ? tie : 0) + tie * won);
  }

  /** The chance that the final lead of the host is above a value. */
  #above(lead: number): number {
    if (!Number.isFinite(lead)) return lead > 0 ? 0 : 1;
    return this.#covers(-lead);
  }

  #over(line: number): number {
    const game = this.#game();
    const mean = game.host + game.away + game.total;
    const tie = this.#tie(game);
    const more = (this.#frame.total / this.#frame.regular) * OVERTIME;
    const over = (value: number): number => 1 - normalBelow((line - value) / game.deviation);
    return clamp((1 - tie) * over(mean) + tie * over(mean + more));
  }

  #teamOver(line: number, side: 1 | -1): number {
    const game = this.#game();
    const mean = (side === 1 ? game.host : game.away) + (game.total + side * game.ahead) / 2;
    return clamp(1 - normalBelow((line - mean) / (game.deviation / Math.SQRT2)));
  }

  #single(family: string): FairMarket | undefined {
    const game = this.#game();
    if (family === '12') return twoWayMarket(family, null, this.#covers(-0.5));
    if (family === '1X2') return this.#threeWay(family, this.#stretch(1, 4));
    // A lead above one value and not above another; nothing is left of a game that cannot end level.
    if (family === 'WM') {
      return marginMarket(marginBands, false, (from, to) => this.#above(from - 0.5) - this.#above(to + 0.5));
    }
    if (family === 'TB') {
      return bandMarket(family, this.#lines.bands, ({ from, to }) =>
        clamp((from === 0 ? 1 : this.#over(from - 0.5)) - (Number.isFinite(to) ? this.#over(to + 0.5) : 0)),
      );
    }
    if (family !== 'OE') return undefined;
    const odd = (game.host + game.away) % 2 === 1 ? 1 : -1;
    const chance = 0.5 + 0.5 * odd * Math.exp(-game.left / 10);
    return fairMarket(family, null, [
      ['odd', chance],
      ['even', 1 - chance],
    ]);
  }

  #threeWay(family: string, stretch: Stretch): FairMarket {
    const lead = stretch.host - stretch.away + stretch.ahead;
    const host = 1 - normalBelow((0.5 - lead) / stretch.deviation);
    return threeWayMarket(family, host, normalBelow((-0.5 - lead) / stretch.deviation));
  }

  #period(family: string, line: number | null, stretch: Stretch): FairMarket | undefined {
    if (line === null) return family.endsWith('_1X2') ? this.#threeWay(family, stretch) : undefined;
    if (!family.endsWith('_OU')) return undefined;
    const mean = stretch.host + stretch.away + stretch.total;
    return totalMarket(family, line, clamp(1 - normalBelow((line - mean) / stretch.deviation)));
  }

  #results(): readonly FairMarket[] {
    const game = this.#game();
    const even = -(game.host - game.away + game.ahead);
    const lines = nearest(this.#lines.handicap, even, 6);
    return [
      ...this.#named(['12', '1X2', 'WM']),
      ...flagMain(lines.map((line) => twoWayMarket('HC', line, this.#covers(line)))),
    ];
  }

  #totals(): readonly FairMarket[] {
    const game = this.#game();
    const list = (family: string, lines: readonly number[], mean: number, count: number): readonly FairMarket[] =>
      flagMain(nearest(lines, mean, count).flatMap((line) => this.find(family, line) ?? []));
    return [
      ...list('OU', this.#lines.total, game.host + game.away + game.total, 6),
      ...list('HOU', this.#lines.host, game.host + (game.total + game.ahead) / 2, 4),
      ...list('AOU', this.#lines.away, game.away + (game.total - game.ahead) / 2, 4),
      ...this.#named(['TB', 'OE']),
    ];
  }

  #half(): readonly FairMarket[] {
    return this.#periodList('H1', this.#stretch(1, 2), this.#lines.half);
  }

  #quarters(): readonly FairMarket[] {
    return [1, 2, 3, 4].flatMap((quarter) =>
      this.#periodList(`Q${quarter}`, this.#stretch(quarter, quarter), this.#lines.quarter),
    );
  }

  #periodList(name: string, stretch: Stretch, lines: readonly number[]): readonly FairMarket[] {
    const near = nearest(lines, stretch.host + stretch.away + stretch.total, 3);
    const totals = near.flatMap((line) => this.#period(`${name}_OU`, line, stretch) ?? []);
    return [this.#threeWay(`${name}_1X2`, stretch), ...flagMain(totals)];
  }

  #named(families: readonly string[]): readonly FairMarket[] {
    return families.flatMap((family) => this.#single(family) ?? []);
  }
}

/** The chance that the host wins an overtime by so much at least. */
function overtimeBy(points: number): number {
  const tail = (value: number): number => 1 - normalBelow(value / OVERTIME_DEVIATION);
  return (0.5 * tail(points - 0.5)) / tail(0.5);
}

function clamp(chance: number): number {
  return Math.min(1, Math.max(0, chance));
}

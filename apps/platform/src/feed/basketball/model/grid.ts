import { normalBelow } from '../../pricing/normal.ts';
import type { Drift } from '../../sport/sport.ts';
import type { GameLines } from './lines.ts';
import { type GameFrame, OVERTIME } from './rules.ts';
import { type BasketballState, pointsOf } from './script.ts';

/** A stretch of the game: the points so far, and those to come as a normal variable. */
export interface Stretch {
  readonly host: number;
  readonly away: number;
  /** Expected lead and total of the points to come. */
  readonly ahead: number;
  readonly total: number;
  readonly deviation: number;
  /** Seconds to come. */
  readonly left: number;
}

const OVERTIME_DEVIATION = 5;

const clamp = (chance: number): number => Math.min(1, Math.max(0, chance));

/** Returns the probability that the host wins an overtime by so many points at least. */
function overtimeBy(points: number): number {
  const tail = (value: number): number => 1 - normalBelow(value / OVERTIME_DEVIATION);
  return (0.5 * tail(points - 0.5)) / tail(0.5);
}

/** Returns the probabilities that the host or the guests lead after a stretch. */
export function leaders({ host, away, ahead, deviation }: Stretch): readonly [host: number, away: number] {
  const lead = host - away + ahead;
  return [1 - normalBelow((0.5 - lead) / deviation), normalBelow((-0.5 - lead) / deviation)];
}

/** Returns the expected points of a stretch, with those so far. */
export const meanOf = ({ host, away, total }: Stretch): number => host + away + total;

/** Returns the probability of more points than the line in a stretch. */
export const stretchAbove = (stretch: Stretch, line: number): number =>
  clamp(1 - normalBelow((line - meanOf(stretch)) / stretch.deviation));

/** Everything that basketball's markets are priced from at one instant. */
export class BasketballGrid {
  readonly lines: GameLines;
  readonly #frame: GameFrame;
  readonly #state: BasketballState | null;
  readonly #clock: number;
  #game: Stretch | undefined;

  constructor(frame: GameFrame, lines: GameLines, state: BasketballState | null, offset: number, drift: Drift) {
    const lean = (drift.host - drift.away) * 1.1;
    const more = (drift.host + drift.away) * 2;
    this.lines = lines;
    this.#frame = { ...frame, ahead: frame.ahead + lean, total: frame.total + more };
    this.#state = state;
    this.#clock =
      state === null ? 0 : state.running ? Math.max(0, state.clock - (offset - state.at) / 1000) : state.clock;
  }

  /** Periods from `first` to `last`, both included. */
  stretch(first: number, last: number): Stretch {
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
  get game(): Stretch {
    this.#game ??= this.stretch(1, Math.max(4, this.#state?.period ?? 4));
    return this.#game;
  }

  /** Returns the probability that the host's final lead is above minus the line. Overtime counts. */
  covers(line: number): number {
    const { game } = this;
    const lead = game.host - game.away + game.ahead;
    const regular = 1 - normalBelow((-line - lead) / game.deviation);
    const tie = this.#tie();
    const needed = Math.floor(-line) + 1;
    // A level game goes on: of its part in `regular`, only what an overtime makes of it counts.
    const won = needed <= 0 ? 1 - overtimeBy(1 - needed) : overtimeBy(needed);
    return clamp(regular - (needed <= 0 ? tie : 0) + tie * won);
  }

  /** Returns the probability that the host's final lead is above a value. */
  leadAbove(lead: number): number {
    if (!Number.isFinite(lead)) return lead > 0 ? 0 : 1;
    return this.covers(-lead);
  }

  /** Returns the probability that the final total is above a line. */
  above(line: number): number {
    const { game } = this;
    const tie = this.#tie();
    const more = (this.#frame.total / this.#frame.regular) * OVERTIME;
    const over = (value: number): number => 1 - normalBelow((line - value) / game.deviation);
    return clamp((1 - tie) * over(meanOf(game)) + tie * over(meanOf(game) + more));
  }

  /** Returns the probability that one side's final points are above a line. */
  teamAbove(line: number, side: 'host' | 'away'): number {
    return clamp(1 - normalBelow((line - this.teamMean(side)) / (this.game.deviation / Math.SQRT2)));
  }

  teamMean(side: 'host' | 'away'): number {
    const { game } = this;
    return side === 'host' ? game.host + (game.total + game.ahead) / 2 : game.away + (game.total - game.ahead) / 2;
  }

  /** Seconds to come of a period. */
  #left(period: number): number {
    const full = period <= 4 ? this.#frame.quarter : OVERTIME;
    if (this.#state === null || period > this.#state.period) return full;
    return period === this.#state.period ? this.#clock : 0;
  }

  #tie(): number {
    const { game } = this;
    const lead = game.host - game.away + game.ahead;
    return normalBelow((0.5 - lead) / game.deviation) - normalBelow((-0.5 - lead) / game.deviation);
  }
}

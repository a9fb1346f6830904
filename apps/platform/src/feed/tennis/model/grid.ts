import type { SetChances, TennisOutlook } from './outlook.ts';
import type { TennisState } from './script.ts';

/** Returns the probability of values above a line. */
export function chanceAbove(chances: ReadonlyMap<number, number>, line: number): number {
  let sum = 0;
  for (const [value, chance] of chances) if (value > line) sum += chance;
  return sum;
}

/** Returns the expected value. */
export function meanOf(chances: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [value, chance] of chances) sum += value * chance;
  return sum;
}

/** Returns the probability that the host wins a set. */
export const setWon = (chances: SetChances): number =>
  chances.reduce((sum, [host, away, chance]) => (host > away ? sum + chance : sum), 0);

/** Everything that tennis markets are priced from at one instant. */
export class TennisGrid {
  readonly outlook: TennisOutlook;
  /** Sets that win the match. */
  readonly needed: number;
  readonly #state: TennisState | null;

  constructor(outlook: TennisOutlook, state: TennisState | null, needed: number) {
    this.outlook = outlook;
    this.needed = needed;
    this.#state = state;
  }

  /** The number of the running set. */
  get set(): number {
    return this.#state?.games.length ?? 1;
  }

  /** The number of the running game in its set. */
  get game(): number {
    const [host, away] = this.#state?.games.at(-1) ?? [0, 0];
    return host + away + 1;
  }

  /** True while a game is played that is no tie-break. */
  get hasGame(): boolean {
    return this.#state !== null && !this.#state.over && !this.#state.tieBreak;
  }

  /** True for a set that has been played or will surely be. */
  isSure(set: number): boolean {
    return set <= Math.max(this.needed, this.set);
  }

  /** Returns how a set can end. */
  chancesOf(set: number): SetChances {
    const played = this.#state?.games[set - 1];
    if (set === this.set && this.#state?.over !== true) return this.outlook.running;
    return played === undefined ? this.outlook.fresh : [[played[0], played[1], 1]];
  }
}

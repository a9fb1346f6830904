import { eachScore, type FootballOutlook, scoreGrid } from './outlook.ts';
import type { Rates } from './rates.ts';

/** Low and level scores come a little more often than independent goals would have it (Dixon and Coles). */
const CORRECTION = -0.06;

/** The probabilities of all scores of a match or of a half. */
export class Scores {
  readonly cells: readonly (readonly [host: number, away: number, chance: number])[];

  constructor(rates: Rates, correction: number, soFar: readonly [number, number]) {
    const cells: [number, number, number][] = [];
    eachScore(scoreGrid(rates, correction), soFar, (host, away, chance) => cells.push([host, away, chance]));
    this.cells = cells;
  }

  /** Returns the probability of the scores that meet a condition. */
  chance(when: (host: number, away: number) => boolean): number {
    let sum = 0;
    for (const [host, away, chance] of this.cells) if (when(host, away)) sum += chance;
    return sum;
  }

  hostAhead(): number {
    return this.chance((host, away) => host > away);
  }

  guestsAhead(): number {
    return this.chance((host, away) => host < away);
  }

  above(line: number): number {
    return this.chance((host, away) => host + away > line);
  }
}

/** Everything that football's markets are priced from at one instant. All prices agree because they share it. */
export class FootballGrid {
  readonly outlook: FootballOutlook;
  #full: Scores | undefined;
  #firstHalf: Scores | undefined;
  #secondHalf: Scores | undefined;

  constructor(outlook: FootballOutlook) {
    this.outlook = outlook;
  }

  /** Goals that are still expected in regular time. */
  get toCome(): Rates {
    const { first, second } = this.outlook;
    return { host: first.host + second.host, away: first.away + second.away };
  }

  get goalsSoFar(): number {
    return this.outlook.score[0] + this.outlook.score[1];
  }

  /** Scores at the end of regular time. */
  get full(): Scores {
    this.#full ??= this.#fullScores();
    return this.#full;
  }

  get firstHalf(): Scores {
    this.#firstHalf ??= new Scores(this.outlook.first, 0, this.outlook.half);
    return this.#firstHalf;
  }

  get secondHalf(): Scores {
    const { score, half, second } = this.outlook;
    this.#secondHalf ??= new Scores(second, 0, [score[0] - half[0], score[1] - half[1]]);
    return this.#secondHalf;
  }

  #fullScores(): Scores {
    const rates = this.toCome;
    // The correction fades with the goals that are still expected, and ends with the first goal.
    const correction = this.goalsSoFar === 0 ? CORRECTION * Math.min(1, (rates.host + rates.away) / 2) : 0;
    return new Scores(rates, correction, this.outlook.score);
  }
}

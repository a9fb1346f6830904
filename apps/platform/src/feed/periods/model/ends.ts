import type { Chances, Leads } from '../../pricing/counts.ts';

/** Probabilities of the ends of the match, for its markets. */
export interface Ends {
  /** Regular time: host ahead, level, guests ahead. */
  readonly regular: readonly [host: number, level: number, away: number];
  /** With overtime and shoot-out. */
  readonly host: number;
  readonly away: number;
  /** Final lead and points, by which handicap and totals are settled. */
  readonly leads: Leads;
  readonly totals: Chances;
  readonly hostPoints: Chances;
  readonly awayPoints: Chances;
}

/** Sums up final scores. */
export class Sums {
  readonly #reach: number;
  readonly leads: Chances;
  readonly totals: Chances;
  readonly hostPoints: Chances;
  readonly awayPoints: Chances;

  constructor(most: number) {
    this.#reach = most;
    this.leads = new Float64Array(most * 2 + 1);
    this.totals = new Float64Array(most + 1);
    this.hostPoints = new Float64Array(most + 1);
    this.awayPoints = new Float64Array(most + 1);
  }

  add(host: number, away: number, chance: number): void {
    const lead = this.#reach + host - away;
    this.leads[lead] = (this.leads[lead] ?? 0) + chance;
    this.totals[host + away] = (this.totals[host + away] ?? 0) + chance;
    this.hostPoints[host] = (this.hostPoints[host] ?? 0) + chance;
    this.awayPoints[away] = (this.awayPoints[away] ?? 0) + chance;
  }

  /** Returns all sums, with the winners of regular time and of the match. */
  ends(regular: Ends['regular'], host: number, away: number): Ends {
    const { totals, hostPoints, awayPoints } = this;
    return { regular, host, away, leads: { zero: this.#reach, chances: this.leads }, totals, hostPoints, awayPoints };
  }
}

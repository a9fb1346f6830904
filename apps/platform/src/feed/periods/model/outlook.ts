import { above, type Chances, OUTS, pointsChances } from '../../pricing/counts.ts';
import { type Ends, Sums } from './ends.ts';
import { extraInnings, overtimeOf } from './overtime.ts';
import type { PeriodRules, Rates } from '../script/rules.ts';
import { type PeriodState, pointsOf } from '../script/state.ts';

/** Seconds played of the running period. */
export function clockAt(state: PeriodState, offset: number): number {
  return state.clock + (state.running ? Math.max(0, offset - state.at) / 1000 : 0);
}

/** The market's expectation at an instant: rates, score, and the part of each period that is still to come. */
export class PeriodOutlook {
  readonly #rules: PeriodRules;
  readonly #rates: Rates;
  readonly #state: PeriodState | null;
  readonly #clock: number;
  #ends: Ends | undefined;

  constructor(rules: PeriodRules, rates: Rates, state: PeriodState | null, offset: number) {
    this.#rules = rules;
    this.#rates = rates;
    this.#state = state;
    this.#clock = state === null ? 0 : clockAt(state, offset);
  }

  get regularPeriods(): number {
    return this.#rules.phases.length;
  }

  /** Returns the part of a period that a side has still to play. */
  left(period: number, side: 0 | 1): number {
    const state = this.#state;
    if (state === null || period > state.period) return 1;
    if (period < state.period || state.stage !== 'play') return 0;
    if (this.#rules.scoring.kind === 'outs') return 1 - state.outs[side] / OUTS;
    return Math.max(0, 1 - this.#clock / this.#rules.seconds);
  }

  /** Returns the points so far in some periods. */
  points(first: number, last: number): readonly [number, number] {
    return this.#state === null ? [0, 0] : pointsOf(this.#state, first, last);
  }

  /** Returns the points that are still expected in some periods. */
  expected(first: number, last: number): readonly [host: number, away: number] {
    return [this.#rates.host * this.#over(first, last, 0), this.#rates.away * this.#over(first, last, 1)];
  }

  /** Returns the probabilities of a side's points still to come in some periods. With `share`, those of one player. */
  toCome(first: number, last: number, side: 0 | 1, share = 1): Chances {
    const rate = side === 0 ? this.#rates.host : this.#rates.away;
    return pointsChances(this.#rules.scoring, this.#rules.values, rate * share, this.#over(first, last, side));
  }

  get goalsSoFar(): number {
    const [host, away] = this.points(1, this.regularPeriods);
    return host + away;
  }

  #over(first: number, last: number, side: 0 | 1): number {
    let left = 0;
    for (let period = first; period <= last; period += 1) left += this.left(period, side);
    return left;
  }

  get ends(): Ends {
    this.#ends ??= this.#rules.scoring.kind === 'outs' ? this.#endsOfInnings() : this.#endsByClock();
    return this.#ends;
  }

  #endsByClock(): Ends {
    const last = this.regularPeriods;
    const [host, away] = [this.toCome(1, last, 0), this.toCome(1, last, 1)];
    const [h, a] = this.points(1, last);
    const after = overtimeOf(this.#rules, this.#rates, this.#state, this.#clock);
    const largest = this.#rules.values.reduce((most, [points]) => Math.max(most, points), 1);
    const sums = new Sums(h + a + host.length + away.length + largest);
    const regular: [number, number, number] = [0, 0, 0];
    for (let more = 0; more < host.length; more += 1) {
      const mine = host[more] ?? 0;
      if (mine < 1e-9) continue;
      for (let less = 0; less < away.length; less += 1) {
        const chance = mine * (away[less] ?? 0);
        const lead = h + more - a - less;
        if (lead > 0) regular[0] += chance;
        else if (lead < 0) regular[2] += chance;
        else regular[1] += chance;
        if (lead !== 0 || !this.#rules.withOvertime) sums.add(h + more, a + less, chance);
        else {
          for (const [by, points, then] of after) {
            sums.add(h + more + (points + by) / 2, a + less + (points - by) / 2, chance * then);
          }
        }
      }
    }
    let [hostWins, , awayWins] = regular;
    for (const [by, , then] of after) {
      if (by > 0) hostWins += regular[1] * then;
      if (by < 0) awayWins += regular[1] * then;
    }
    return sums.ends(regular, hostWins, awayWins);
  }

  /** The guests bat first. The host does not bat in the last inning if it leads, and stops when it takes the lead. */
  #endsOfInnings(): Ends {
    const last = this.regularPeriods;
    const extra = this.#state !== null && this.#state.period > last;
    const closing = extra ? last + 1 : last;
    const before = extra ? last + 1 : 1;
    const host = this.toCome(before, closing - 1, 0);
    const away = this.toCome(before, closing, 1);
    const finish = this.toCome(closing, closing, 0);
    const [h, a] = this.#state === null ? [0, 0] : pointsOf(this.#state, 1, this.#state.points.length);
    const extras = extraInnings(this.#rules, this.#rates);
    const sums = new Sums(h + a + host.length + away.length + finish.length + 24);
    let [ahead, behind, level] = [0, 0, 0];
    const end = (hosts: number, guests: number, chance: number): void => {
      sums.add(hosts, guests, chance);
      if (hosts > guests) ahead += chance;
      else behind += chance;
    };
    for (let more = 0; more < host.length; more += 1) {
      for (let less = 0; less < away.length; less += 1) {
        const chance = (host[more] ?? 0) * (away[less] ?? 0);
        if (chance < 1e-7) continue;
        const [hosts, guests] = [h + more, a + less];
        if (hosts > guests) {
          end(hosts, guests, chance);
          continue;
        }
        const needed = guests - hosts;
        end(guests + 1, guests, chance * above(finish, needed + 0.5));
        for (let runs = 0; runs < Math.min(needed, finish.length); runs += 1)
          end(hosts + runs, guests, chance * (finish[runs] ?? 0));
        const tied = chance * (finish[needed] ?? 0);
        level += tied;
        if (tied < 1e-7) continue;
        for (const [by, points, then] of extras)
          end(guests + (points + by) / 2, guests + (points - by) / 2, tied * then);
      }
    }
    return sums.ends([ahead - level / 2, level, behind - level / 2], ahead, behind);
  }
}

import { above, type Chances, type Leads, OUTS, pointsChances, type Values } from '../pricing/counts.ts';
import type { PeriodRules, Rates } from './rules.ts';
import { leadOf, type PeriodState, pointsOf } from './script.ts';

/** Seconds played of the running period. */
export function clockAt(state: PeriodState, offset: number): number {
  return state.clock + (state.running ? Math.max(0, offset - state.at) / 1000 : 0);
}

/** How the match can end from here: chances of all that its markets ask for. */
export interface Ends {
  /** Regular time: the host ahead, level, the guests ahead. */
  readonly regular: readonly [host: number, level: number, away: number];
  /** With overtime and shoot-out. */
  readonly host: number;
  readonly away: number;
  /** Final lead and points as handicap and totals are settled. */
  readonly leads: Leads;
  readonly totals: Chances;
  readonly hostPoints: Chances;
  readonly awayPoints: Chances;
}

/** What an overtime adds: to the lead, to the points, with what chance. */
type Additions = readonly (readonly [lead: number, points: number, chance: number])[];

/** Sums up final scores. */
class Sums {
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

  get zero(): number {
    return this.#reach;
  }
}

/** What the market reckons with at an instant: rates, score and how much of each period is to come. */
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

  /** What part of a period a side has still to play. */
  left(period: number, side: 0 | 1): number {
    const state = this.#state;
    if (state === null || period > state.period) return 1;
    if (period < state.period || state.stage !== 'play') return 0;
    if (this.#rules.scoring.kind === 'outs') return 1 - state.outs[side] / OUTS;
    return Math.max(0, 1 - this.#clock / this.#rules.seconds);
  }

  /** Points so far in some periods. */
  points(first: number, last: number): readonly [number, number] {
    return this.#state === null ? [0, 0] : pointsOf(this.#state, first, last);
  }

  /** Points that are expected from now on in some periods. */
  expected(first: number, last: number): readonly [host: number, away: number] {
    return [this.#rates.host * this.#over(first, last, 0), this.#rates.away * this.#over(first, last, 1)];
  }

  /** Chances of a side's points from now on in some periods. */
  toCome(first: number, last: number, side: 0 | 1): Chances {
    const rate = side === 0 ? this.#rates.host : this.#rates.away;
    return pointsChances(this.#rules.scoring, this.#rules.values, rate, this.#over(first, last, side));
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
    const after = this.#overtime();
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
    const { totals, hostPoints, awayPoints } = sums;
    const leads = { zero: sums.zero, chances: sums.leads };
    return { regular, host: hostWins, away: awayWins, leads, totals, hostPoints, awayPoints };
  }

  /** What the overtime makes of a level score. A shoot-out counts one. */
  #overtime(): Additions {
    const { overtime, values, seconds, phases } = this.#rules;
    if (overtime?.kind !== 'golden') return [[0, 0, 1]];
    const state = this.#state;
    const begun = state !== null && state.period > phases.length;
    if (begun && leadOf(state) !== 0) return [[leadOf(state), Math.abs(leadOf(state)), 1]];
    const left =
      begun && state.stage === 'play' ? Math.max(0, overtime.seconds - this.#clock) : begun ? 0 : overtime.seconds;
    const mean = values.reduce((sum, [points, share]) => sum + points * share, 0);
    const scores = (((this.#rates.host + this.#rates.away) / mean) * left * overtime.pace) / seconds;
    const some = 1 - Math.exp(-scores);
    const share = this.#rates.host / (this.#rates.host + this.#rates.away);
    const goals = values.flatMap(
      ([points, part]) =>
        [
          [points, points, some * part * share],
          [-points, points, some * part * (1 - share)],
        ] as const,
    );
    const rest: Additions = overtime.shootOut
      ? [
          [1, 1, (1 - some) / 2],
          [-1, 1, (1 - some) / 2],
        ]
      : [[0, 0, 1 - some]];
    return [...goals, ...rest];
  }

  /** The guests bat first; the host does not bat when that is not needed, and stops when ahead. */
  #endsOfInnings(): Ends {
    const last = this.regularPeriods;
    const extra = this.#state !== null && this.#state.period > last;
    const closing = extra ? last + 1 : last;
    const before = extra ? last + 1 : 1;
    const host = this.toCome(before, closing - 1, 0);
    const away = this.toCome(before, closing, 1);
    const finish = this.toCome(closing, closing, 0);
    const [h, a] = this.#state === null ? [0, 0] : pointsOf(this.#state, 1, this.#state.points.length);
    const extras = extraInnings(this.#rules.values, this.#rates, this.#rules);
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
    const { totals, hostPoints, awayPoints } = sums;
    const leads = { zero: sums.zero, chances: sums.leads };
    return {
      regular: [ahead - level / 2, level, behind - level / 2],
      host: ahead,
      away: behind,
      leads,
      totals,
      hostPoints,
      awayPoints,
    };
  }
}

/** Innings after the regular ones, until one side is ahead; after some the rest is shared. */
function extraInnings(values: Values, rates: Rates, { scoring }: PeriodRules): Additions {
  const host = pointsChances(scoring, values, rates.host, 1).slice(0, 6);
  const away = pointsChances(scoring, values, rates.away, 1).slice(0, 6);
  const found = new Map<number, readonly [number, number, number]>();
  const put = (lead: number, points: number, chance: number): void => {
    const code = points * 16 + lead;
    found.set(code, [lead, points, chance + (found.get(code)?.[2] ?? 0)]);
  };
  let level = [1];
  for (let inning = 1; inning <= 3; inning += 1) {
    const next: number[] = [];
    for (const [runs, chance] of level.entries()) {
      for (const [guests, g] of away.entries()) {
        for (const [hosts, h] of host.entries()) {
          const then = chance * g * h;
          if (then < 1e-6) continue;
          const by = Math.min(1, hosts - guests);
          if (by !== 0) put(by, 2 * (runs + guests) + by, then);
          else next[runs + guests] = (next[runs + guests] ?? 0) + then;
        }
      }
    }
    level = Array.from(next, (chance) => chance ?? 0);
  }
  const all = [...found.values()];
  const sum = all.reduce((total, [, , chance]) => total + chance, 0);
  return all.map(([lead, points, chance]) => [lead, points, chance / sum] as const);
}

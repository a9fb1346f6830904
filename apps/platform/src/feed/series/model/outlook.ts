import { type Format, type SeriesRules, targetOf } from './rules.ts';
import type { SeriesState } from './script.ts';

/** Ends of a unit, with their probability. */
export type Ends = readonly (readonly [host: number, away: number, chance: number])[];

/** Number of level scores after which a unit is not followed further. */
const LONGEST_DEUCE = 9;

/** Returns the ends of a race to `target` points from a score on. The host wins each point with probability p. */
export function endsOf(target: number, margin: number, [host, away]: readonly [number, number], p: number): Ends {
  const q = 1 - p;
  if (target === 0)
    return host + away > 0
      ? [[host, away, 1]]
      : [
          [1, 0, p],
          [0, 1, q],
        ];
  const ends: (readonly [number, number, number])[] = [];
  if (margin === 1) {
    race(target - host, target - away, p, (lost, chance) => ends.push([target, away + lost, chance]));
    race(target - away, target - host, q, (lost, chance) => ends.push([host + lost, target, chance]));
    return ends;
  }
  if (host >= target - 1 && away >= target - 1) return deuce(host, away, p, 1);
  // Before the last level score, a side wins only if the other is two points behind.
  race(target - host, target - 1 - away, p, (lost, chance) => ends.push([target, away + lost, chance]));
  race(target - away, target - 1 - host, q, (lost, chance) => ends.push([host + lost, target, chance]));
  const [more, less] = [target - 1 - host, target - 1 - away];
  if (more >= 0 && less >= 0) ends.push(...deuce(target - 1, target - 1, p, ways(more, less) * p ** more * q ** less));
  return ends;
}

/** Calls `put` with the probability of winning the last of `wins` points after 0, 1, … lost ones, below `limit`. */
function race(wins: number, limit: number, p: number, put: (lost: number, chance: number) => void): void {
  let chance = p ** wins;
  for (let lost = 0; lost < limit; lost += 1) {
    put(lost, chance);
    chance *= ((wins + lost) / (lost + 1)) * (1 - p);
  }
}

function ways(a: number, b: number): number {
  let count = 1;
  for (let index = 1; index <= b; index += 1) count = (count * (a + index)) / index;
  return count;
}

function deuce(host: number, away: number, p: number, chance: number): Ends {
  const q = 1 - p;
  if (Math.abs(host - away) >= 2) return [[host, away, chance]];
  if (host > away) return [[host + 1, away, chance * p], ...deuce(host, away + 1, p, chance * q)];
  if (away > host) return [[host, away + 1, chance * q], ...deuce(host + 1, away, p, chance * p)];
  const ends: [number, number, number][] = [];
  let level = chance;
  for (let turn = 0; turn < LONGEST_DEUCE; turn += 1) {
    ends.push([host + turn + 2, away + turn, level * p * p], [host + turn, away + turn + 2, level * q * q]);
    level *= 2 * p * q;
  }
  // The remaining probability is shared by strength.
  const share = (p * p) / (p * p + q * q);
  const last = ends.length;
  const [first, second] = [ends[last - 2], ends[last - 1]];
  if (first !== undefined) first[2] += level * share;
  if (second !== undefined) second[2] += level * (1 - share);
  return ends;
}

/** Points of matches with equal ends, as a normal variable: mean and variance of the sum and of the host's lead. */
interface Spread {
  chance: number;
  total: number;
  totalVariance: number;
  lead: number;
  leadVariance: number;
}

/** One end of the match, in units, with its points. */
export interface MatchEnd extends Readonly<Spread> {
  readonly host: number;
  readonly away: number;
}

function nothing(): Spread {
  return { chance: 0, total: 0, totalVariance: 0, lead: 0, leadVariance: 0 };
}

/** Merges another way to the same end into the moments of the mixture. */
function join(into: Spread, more: Spread): void {
  const sum = into.chance + more.chance;
  if (sum <= 0) return;
  const [one, other] = [into.chance / sum, more.chance / sum];
  const apart = one * other;
  into.totalVariance = one * into.totalVariance + other * more.totalVariance + apart * (into.total - more.total) ** 2;
  into.leadVariance = one * into.leadVariance + other * more.leadVariance + apart * (into.lead - more.lead) ** 2;
  into.total = one * into.total + other * more.total;
  into.lead = one * into.lead + other * more.lead;
  into.chance = sum;
}

/** Returns the points of a unit that one side wins. */
function spreadOf(ends: Ends, hostWins: boolean): Spread {
  const spread = nothing();
  for (const [h, a, chance] of ends) {
    if (h > a !== hostWins || chance === 0) continue;
    join(spread, { chance, total: h + a, totalVariance: 0, lead: h - a, leadVariance: 0 });
  }
  return spread;
}

function follow(from: Spread, unit: Spread): Spread {
  return {
    chance: from.chance * unit.chance,
    total: from.total + unit.total,
    totalVariance: from.totalVariance + unit.totalVariance,
    lead: from.lead + unit.lead,
    leadVariance: from.leadVariance + unit.leadVariance,
  };
}

/** The market's expectation at an instant. */
export interface SeriesOutlook {
  /** The number of the running unit, and the ends of it, of a fresh unit and of the last one. */
  readonly unit: number;
  readonly running: Ends;
  readonly fresh: Ends;
  readonly last: Ends;
  readonly ends: readonly MatchEnd[];
  /** Points of the earlier units, and ends of the running unit that end the match. Both are exact. */
  readonly before: readonly [sum: number, lead: number];
  readonly final: Ends;
}

/** Computes the expectation from the probability of a point and the score. */
export function outlookOf(rules: SeriesRules, format: Format, p: number, state: SeriesState | null): SeriesOutlook {
  const { needed } = format;
  const won = state?.won ?? ([0, 0] as const);
  const unit = won[0] + won[1] + 1;
  const at = (number: number): Ends => endsOf(targetOf(rules, format, number), rules.margin, [0, 0], p);
  const fresh = at(1);
  const last = rules.lastTarget === null ? fresh : at(needed * 2 - 1);
  const live = state !== null && !state.over;
  const score = live ? (state.points.at(-1) ?? ([0, 0] as const)) : ([0, 0] as const);
  const running = endsOf(targetOf(rules, format, unit), rules.margin, score, p);
  const past = state?.over === true ? state.points : (state?.points.slice(0, -1) ?? []);
  const before = [past.reduce((sum, [h, a]) => sum + h + a, 0), past.reduce((sum, [h, a]) => sum + h - a, 0)] as const;
  const finalHost = won[0] === needed - 1;
  const finalAway = won[1] === needed - 1;
  const final = running.filter(([h, a]) => (h > a ? finalHost : finalAway));
  const of = (number: number): Ends => (number === unit ? running : number === needed * 2 - 1 ? last : fresh);
  return { unit, running, fresh, last, ends: walk(won, needed, before, of), before, final };
}

function walk(
  won: readonly [number, number],
  needed: number,
  before: readonly [number, number],
  of: (unit: number) => Ends,
): readonly MatchEnd[] {
  const start: Spread = { ...nothing(), chance: 1, total: before[0], lead: before[1] };
  const branches = new Map<number, Spread>([[won[0] * 64 + won[1], start]]);
  const ends: MatchEnd[] = [];
  for (let played = won[0] + won[1]; played < needed * 2; played += 1) {
    const unit = played < needed * 2 - 1 ? of(played + 1) : [];
    const [hostWins, awayWins] = [spreadOf(unit, true), spreadOf(unit, false)];
    for (let host = Math.max(0, played - needed); host <= Math.min(played, needed); host += 1) {
      const away = played - host;
      const from = branches.get(host * 64 + away);
      if (from === undefined) continue;
      if (host === needed || away === needed) {
        ends.push({ host, away, ...from });
        continue;
      }
      for (const [place, step] of [
        [(host + 1) * 64 + away, hostWins],
        [host * 64 + away + 1, awayWins],
      ] as const) {
        const into = branches.get(place) ?? nothing();
        branches.set(place, into);
        join(into, follow(from, step));
      }
    }
  }
  return ends;
}

/** How scores come: at any time, from so many tries, or until so many are out. */
export type Scoring =
  | { readonly kind: 'free' }
  /** So many attacks of each side in a period, each with or without a goal. */
  | { readonly kind: 'tries'; readonly perPeriod: number }
  /** A turn at bat: scores come until three are out. */
  | { readonly kind: 'outs' };

export const OUTS = 3;

/** Chances of each number: the place in the list is the number. */
export type Chances = Float64Array;

/** Panjer's recursion for a counting law p(k) = (a + b/k) p(k−1) whose events are worth points. */
function compound(a: number, b: number, none: number, values: Values, size: number): Chances {
  const chances = new Float64Array(size);
  chances[0] = none;
  let sum = none;
  for (let points = 1; points < size; points += 1) {
    let chance = 0;
    for (const [value, share] of values) {
      if (value <= points) chance += (a + (b * value) / points) * share * (chances[points - value] ?? 0);
    }
    // With tries left between two whole numbers the tail may fall below nothing.
    if (chance < 0) break;
    chances[points] = chance;
    sum += chance;
  }
  for (let points = 0; points < size; points += 1) chances[points] = (chances[points] ?? 0) / sum;
  return chances;
}

/** What a score can be worth, with the share of scores that are. */
export type Values = readonly (readonly [points: number, share: number])[];

export function meanValue(values: Values): number {
  return values.reduce((sum, [points, share]) => sum + points * share, 0);
}

/** How much wider scores of different worth spread than as many of one point. */
function widthOf(values: Values): number {
  return values.reduce((sum, [points, share]) => sum + points * points * share, 0) / meanValue(values);
}

/** The chance that a try scores, or that a score comes before the next is out; for free scoring the scores of a period. */
export function chanceOfScore(scoring: Scoring, scores: number): number {
  if (scoring.kind === 'tries') return Math.min(0.92, scores / scoring.perPeriod);
  return scoring.kind === 'outs' ? scores / (OUTS + scores) : scores;
}

const nothing: Chances = Float64Array.of(1);

/** Chances of a side's points in `left` periods, at so many points a period on average. */
export function pointsChances(scoring: Scoring, values: Values, perPeriod: number, left: number): Chances {
  if (left <= 0) return nothing;
  const scores = perPeriod / meanValue(values);
  const mean = perPeriod * left;
  const q = chanceOfScore(scoring, scores);
  const size =
    Math.ceil(mean + 4.6 * Math.sqrt(mean * widthOf(values) * (scoring.kind === 'outs' ? 1 / (1 - q) : 1))) + 9;
  if (scoring.kind === 'free') return compound(0, scores * left, Math.exp(-scores * left), values, size);
  if (scoring.kind === 'outs') {
    const outs = OUTS * left;
    return compound(q, (outs - 1) * q, (1 - q) ** outs, values, size);
  }
  const tries = scoring.perPeriod * left;
  const odds = q / (1 - q);
  return compound(-odds, (tries + 1) * odds, (1 - q) ** tries, values, size);
}

/** The chance of more than a half line. */
export function above(chances: Chances, line: number): number {
  let sum = 0;
  for (let value = Math.max(0, Math.ceil(line)); value < chances.length; value += 1) {
    if (value > line) sum += chances[value] ?? 0;
  }
  return Math.min(1, sum);
}

/** The chances of a host's lead from both sides' points: at place `zero` stands a lead of none. */
export interface Leads {
  readonly zero: number;
  readonly chances: Chances;
}

export function leadsOf(host: Chances, away: Chances): Leads {
  const zero = away.length - 1;
  const chances = new Float64Array(host.length + away.length - 1);
  for (let h = 0; h < host.length; h += 1) {
    const chance = host[h] ?? 0;
    for (let a = 0; a < away.length; a += 1) {
      const place = zero + h - a;
      chances[place] = (chances[place] ?? 0) + chance * (away[a] ?? 0);
    }
  }
  return { zero, chances };
}

/** The chance of a lead above a value. */
export function leadAbove({ zero, chances }: Leads, value: number): number {
  return above(chances, value + zero);
}

export function totalsOf(host: Chances, away: Chances): Chances {
  const chances = new Float64Array(host.length + away.length - 1);
  for (let h = 0; h < host.length; h += 1) {
    const chance = host[h] ?? 0;
    for (let a = 0; a < away.length; a += 1) chances[h + a] = (chances[h + a] ?? 0) + chance * (away[a] ?? 0);
  }
  return chances;
}

/** What a score is worth, by a number in [0, 1). */
export function worth(values: Values, draw: number): number {
  let rest = draw;
  for (const [points, share] of values) {
    rest -= share;
    if (rest < 0) return points;
  }
  return values[0]?.[0] ?? 1;
}

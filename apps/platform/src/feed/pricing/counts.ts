/** The way in which scores come: at any time, from a number of attacks, or until a number of outs. */
export type Scoring =
  | { readonly kind: 'free' }
  /** Each side has this many attacks in a period. Each attack may score. */
  | { readonly kind: 'tries'; readonly perPeriod: number }
  /** A side bats until it has three outs. */
  | { readonly kind: 'outs' };

export const OUTS = 3;

/** Probability of each number, by index. */
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
    // If the number of attacks left is not whole, the tail can become negative.
    if (chance < 0) break;
    chances[points] = chance;
    sum += chance;
  }
  for (let points = 0; points < size; points += 1) chances[points] = (chances[points] ?? 0) / sum;
  return chances;
}

/** The points that a score can be worth, with the share of each. */
export type Values = readonly (readonly [points: number, share: number])[];

export function meanValue(values: Values): number {
  return values.reduce((sum, [points, share]) => sum + points * share, 0);
}

/** Variance of the points relative to scores that are all worth one point. */
function widthOf(values: Values): number {
  return values.reduce((sum, [points, share]) => sum + points * points * share, 0) / meanValue(values);
}

/**
 * Returns the probability that an attack scores, or that a score comes before the next out. For free scoring, returns
 * the scores of a period.
 */
export function chanceOfScore(scoring: Scoring, scores: number): number {
  if (scoring.kind === 'tries') return Math.min(0.92, scores / scoring.perPeriod);
  return scoring.kind === 'outs' ? scores / (OUTS + scores) : scores;
}

const nothing: Chances = Float64Array.of(1);

/** Returns the probabilities of a side's points in `left` periods, from its average points in a period. */
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

/** Returns the probability of values above a half line. */
export function above(chances: Chances, line: number): number {
  let sum = 0;
  for (let value = Math.max(0, Math.ceil(line)); value < chances.length; value += 1) {
    if (value > line) sum += chances[value] ?? 0;
  }
  return Math.min(1, sum);
}

/** Probabilities of the host's lead. Index `zero` is a level score. */
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

/** Returns the probability of a lead above a value. */
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

/** Draws the points of a score; `draw` is in [0, 1). */
export function worth(values: Values, draw: number): number {
  let rest = draw;
  for (const [points, share] of values) {
    rest -= share;
    if (rest < 0) return points;
  }
  return values[0]?.[0] ?? 1;
}

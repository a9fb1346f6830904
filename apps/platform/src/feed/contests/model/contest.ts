import { mix, randomOf } from '../../random/hash.ts';
import type { Competitor } from '../../sport/league.ts';
import { normalBelow } from '../../pricing/normal.ts';
import type { Drift, MatchSeed } from '../../sport/sport.ts';

/** Deviation of a result, in points of rating. */
const SPREAD = 5;
/** Names with a selection in the market of the winner. */
const NAMED = 8;

/** A contest of a field, in which two competitors are compared. */
export interface Contest {
  readonly field: readonly Competitor[];
  readonly host: string;
  readonly away: string;
  /** Names offered in the market of the winner; the others are 'other'. */
  readonly named: readonly string[];
}

export function contestOf({ league, fixture }: MatchSeed): Contest {
  const { hostName: host, awayName: away } = fixture;
  const field = league.competitors;
  const best = field.toSorted((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
  const others = best.filter((name) => name !== host && name !== away);
  const named = [host, away, ...others.slice(0, NAMED - 2)];
  return { field, host, away, named: best.filter((name) => named.includes(name)) };
}

/** Draws the result of each competitor from the seed. */
export function performances({ field }: Contest, { key }: MatchSeed): ReadonlyMap<string, number> {
  const random = randomOf(mix(key, 71));
  return new Map(
    field.map(({ name, rating }) => {
      const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      return [name, rating + SPREAD * normal];
    }),
  );
}

/** Returns the ratings with the market's opinion, which moves the two that are compared. */
export function ratingsAt({ field, host, away }: Contest, drift: Drift): readonly Competitor[] {
  const lean = (name: string): number => (name === host ? drift.host : name === away ? drift.away : 0);
  return field.map(({ name, rating }) => ({ name, rating: rating + lean(name) }));
}

export function betterChance(field: readonly Competitor[], { host, away }: Contest): number {
  const of = (wanted: string): number => field.find(({ name }) => name === wanted)?.rating ?? 0;
  return normalBelow((of(host) - of(away)) / (SPREAD * Math.SQRT2));
}

const STEPS = 32;

/** Returns each competitor's probability of winning, by numeric integration over the winning result. */
export function winChances(field: readonly Competitor[]): ReadonlyMap<string, number> {
  const best = field.reduce((most, { rating }) => Math.max(most, rating), 0);
  const from = best - 2.2 * SPREAD;
  const width = (7 * SPREAD) / STEPS;
  const chances = new Map<string, number>(field.map(({ name }) => [name, 0]));
  let sum = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const value = from + (step + 0.5) * width;
    const below = field.map(({ rating }) => Math.max(1e-12, normalBelow((value - rating) / SPREAD)));
    const all = below.reduce((product, chance) => product * chance, 1);
    for (const [index, { name, rating }] of field.entries()) {
      const z = (value - rating) / SPREAD;
      const chance = (all / (below[index] ?? 1)) * Math.exp((-z * z) / 2);
      chances.set(name, (chances.get(name) ?? 0) + chance);
      sum += chance;
    }
  }
  for (const [name, chance] of chances) chances.set(name, chance / sum);
  return chances;
}

import { ONE, decimalText, rounded } from './decimal.ts';
import { sumOfLines } from './lines.ts';
import type { Legs, Part, Reading } from './reading.ts';
import type { Outcomes } from './types.ts';

/** Up to here every outcome is walked through (about a million); above it, outcomes alike are taken together. */
const LISTABLE = 20;

/** What a part can count, with the ways to it. Counts are in units of a line (thinned ones 10^18 times finer), ways over the unit of chances per leg. */
type Spread = Map<bigint, bigint>;

/** Every possible payout with its chance; above 20 selections in bins of 1, 2, 5, 10 … with their mean payout. */
export function distributionOf(
  { ticket, parts, odds, lines, stake = 0n }: Reading,
  chances: Legs,
): NonNullable<Outcomes['distribution']> {
  const many = ticket.selections.length > LISTABLE;
  const legsOf = ({ members }: Part): Leg[] =>
    members.map((at) => {
      const win = chances.values[at] ?? 0n;
      return { odds: odds.values[at] ?? 0n, win, loss: chances.unit - win };
    });
  const spreads = parts.map((part) => (many ? thinned : listed)(legsOf(part), part.conditions, odds.unit));
  const [head = new Map(), ...tail] = spreads;
  const all: Spread = tail.reduce((a, b) => {
    const both: Spread = new Map();
    for (const [x, p] of a) for (const [y, q] of b) grow(both, x * y, p * q);
    return many ? merged(both, leading) : both;
  }, head);
  const unit = sumOfLines(parts, odds).d * lines * ONE * (many ? ONE ** BigInt(parts.length) : 1n);
  const chanceUnit = chances.unit ** BigInt(chances.values.length);
  const cents = (value: bigint): string => rounded(value * stake, unit, 2).toString();
  return [...(many ? merged(all, (value) => (value > 0n ? binOf(cents(value)) : '')) : all)]
    .filter(([, ways]) => ways > 0n)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, ways]) => ({
      payout: decimalText(value * stake, unit),
      chance: decimalText(ways, chanceUnit, 12),
    }));
}

interface Leg {
  readonly odds: bigint;
  readonly win: bigint;
  readonly loss: bigint;
}

const grow = (spread: Spread, value: bigint, ways: bigint): void =>
  void spread.set(value, (spread.get(value) ?? 0n) + ways);

/** e_1 … e_top with one more leg won. */
const withWin = (sums: readonly bigint[], odds: bigint): bigint[] =>
  sums.map((sum, k) => sum + odds * (sums[k - 1] ?? 0n));

/** e_0 … e_top before any leg; with `one` in place of 1, all that follows is that many times as much. */
const start = (conditions: readonly number[], one: bigint): bigint[] =>
  Array.from({ length: Math.max(...conditions) + 1 }, (_, k) => (k === 0 ? one : 0n));

const countOf = (sums: readonly bigint[], conditions: readonly number[], unit: bigint): bigint =>
  sums.reduce((count, sum, k) => count * unit + (conditions.includes(k) ? sum : 0n), 0n);

/** Walks through every way the legs can end. */
function listed(legs: readonly Leg[], conditions: readonly number[], unit: bigint): Spread {
  const spread: Spread = new Map();
  const walk = (i: number, sums: readonly bigint[], ways: bigint): void => {
    const leg = legs[i];
    if (!leg) return grow(spread, countOf(sums, conditions, unit), ways);
    walk(i + 1, sums, ways * leg.loss);
    walk(i + 1, withWin(sums, leg.odds), ways * leg.win);
  };
  walk(0, start(conditions, 1n), 1n);
  return spread;
}

interface Track {
  readonly sums: readonly bigint[];
  readonly wins: number;
  readonly product: bigint;
  readonly ways: bigint;
}

/**
 * Leg by leg; ways with as many wins and about the same product of odds go on as one, at the mean of what they count.
 * What follows is linear in those sums, so that the mean payout stays exact, and so does the chance of none.
 */
function thinned(legs: readonly Leg[], conditions: readonly number[], unit: bigint): Spread {
  const least = Math.min(...conditions);
  let tracks: readonly Track[] = [{ sums: start(conditions, ONE), wins: 0, product: 1n, ways: 1n }];
  legs.forEach(({ odds, win, loss }, i) => {
    const alike = new Map<string, Track>();
    const follow = (track: Track): void => {
      const hopeless = track.wins + legs.length - i - 1 < least;
      const key = hopeless ? '' : `${track.wins} ${leading(track.product)}`;
      const other = alike.get(key);
      alike.set(key, other ? together(other, track) : track);
    };
    for (const { sums, wins, product, ways } of tracks) {
      if (loss > 0n) follow({ sums, wins, product, ways: ways * loss });
      if (win > 0n) follow({ sums: withWin(sums, odds), wins: wins + 1, product: product * odds, ways: ways * win });
    }
    tracks = [...alike.values()];
  });
  const spread: Spread = new Map();
  for (const { sums, ways } of tracks) grow(spread, countOf(sums, conditions, unit), ways);
  return merged(spread, leading);
}

/** Means are cut to whole units, of which there are 10^18 to one. */
function together(a: Track, b: Track): Track {
  const ways = a.ways + b.ways;
  const mean = (x: bigint, y: bigint): bigint => (x * a.ways + y * b.ways) / ways;
  return { ...a, sums: a.sums.map((sum, k) => mean(sum, b.sums[k] ?? 0n)), product: mean(a.product, b.product), ways };
}

/** Values with the same key as one, at their mean. */
function merged(spread: Spread, keyOf: (value: bigint) => string): Spread {
  const bins = new Map<string, { total: bigint; ways: bigint }>();
  for (const [value, ways] of spread) {
    const key = keyOf(value);
    const { total, ways: others } = bins.get(key) ?? { total: 0n, ways: 0n };
    bins.set(key, { total: total + value * ways, ways: others + ways });
  }
  const thin: Spread = new Map();
  for (const { total, ways } of bins.values()) grow(thin, total / ways, ways);
  return thin;
}

/** The order of magnitude in eighths of a doubling. */
function leading(value: bigint): string {
  const bits = value.toString(2);
  return `${bits.length} ${bits.slice(0, 4)}`;
}

/** Bins begin at 1, 2 and 5 times a power of ten; the text is a whole number. */
function binOf(text: string): string {
  const [first = '0'] = text;
  return `${first >= '5' ? 5 : first >= '2' ? 2 : first} ${text.length}`;
}

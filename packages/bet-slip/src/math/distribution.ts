import { ONE } from './decimal.ts';
import type { Legs, Part, ParsedTicket } from './parse-ticket.ts';

/** Up to this number of selections every outcome is listed, about a million. Above it, similar outcomes are merged. */
const LISTABLE = 20;

/**
 * A set of endings that are treated as one. `sums` are totals over the set. The first is its weight: each ending counts
 * with its chance, in units of the chances per leg. The others are e_1 … e_top of the odds won so far; at the end there is
 * one, the payout in units of a line. Totals can be added, so merged sets keep their exact mean.
 */
interface Ways {
  readonly wins: number;
  readonly sums: readonly bigint[];
}

/** One possible payout of a ticket with its weight. */
interface Ending {
  readonly ways: bigint;
  /** Total over the set, in units of a line. */
  readonly total: bigint;
  /** Mean of the set, rounded down to whole units. */
  readonly mean: bigint;
}

/** Returns every possible payout, ascending. Above 20 selections, payouts of one bin are merged. */
export function distributionOf(
  { ticket, parts, odds }: ParsedTicket,
  chances: Legs,
  binOf: (count: bigint) => unknown,
): Ending[] {
  const many = ticket.selections.length > LISTABLE;
  const all = parts
    .map((part) => (many ? approximated : listed)(part, legsOf(part, odds, chances), odds.unit))
    .reduce((a, b) => {
      const pairs = a.flatMap((x) => b.map((y) => counted(waysOf(x) * waysOf(y), totalOf(x) * totalOf(y))));
      return mergedBy(pairs, many ? magnitude : meanOf);
    });
  return (many ? mergedBy(all, (ways) => binOf(meanOf(ways))) : all)
    .map((ways) => ({ ways: waysOf(ways), total: totalOf(ways), mean: meanOf(ways) }))
    .sort((a, b) => (a.mean < b.mean ? -1 : 1));
}

const counted = (ways: bigint, total: bigint): Ways => ({ wins: 0, sums: [ways, total] });
const waysOf = ({ sums }: Ways): bigint => sums[0] ?? 0n;
const totalOf = ({ sums }: Ways): bigint => sums[1] ?? 0n;
const meanOf = (ways: Ways): bigint => totalOf(ways) / waysOf(ways);

/** Returns the magnitude of the last sum above zero, per weight, in steps of an eighth of a doubling. */
function magnitude(ways: Ways): string {
  const last = ways.sums.findLast((sum) => sum > 0n) ?? 0n;
  const bits = ((last * ONE) / waysOf(ways)).toString(2);
  return `${bits.length} ${bits.slice(0, 4)}`;
}

/** Merges the sets that have the same key. */
function mergedBy(all: readonly Ways[], keyOf: (ways: Ways) => unknown): Ways[] {
  const alike = new Map<unknown, Ways>();
  for (const ways of all) {
    const key = keyOf(ways);
    const others = alike.get(key)?.sums;
    alike.set(key, others ? { ...ways, sums: ways.sums.map((sum, k) => sum + (others[k] ?? 0n)) } : ways);
  }
  return [...alike.values()];
}

interface Leg {
  readonly price: bigint;
  readonly win: bigint;
  readonly loss: bigint;
}

const legsOf = ({ members }: Part, odds: Legs, chances: Legs): Leg[] =>
  members.map((at) => {
    const win = chances.values[at] ?? 0n;
    return { price: odds.values[at] ?? 0n, win, loss: chances.unit - win };
  });

/** Returns e_0 … e_top before the first leg. */
const start = ({ top }: Part): bigint[] => Array.from({ length: top + 1 }, (_, k) => BigInt(k === 0));

/** Returns e_0 … e_top with one more leg won. */
const withWin = (sums: readonly bigint[], { price }: Leg): bigint[] =>
  sums.map((sum, k) => sum + price * (sums[k - 1] ?? 0n));

const countOf = ({ conditions }: Part, sums: readonly bigint[], unit: bigint): bigint =>
  sums.reduce((count, sum, k) => count * unit + (conditions.includes(k) ? sum : 0n), 0n);

/** Lists every ending of the legs. */
function listed(part: Part, legs: readonly Leg[], unit: bigint): Ways[] {
  const counts = new Map<bigint, bigint>();
  const walk = (at: number, sums: readonly bigint[], ways: bigint): void => {
    const leg = legs[at];
    if (ways === 0n) return;
    if (leg) {
      walk(at + 1, sums, ways * leg.loss);
      walk(at + 1, withWin(sums, leg), ways * leg.win);
    } else {
      const count = countOf(part, sums, unit);
      counts.set(count, (counts.get(count) ?? 0n) + ways);
    }
  };
  walk(0, start(part), 1n);
  return [...counts].map(([count, ways]) => counted(ways, count * ways));
}

/** Goes leg by leg and merges sets with equally many wins at similar odds. */
function approximated(part: Part, legs: readonly Leg[], unit: bigint): Ways[] {
  let all: Ways[] = [{ wins: 0, sums: start(part) }];
  legs.forEach((leg, at) => {
    // With too few wins left for any line, the odds won do not matter.
    const needed = part.least - (legs.length - at - 1);
    const next = all.flatMap(({ wins, sums }) => [
      { wins, sums: sums.map((sum) => sum * leg.loss) },
      { wins: wins + 1, sums: withWin(sums, leg).map((sum) => sum * leg.win) },
    ]);
    all = mergedBy(
      next.filter((ways) => waysOf(ways) > 0n),
      (ways) => (ways.wins < needed ? '' : `${ways.wins} ${magnitude(ways)}`),
    );
  });
  return all.map((ways) => counted(waysOf(ways), countOf(part, ways.sums, unit)));
}

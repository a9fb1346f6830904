import { ONE } from './decimal.ts';
import type { Legs, Part, ParsedTicket } from './parse-ticket.ts';

/** Up to here every outcome is walked through (about a million); above it, outcomes alike are taken together. */
const LISTABLE = 20;

/**
 * Ways for legs to end, as one. `sums` are over all of them: first their number, a way weighing as much as its chance in
 * units of the chances per leg; then, along the legs, e_1 … e_top of the odds won, and at the end what they count in units
 * of a line. All of that adds up, so that ways taken together keep their mean, exactly.
 */
interface Ways {
  readonly wins: number;
  readonly sums: readonly bigint[];
}

/** What a ticket can count, with its ways. */
interface Ending {
  readonly ways: bigint;
  /** Over all of these ways, in units of a line. */
  readonly total: bigint;
  /** For one way, down to whole units. */
  readonly mean: bigint;
}

/** Every possible count, ascending; above 20 selections those in the same bin as one. */
export function distributionOf(
  { ticket, parts, odds }: ParsedTicket,
  chances: Legs,
  binOf: (count: bigint) => unknown,
): Ending[] {
  const many = ticket.selections.length > LISTABLE;
  const all = parts
    .map((part) => (many ? thinned : listed)(part, legsOf(part, odds, chances), odds.unit))
    .reduce((a, b) => {
      const pairs = a.flatMap((x) => b.map((y) => counted(waysOf(x) * waysOf(y), totalOf(x) * totalOf(y))));
      return together(pairs, many ? magnitude : meanOf);
    });
  return (many ? together(all, (ways) => binOf(meanOf(ways))) : all)
    .map((ways) => ({ ways: waysOf(ways), total: totalOf(ways), mean: meanOf(ways) }))
    .sort((a, b) => (a.mean < b.mean ? -1 : 1));
}

const counted = (ways: bigint, total: bigint): Ways => ({ wins: 0, sums: [ways, total] });
const waysOf = ({ sums }: Ways): bigint => sums[0] ?? 0n;
const totalOf = ({ sums }: Ways): bigint => sums[1] ?? 0n;
const meanOf = (ways: Ways): bigint => totalOf(ways) / waysOf(ways);

/** The order of magnitude of the last sum that is not zero, for each way, in eighths of a doubling. */
function magnitude(ways: Ways): string {
  const last = ways.sums.findLast((sum) => sum > 0n) ?? 0n;
  const bits = ((last * ONE) / waysOf(ways)).toString(2);
  return `${bits.length} ${bits.slice(0, 4)}`;
}

/** Those with the same key become one. */
function together(all: readonly Ways[], keyOf: (ways: Ways) => unknown): Ways[] {
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

/** e_0 … e_top before any leg. */
const start = ({ top }: Part): bigint[] => Array.from({ length: top + 1 }, (_, k) => BigInt(k === 0));

/** e_0 … e_top with one more leg won. */
const withWin = (sums: readonly bigint[], { price }: Leg): bigint[] =>
  sums.map((sum, k) => sum + price * (sums[k - 1] ?? 0n));

const countOf = ({ conditions }: Part, sums: readonly bigint[], unit: bigint): bigint =>
  sums.reduce((count, sum, k) => count * unit + (conditions.includes(k) ? sum : 0n), 0n);

/** Walks through every way the legs can end. */
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

/** Leg by leg; ways with as many wins and about the same odds go on as one. */
function thinned(part: Part, legs: readonly Leg[], unit: bigint): Ways[] {
  let all: Ways[] = [{ wins: 0, sums: start(part) }];
  legs.forEach((leg, at) => {
    // With too few wins for any line it does not matter what they are.
    const needed = part.least - (legs.length - at - 1);
    const next = all.flatMap(({ wins, sums }) => [
      { wins, sums: sums.map((sum) => sum * leg.loss) },
      { wins: wins + 1, sums: withWin(sums, leg).map((sum) => sum * leg.win) },
    ]);
    all = together(
      next.filter((ways) => waysOf(ways) > 0n),
      (ways) => (ways.wins < needed ? '' : `${ways.wins} ${magnitude(ways)}`),
    );
  });
  return all.map((ways) => counted(waysOf(ways), countOf(part, ways.sums, unit)));
}

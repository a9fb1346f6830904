import { ONE } from './decimal.ts';
import type { Legs, Part, Reading } from './reading.ts';

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

/** The order of magnitude of the last sum that is not zero, for each way, in eighths of a doubling. */
function magnitude({ sums }: Ways): string {
  const bits = (((sums.findLast((sum) => sum > 0n) ?? 0n) * ONE) / (sums[0] ?? ONE)).toString(2);
  return `${bits.length} ${bits.slice(0, 4)}`;
}

/** e_0 … e_top with one more leg won. */
const withWin = (sums: readonly bigint[], odd: bigint): bigint[] =>
  sums.map((sum, k) => sum + odd * (sums[k - 1] ?? 0n));

/** What a ticket can count, for a number of ways. */
interface Count {
  readonly ways: bigint;
  /** Over all of these ways, in units of a line. */
  readonly total: bigint;
  /** For one way, down to whole units. */
  readonly mean: bigint;
}

/** Every possible count with its ways, ascending; above 20 selections those in the same bin as one. */
export function distributionOf(
  { ticket, parts, odds }: Reading,
  chances: Legs,
  binOf: (count: bigint) => unknown,
): Count[] {
  const many = ticket.selections.length > LISTABLE;
  const oddAt = (at: number): bigint => odds.values[at] ?? 0n;
  const winAt = (at: number): bigint => chances.values[at] ?? 0n;
  const start = ({ top }: Part): bigint[] => Array.from({ length: top + 1 }, (_, k) => BigInt(k === 0));
  const countOf = ({ conditions }: Part, sums: readonly bigint[]): bigint =>
    sums.reduce((count, sum, k) => count * odds.unit + (conditions.includes(k) ? sum : 0n), 0n);

  /** Walks through every way the legs can end. */
  const listed = (part: Part): Ways[] => {
    const counts = new Map<bigint, bigint>();
    const walk = (leg: number, sums: readonly bigint[], ways: bigint): void => {
      if (ways === 0n) return;
      const at = part.members[leg];
      if (at === undefined) {
        const count = countOf(part, sums);
        counts.set(count, (counts.get(count) ?? 0n) + ways);
        return;
      }
      walk(leg + 1, sums, ways * (chances.unit - winAt(at)));
      walk(leg + 1, withWin(sums, oddAt(at)), ways * winAt(at));
    };
    walk(0, start(part), 1n);
    return [...counts].map(([count, ways]) => ({ wins: 0, sums: [ways, count * ways] }));
  };

  /** Leg by leg; ways with as many wins and about the same odds go on as one. */
  const thinned = (part: Part): Ways[] => {
    const { members, least } = part;
    const ended = members.reduce<Ways[]>(
      (all, at, leg) => {
        // With too few wins for any line it does not matter what they are.
        const hopeless = ({ wins }: Ways): boolean => wins + members.length - leg - 1 < least;
        const next = all.flatMap(({ wins, sums }) => [
          { wins, sums: sums.map((sum) => sum * (chances.unit - winAt(at))) },
          { wins: wins + 1, sums: withWin(sums, oddAt(at)).map((sum) => sum * winAt(at)) },
        ]);
        const possible = next.filter(({ sums }) => sums[0] !== 0n);
        return together(possible, (ways) => (hopeless(ways) ? '' : `${ways.wins} ${magnitude(ways)}`));
      },
      [{ wins: 0, sums: start(part) }],
    );
    return ended.map(({ wins, sums }) => ({ wins, sums: [sums[0] ?? 0n, countOf(part, sums)] }));
  };

  const all = parts
    .map((part) => (many ? thinned : listed)(part))
    .reduce((a, b) =>
      together(
        a.flatMap((x) => b.map((y) => ({ wins: 0, sums: x.sums.map((sum, k) => sum * (y.sums[k] ?? 0n)) }))),
        (ways) => (many ? magnitude(ways) : meanOf(ways)),
      ),
    );
  return (many ? together(all, (ways) => binOf(meanOf(ways))) : all)
    .map((ways) => {
      const [number = 0n, total = 0n] = ways.sums;
      return { ways: number, total, mean: meanOf(ways) };
    })
    .sort((a, b) => (a.mean < b.mean ? -1 : 1));
}

const meanOf = ({ sums: [ways = 1n, total = 0n] }: Ways): bigint => total / ways;

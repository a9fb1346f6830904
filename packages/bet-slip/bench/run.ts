import { Bench } from 'tinybench';
import { quote } from '../src/math/index.ts';
import type { Ticket } from '../src/math/index.ts';

/**
 * Compares pricing a system with listing its lines and with the bare recurrence, in one run on one machine. Listing has
 * every advantage: binary floats, no rounding, no checks. The bare recurrence is that of the textbook, over BigInt, with
 * odds that are already numbers. `quote` also parses and validates the ticket and writes eleven figures.
 */
interface Case {
  readonly name: string;
  readonly groups: readonly { readonly n: number; readonly conditions: readonly number[] }[];
  /** If set, only the lines with the first `held` selections are listed, and the time is scaled up. */
  readonly held?: number;
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const cases: readonly Case[] = [
  { name: '10 of 20', groups: [{ n: 20, conditions: [10] }] },
  { name: '15 of 30', groups: [{ n: 30, conditions: [15] }] },
  { name: 'all sizes of 30', groups: [{ n: 30, conditions: upTo(30) }], held: 6 },
  { name: '5/10 x 5/10 x 5/10', groups: upTo(3).map(() => ({ n: 10, conditions: [5] })) },
];

const oddsAt = (i: number): number => 120 + ((i * 37) % 400);
const firstOf = (groups: Case['groups'], g: number): number => groups.slice(0, g).reduce((sum, { n }) => sum + n, 0);

function ticketOf({ groups }: Case): Ticket {
  const members = groups.map(({ n }, g) => upTo(n).map((i) => firstOf(groups, g) + i - 1));
  return {
    selections: members.flat().map((i) => ({ id: `e${i}`, odds: (oddsAt(i) / 100).toFixed(2) })),
    groups: groups.map(({ conditions }, g) => ({ conditions, selectionIds: (members[g] ?? []).map((i) => `e${i}`) })),
    stake: '1000.00',
  };
}

/** Adds up the products of the odds of all lines. The first `held` selections are part of each. */
function listLines({ groups, held = 0 }: Case): { readonly lines: number; readonly total: number } {
  let [lines, total] = [0, 0];
  const walk = (g: number, from: number, wanted: number, product: number): void => {
    const group = groups[g];
    if (!group) {
      lines += 1;
      total += product;
    } else if (wanted === 0) {
      each(g + 1, product);
    } else {
      const last = from < held ? from : group.n - wanted;
      for (let i = from; i <= last; i += 1) {
        walk(g, i + 1, wanted - 1, (product * oddsAt(firstOf(groups, g) + i)) / 100);
      }
    }
  };
  const each = (g: number, product: number): void => {
    const sizes = groups[g]?.conditions.filter((k) => k >= held) ?? [0];
    for (const k of sizes) walk(g, 0, k, product);
  };
  each(0, 1);
  return { lines, total };
}

/** The elementary symmetric polynomials as in a textbook. */
function bareRecurrence(values: readonly bigint[], top: number): bigint[] {
  const sums = [1n, ...Array.from<bigint>({ length: top }).fill(0n)];
  let seen = 0;
  for (const value of values) {
    seen += 1;
    for (let k = Math.min(seen, top); k > 0; k -= 1) sums[k] = (sums[k] ?? 0n) + value * (sums[k - 1] ?? 0n);
  }
  return sums;
}

async function millisecondsOf(run: () => unknown): Promise<number> {
  const bench = new Bench({ time: 500 }).add('it', run);
  await bench.run();
  const result = bench.tasks[0]?.result;
  if (result?.state !== 'completed') throw new Error('The benchmark did not finish.');
  return result.latency.p50;
}

const header = ['system', 'lines', 'listing', 'recurrence', 'quote', 'listing / quote', 'quote / recurrence'];
const rows = [header];
for (const one of cases) {
  const ticket = ticketOf(one);
  const recurrences = one.groups.map(({ n, conditions }, g) => ({
    values: upTo(n).map((i) => BigInt(oddsAt(firstOf(one.groups, g) + i - 1))),
    top: Math.max(...conditions),
  }));
  const quoted = await millisecondsOf(() => quote(ticket));
  const bare = await millisecondsOf(() => recurrences.map(({ values, top }) => bareRecurrence(values, top)));
  const { totalOdds, combinations } = quote(ticket);
  const start = performance.now();
  const { lines, total } = listLines(one);
  const scale = Number(combinations) / lines;
  const listed = (performance.now() - start) * scale;
  // Floats are only compared roughly, since an error in the listing would be large. Part of the lines has another sum.
  if (one.held === undefined && Math.abs(total / Number(totalOdds.max) - 1) > 1e-6) {
    throw new Error(`${one.name}: the two sums disagree.`);
  }
  const part = one.held === undefined ? '' : ` (from ${lines} lines, scaled)`;
  const times = [`${listed.toFixed(3)} ms${part}`, ...[bare, quoted].map((ms) => `${ms.toFixed(4)} ms`)];
  const ratios = [`${(listed / quoted).toFixed(0)} x`, `${(quoted / bare).toFixed(1)} x`];
  rows.push([one.name, String(combinations), ...times, ...ratios]);
}
const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) {
  process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
}

import { Bench } from 'tinybench';
import { quote } from '../src/math/index.ts';
import type { Ticket } from '../src/math/index.ts';
import { elementarySums } from '../src/math/symmetric.ts';

/**
 * How long does pricing a system take, next to listing its lines and next to the bare recurrence, in one run on one
 * machine? Listing is given every advantage: binary floats, no rounding, no checks.
 */
interface Case {
  readonly name: string;
  readonly groups: readonly { readonly n: number; readonly k: number }[];
}

const cases: readonly Case[] = [
  { name: '10 of 20', groups: [{ n: 20, k: 10 }] },
  { name: '5/10 x 5/10 x 5/10', groups: Array.from({ length: 3 }, () => ({ n: 10, k: 5 })) },
  { name: '15 of 30', groups: [{ n: 30, k: 15 }] },
];

const oddsAt = (i: number): number => 120 + ((i * 37) % 400);

function ticketOf({ groups }: Case): Ticket {
  let next = 0;
  const members = groups.map(({ n }) => Array.from({ length: n }, () => next++));
  return {
    selections: members.flat().map((i) => ({ id: `e${i}`, odds: (oddsAt(i) / 100).toFixed(2) })),
    groups: groups.map(({ k }, g) => ({ conditions: [k], selectionIds: (members[g] ?? []).map((i) => `e${i}`) })),
    stake: '1000.00',
  };
}

/** Walks through every line and adds up the products of its odds. */
function listLines({ groups }: Case): number {
  let total = 0;
  const firsts = groups.map((_, g) => groups.slice(0, g).reduce((sum, { n }) => sum + n, 0));
  const walk = (g: number, from: number, wanted: number, product: number): void => {
    const group = groups[g];
    if (!group) {
      total += product;
    } else if (wanted === 0) {
      walk(g + 1, 0, groups[g + 1]?.k ?? 0, product);
    } else {
      for (let i = from; i <= group.n - wanted; i += 1) {
        walk(g, i + 1, wanted - 1, (product * oddsAt((firsts[g] ?? 0) + i)) / 100);
      }
    }
  };
  walk(0, 0, groups[0]?.k ?? 0, 1);
  return total;
}

async function millisecondsOf(run: () => unknown): Promise<number> {
  const bench = new Bench({ time: 300 }).add('it', run);
  await bench.run();
  const result = bench.tasks[0]?.result;
  if (result?.state !== 'completed') throw new Error('The benchmark did not finish.');
  return result.latency.p50;
}

const header = ['system', 'lines', 'listing', 'recurrence', 'quote', 'listing / quote', 'quote / recurrence'];
const rows = [header];
for (const one of cases) {
  const ticket = ticketOf(one);
  const recurrences = one.groups.map(({ n, k }) => ({
    values: Array.from({ length: n }, (_, i) => BigInt(oddsAt(i))),
    k,
  }));
  const quoted = await millisecondsOf(() => quote(ticket, {}));
  const bare = await millisecondsOf(() => recurrences.map(({ values, k }) => elementarySums(values, k)));
  const start = performance.now();
  const floatTotal = listLines(one);
  const listed = performance.now() - start;
  const { totalOdds, combinations } = quote(ticket, {});
  // The floats only have to land close: a wrong walk would be far off.
  if (Math.abs(floatTotal / Number(totalOdds.max) - 1) > 1e-6) throw new Error(`${one.name}: the two sums disagree.`);
  const times = [listed, bare, quoted].map((ms) => `${ms.toFixed(3)} ms`);
  const ratios = [listed / quoted, quoted / bare].map((ratio) => `${ratio.toFixed(1)} x`);
  rows.push([one.name, String(combinations), ...times, ...ratios]);
}
const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) {
  process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
}

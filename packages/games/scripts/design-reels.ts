// Finds the strips of the slots in `src/models/reels/designed.ts`: `node scripts/design-reels.ts` writes that file. Each
// design has a paytable, rough numbers of its symbols and a return. A search moves single stops until the return of the
// numbers is near; then symbols are spread over the strips. The search has a fixed seed, so that it always finds the same.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Design {
  readonly code: string;
  readonly note: string;
  readonly lines: 5 | 10 | 20 | 25 | 40;
  readonly reels: 3 | 5;
  readonly stops: number;
  readonly target: number;
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Rough numbers per symbol and reel. Numbers of wilds and scatters are kept. */
  readonly counts: Readonly<Record<string, readonly number[]>>;
  readonly stacked?: boolean;
  readonly scatter?: {
    readonly pays: readonly number[];
    readonly freeSpins: number;
    readonly times: number;
    readonly retriggers: number;
  };
}

const three = (...values: readonly number[]): Record<string, number[]> =>
  Object.fromEntries(values.map((value, at) => ['ABCDEFGH'[at] ?? '', [0, 0, 0, value]]));
const five = (...rows: readonly (readonly [number, number, number])[]): Record<string, number[]> =>
  Object.fromEntries(rows.map((row, at) => ['ABCDEFGH'[at] ?? '', [0, 0, 0, ...row]]));
/** The same number on every reel, per symbol from A. */
const even = (reels: number, ...values: readonly number[]): Record<string, number[]> =>
  Object.fromEntries(values.map((value, at) => ['ABCDEFGH'[at] ?? '', Array.from({ length: reels }, () => value)]));
const scatterPays = (a: number, b: number, c: number): number[] => [0, 0, 0, a, b, c];

const fruits = five(
  [100, 1000, 5000],
  [50, 200, 500],
  [50, 200, 500],
  [20, 50, 200],
  [20, 50, 200],
  [20, 40, 100],
  [10, 40, 100],
);
const scaled = (
  pays: Readonly<Record<string, readonly number[]>>,
  change: (pay: number) => number,
): Record<string, number[]> =>
  Object.fromEntries(Object.entries(pays).map(([symbol, row]) => [symbol, row.map(change)]));

const designs: readonly Design[] = [
  {
    code: 'F3',
    note: '3×3, 5 lines, many small wins',
    lines: 5,
    reels: 3,
    stops: 20,
    target: 0.96,
    pays: three(100, 50, 30, 20, 12, 10, 8),
    counts: even(3, 1, 2, 2, 3, 4, 4, 4),
  },
  {
    code: 'B3',
    note: '3×3, 5 lines, wilds on the last two reels',
    lines: 5,
    reels: 3,
    stops: 24,
    target: 0.955,
    pays: three(200, 80, 40, 25, 15, 8),
    counts: { ...even(3, 2, 2, 3, 4, 5, 7), W: [0, 2, 2] },
  },
  {
    code: 'D3',
    note: '3×3, 5 lines, rare and large wins',
    lines: 5,
    reels: 3,
    stops: 28,
    target: 0.95,
    pays: three(2000, 500, 200, 75, 40, 20, 5),
    counts: even(3, 1, 2, 3, 4, 5, 6, 7),
  },
  {
    code: 'F5',
    note: '5×3, 5 lines, fruits and a paying scatter',
    lines: 5,
    reels: 5,
    stops: 32,
    target: 0.957,
    pays: fruits,
    counts: { ...even(5, 2, 3, 3, 5, 6, 6, 5), S: [1, 1, 1, 1, 1] },
    scatter: { pays: scatterPays(2, 10, 50), freeSpins: 0, times: 1, retriggers: 0 },
  },
  {
    code: 'F20',
    note: '5×3, 20 lines, the fruits of F5',
    lines: 20,
    reels: 5,
    stops: 32,
    target: 0.957,
    pays: scaled(fruits, (pay) => pay),
    counts: { ...even(5, 2, 3, 3, 5, 6, 6, 5), S: [1, 1, 1, 1, 1] },
    scatter: { pays: scatterPays(2, 10, 50), freeSpins: 0, times: 1, retriggers: 0 },
  },
  {
    code: 'F40',
    note: '5×3, 40 lines, the fruits of F5 with stacks of wilds',
    lines: 40,
    reels: 5,
    stops: 40,
    target: 0.957,
    stacked: true,
    pays: five([40, 200, 1000], [40, 100, 400], [20, 60, 200], [20, 60, 200], [12, 40, 120], [8, 20, 80], [4, 20, 80]),
    counts: { ...even(5, 2, 3, 4, 5, 6, 8, 8), W: [0, 3, 3, 3, 3], S: [1, 1, 1, 1, 1] },
    scatter: { pays: scatterPays(2, 10, 100), freeSpins: 0, times: 1, retriggers: 0 },
  },
  {
    code: 'W10',
    note: '5×3, 10 lines, wilds on the middle reels',
    lines: 10,
    reels: 5,
    stops: 30,
    target: 0.962,
    pays: five(
      [50, 250, 1000],
      [40, 150, 500],
      [30, 100, 300],
      [20, 60, 150],
      [10, 40, 100],
      [8, 25, 75],
      [5, 20, 60],
      [5, 15, 50],
    ),
    counts: { ...even(5, 2, 2, 3, 3, 4, 4, 5, 6), W: [0, 1, 2, 1, 0] },
  },
  {
    code: 'A10',
    note: '5×3, 10 lines, ten free spins times three',
    lines: 10,
    reels: 5,
    stops: 34,
    target: 0.965,
    pays: five(
      [100, 750, 3000],
      [50, 250, 1000],
      [30, 100, 500],
      [20, 80, 250],
      [10, 30, 100],
      [5, 25, 80],
      [5, 20, 60],
      [5, 15, 50],
    ),
    counts: { ...even(5, 1, 2, 3, 3, 5, 6, 6, 6), W: [0, 1, 1, 1, 1], S: [1, 1, 1, 1, 1] },
    scatter: { pays: scatterPays(3, 20, 200), freeSpins: 10, times: 3, retriggers: 1 },
  },
  {
    code: 'A20',
    note: '5×3, 20 lines, twelve free spins times two',
    lines: 20,
    reels: 5,
    stops: 32,
    target: 0.96,
    pays: five(
      [50, 200, 1000],
      [30, 120, 500],
      [20, 80, 300],
      [20, 60, 200],
      [10, 40, 120],
      [10, 30, 100],
      [6, 20, 80],
      [4, 16, 60],
    ),
    counts: { ...even(5, 2, 2, 3, 3, 4, 5, 6, 6), W: [0, 1, 1, 1, 1], S: [1, 1, 1, 1, 1] },
    scatter: { pays: scatterPays(2, 10, 100), freeSpins: 12, times: 2, retriggers: 2 },
  },
  {
    code: 'G20',
    note: '5×3, 20 lines, fifteen free spins times three',
    lines: 20,
    reels: 5,
    stops: 36,
    target: 0.964,
    pays: five(
      [100, 500, 4000],
      [60, 250, 1500],
      [40, 120, 600],
      [20, 80, 300],
      [10, 40, 150],
      [10, 30, 100],
      [4, 20, 80],
      [4, 16, 60],
    ),
    counts: { ...even(5, 1, 2, 3, 4, 5, 6, 7, 7), W: [0, 1, 1, 1, 0], S: [1, 1, 1, 1, 1] },
    scatter: { pays: scatterPays(3, 15, 150), freeSpins: 15, times: 3, retriggers: 1 },
  },
  {
    code: 'L25',
    note: '5×3, 25 lines, many small wins and eight free spins',
    lines: 25,
    reels: 5,
    stops: 30,
    target: 0.956,
    pays: five(
      [30, 100, 400],
      [25, 75, 250],
      [20, 60, 200],
      [15, 50, 150],
      [15, 40, 125],
      [10, 30, 100],
      [10, 25, 75],
      [5, 20, 60],
    ),
    counts: { ...even(5, 2, 2, 3, 3, 4, 4, 5, 6), W: [0, 1, 1, 1, 1], S: [1, 1, 1, 1, 1] },
    scatter: { pays: scatterPays(2, 8, 40), freeSpins: 8, times: 1, retriggers: 3 },
  },
  {
    code: 'M25',
    note: '5×3, 25 lines, wilds, and scatters that only pay',
    lines: 25,
    reels: 5,
    stops: 32,
    target: 0.953,
    pays: five(
      [50, 250, 1500],
      [40, 150, 600],
      [25, 100, 400],
      [20, 75, 250],
      [10, 40, 150],
      [10, 30, 100],
      [5, 20, 75],
      [5, 15, 50],
    ),
    counts: { ...even(5, 2, 2, 3, 4, 4, 5, 5, 6), W: [0, 1, 2, 1, 1], S: [1, 1, 1, 1, 1] },
    scatter: { pays: scatterPays(3, 20, 250), freeSpins: 0, times: 1, retriggers: 0 },
  },
  {
    code: 'K40',
    note: '5×3, 40 lines, stacks of wilds and ten free spins times two',
    lines: 40,
    reels: 5,
    stops: 40,
    target: 0.961,
    stacked: true,
    pays: five(
      [40, 160, 800],
      [32, 120, 400],
      [20, 80, 240],
      [20, 60, 200],
      [12, 40, 120],
      [8, 28, 100],
      [4, 20, 80],
      [4, 16, 60],
    ),
    counts: { ...even(5, 2, 3, 3, 4, 5, 6, 7, 6), W: [0, 3, 3, 3, 3], S: [1, 1, 1, 1, 1] },
    scatter: { pays: scatterPays(2, 10, 100), freeSpins: 10, times: 2, retriggers: 2 },
  },
  {
    code: 'T10',
    note: '5×3, 10 lines, rare and very large wins',
    lines: 10,
    reels: 5,
    stops: 30,
    target: 0.958,
    pays: five(
      [250, 2500, 10_000],
      [100, 500, 2000],
      [40, 200, 1000],
      [20, 80, 400],
      [10, 25, 100],
      [5, 20, 75],
      [5, 15, 50],
      [5, 10, 40],
    ),
    counts: { ...even(5, 1, 2, 3, 4, 5, 5, 5, 4), W: [0, 0, 0, 0, 0], S: [1, 1, 1, 1, 1] },
    scatter: { pays: scatterPays(2, 20, 500), freeSpins: 0, times: 1, retriggers: 0 },
  },
];

type Counts = Record<string, number[]>;

/** Return of the numbers of symbols, if no window has two scatters. Floats: the tests compute the return exactly. */
function returnOf({ pays, scatter, stops, reels }: Design, counts: Counts): number {
  const share = (reel: number, symbol: string): number =>
    ((counts[symbol]?.[reel] ?? 0) + (reel > 0 ? (counts['W']?.[reel] ?? 0) : 0)) / stops;
  let spin = 0;
  for (const [symbol, table] of Object.entries(pays)) {
    for (let count = 3; count <= reels; count += 1) {
      let chance = count < reels ? 1 - share(count, symbol) : 1;
      for (let reel = 0; reel < count; reel += 1) chance *= share(reel, symbol);
      spin += chance * (table[count] ?? 0);
    }
  }
  if (!scatter) return spin;
  let found = [1];
  for (const count of counts['S'] ?? []) {
    const chance = (3 * count) / stops;
    found = Array.from(
      { length: found.length + 1 },
      (_, at) => (found[at] ?? 0) * (1 - chance) + (found[at - 1] ?? 0) * chance,
    );
  }
  const paid = found.reduce((sum, chance, at) => sum + chance * (scatter.pays[at] ?? 0), 0);
  const trigger = found.slice(3).reduce((sum, chance) => sum + chance, 0);
  const from = (left: number, started: number): number => {
    if (left === 0) return 0;
    if (started === scatter.retriggers) return left;
    return 1 + (1 - trigger) * from(left - 1, started) + trigger * from(left - 1 + scatter.freeSpins, started + 1);
  };
  const free = scatter.freeSpins > 0 ? trigger * from(scatter.freeSpins, 0) * scatter.times : 0;
  return (spin + paid) * (1 + free);
}

/** A generator of 32 bits with a fixed seed (xorshift). */
function seeded(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

/** Fills the strips to their length with the most frequent symbol, then moves single stops towards the return. */
function search(design: Design, draw: (n: number) => number): Counts {
  const counts: Counts = Object.fromEntries(Object.entries(design.counts).map(([symbol, row]) => [symbol, [...row]]));
  const symbols = Object.keys(design.pays);
  const last = symbols.at(-1) ?? '';
  for (let reel = 0; reel < design.reels; reel += 1) {
    const used = Object.values(counts).reduce((sum, row) => sum + (row[reel] ?? 0), 0);
    const row = counts[last];
    if (row) row[reel] = (row[reel] ?? 0) + design.stops - used;
    if ((row?.[reel] ?? 0) < 1) throw new Error(`${design.code}: reel ${reel} is too long`);
  }
  const distance = (): number => Math.abs(returnOf(design, counts) - design.target);
  let now = distance();
  for (let turn = 0; turn < 20_000 && now > 0.00002; turn += 1) {
    const moves = Array.from({ length: 1 + draw(2) }, () => ({
      reel: draw(design.reels),
      from: symbols[draw(symbols.length)] ?? '',
      to: symbols[draw(symbols.length)] ?? '',
    }));
    const move = (sign: number): void => {
      for (const { reel, from, to } of moves) {
        const [a, b] = [counts[from], counts[to]];
        if (!a || !b) continue;
        a[reel] = (a[reel] ?? 0) - sign;
        b[reel] = (b[reel] ?? 0) + sign;
      }
    };
    move(1);
    // Numbers stay near the rough ones, and every symbol stays on every reel.
    const isNear = moves.every(({ reel, from, to }) =>
      [from, to].every((symbol) => {
        const [is, was] = [counts[symbol]?.[reel] ?? 0, design.counts[symbol]?.[reel] ?? 0];
        return is >= 1 && (symbol === last || Math.abs(is - was) <= 2);
      }),
    );
    const next = distance();
    if (isNear && next < now) now = next;
    else move(-1);
  }
  return counts;
}

/** Spreads the symbols of a reel: each at even distances, from a first place that is drawn. Stacks stay together. */
function spread(counts: Counts, reel: number, stacked: boolean, draw: (n: number) => number): string {
  const blocks = Object.entries(counts).flatMap(([symbol, row]) => {
    const size = stacked && symbol === 'W' ? 3 : 1;
    const count = (row[reel] ?? 0) / size;
    const phase = draw(1000);
    return Array.from({ length: count }, (_, at) => ({
      text: symbol.repeat(size),
      place: (at * 1000 + phase) / count,
    }));
  });
  return blocks
    .sort((a, b) => a.place - b.place || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text)
    .join('');
}

const models = designs.map((design, at) => {
  const draw = seeded(9_000 + at);
  const counts = search(design, draw);
  const strips = Array.from({ length: design.reels }, (_, reel) => spread(counts, reel, design.stacked ?? false, draw));
  process.stdout.write(`${design.code}: ${returnOf(design, counts).toFixed(5)} for ${design.target}\n`);
  const lines =
    design.reels === 3 ? 'lines3x3' : design.lines === 40 ? 'lines5x3' : `lines5x3.slice(0, ${design.lines})`;
  const hasWild = (design.counts['W'] ?? []).some((count) => count > 0);
  return `  /** ${design.note}. */
  {
    engine: 'reels',
    code: '${design.code}',
    version: 1,
    modes: ['spin'],
    rows: 3,
    strips: ${JSON.stringify(strips).replaceAll('"', "'")},
    lines: ${lines},
    pays: ${JSON.stringify(design.pays).replaceAll('"', '')},
    ${hasWild ? "wild: 'W'," : ''}
    ${
      design.scatter
        ? `scatter: ${JSON.stringify({ symbol: 'S', ...design.scatter })
            .replaceAll(/"(\w+)":/g, '$1:')
            .replaceAll('"', "'")},`
        : ''
    }
  },`;
});

const file = join(import.meta.dirname, '../src/models/reels/designed.ts');
writeFileSync(
  file,
  `// Written by scripts/design-reels.ts, then formatted.
import { lines3x3, lines5x3 } from './lines.ts';
import type { ReelsModel } from './reels-model.ts';

/** Slots whose strips were found by a search for their return. */
export const designed: readonly ReelsModel[] = [
${models.join('\n')}
];
`,
);

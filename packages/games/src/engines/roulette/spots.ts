import { range } from '../../draws/shuffle.ts';

/** A place on the table, with the numbers that win. */
export interface Spot {
  /** Such as `straight:17`, `split:17-20`, `corner:1-2-4-5`, `dozen:2`, `red`. */
  readonly on: string;
  readonly numbers: readonly number[];
  /** True for red, black, even, odd, low and high. */
  readonly isEvenChance: boolean;
}

/** The red numbers. */
export const reds: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

const all = range(36).map((at) => at + 1);
const rows = range(12).map((row) => [1, 2, 3].map((column) => row * 3 + column));

const inside = (kind: string, numbers: readonly number[]): Spot => ({
  on: `${kind}:${numbers.join('-')}`,
  numbers,
  isEvenChance: false,
});

const evenChance = (on: string, wins: (number: number) => boolean): Spot => ({
  on,
  numbers: all.filter(wins),
  isEvenChance: true,
});

/** Pairs of neighbours: beside each other in a row, or in two rows. */
const splits = all.flatMap((number) => [
  ...(number % 3 === 0 ? [] : [[number, number + 1]]),
  ...(number > 33 ? [] : [[number, number + 3]]),
]);

const corners = all.filter((number) => number % 3 !== 0 && number < 33).map((n) => [n, n + 1, n + 3, n + 4]);

/** All places of a table with one zero (GAME-16). A winning place returns 36 divided by its numbers. */
export const spots: readonly Spot[] = [
  ...range(37).map((number) => inside('straight', [number])),
  ...[...[1, 2, 3].map((number) => [0, number]), ...splits].map((pair) => inside('split', pair)),
  ...[[0, 1, 2], [0, 2, 3], ...rows].map((three) => inside('street', three)),
  ...[[0, 1, 2, 3], ...corners].map((four) => inside('corner', four)),
  ...range(11).map((at) => inside('line', [...(rows[at] ?? []), ...(rows[at + 1] ?? [])])),
  ...[1, 2, 3].map((column) => ({
    on: `column:${column}`,
    numbers: all.filter((number) => number % 3 === column % 3),
    isEvenChance: false,
  })),
  ...[1, 2, 3].map((dozen) => ({
    on: `dozen:${dozen}`,
    numbers: all.filter((number) => number > dozen * 12 - 12 && number <= dozen * 12),
    isEvenChance: false,
  })),
  evenChance('red', (number) => reds.includes(number)),
  evenChance('black', (number) => !reds.includes(number)),
  evenChance('even', (number) => number % 2 === 0),
  evenChance('odd', (number) => number % 2 === 1),
  evenChance('low', (number) => number <= 18),
  evenChance('high', (number) => number > 18),
];

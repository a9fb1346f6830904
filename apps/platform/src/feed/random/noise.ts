import { mix, unit } from './hash.ts';

/** Smooth noise in [-1, 1], with one random value per period. */
function valueNoise(key: number, period: number, at: number): number {
  const position = at / period;
  const cell = Math.floor(position);
  const part = position - cell;
  const ease = part * part * (3 - 2 * part);
  const from = unit(mix(key, cell));
  const to = unit(mix(key, cell + 1));
  return 2 * (from + (to - from) * ease) - 1;
}

const OCTAVES: readonly (readonly [period: number, weight: number])[] = [
  [21_600_000, 0.35],
  [3_600_000, 0.2],
  [600_000, 0.15],
  [60_000, 0.16],
  [9_000, 0.14],
];

/** The market's opinion around the model, in [-1, 1]: slow swings with small quick ones on top. */
export function opinion(key: number, at: number): number {
  let sum = 0;
  for (const [period, weight] of OCTAVES) sum += weight * valueNoise(mix(key, period), period, at);
  return sum;
}

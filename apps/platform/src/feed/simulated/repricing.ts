import { mix, unit } from '../random/hash.ts';

/** A span [from, to) in which a price does not change. */
export interface PriceSpan {
  readonly from: number;
  readonly to: number;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * Zones before the start with the shortest and longest span of a price. Prices move more often when the start is near.
 */
const zones: readonly (readonly [before: number, least: number, most: number])[] = [
  [0, 5000, 15_000],
  [HOUR, MINUTE, 3 * MINUTE],
  [6 * HOUR, 4 * MINUTE, 10 * MINUTE],
  [24 * HOUR, 10 * MINUTE, 30 * MINUTE],
];

/** Returns the span around an instant before the start. Each match has its pace. */
export function prematchSpan(key: number, timeStart: number, now: number): PriceSpan {
  const ahead = timeStart - now;
  const zone = zones.findLastIndex(([before]) => ahead > before);
  const [before, least, most] = zones[Math.max(0, zone)] ?? [0, 5000, 15_000];
  const begins = zones[zone + 1] === undefined ? Number.NEGATIVE_INFINITY : timeStart - (zones[zone + 1]?.[0] ?? 0);
  const pace = Math.round((least + unit(mix(key, 100 + zone)) * (most - least)) / 1000) * 1000;
  const end = timeStart - before;
  const steps = Math.ceil((end - now) / pace);
  return { from: Math.max(begins, end - steps * pace), to: end - (steps - 1) * pace };
}

/**
 * Returns the span around an offset in play. A match ticks every one to three seconds. Each batch follows every second
 * to fourth tick, so that each tick moves some of them.
 */
export function liveSpan(key: number, group: number, offset: number): PriceSpan {
  const tick = 1000 + Math.floor(unit(mix(key, 200)) * 21) * 100;
  const every = 2 + (mix(key, 210 + group) % 3);
  const shift = mix(key, 220 + group) % every;
  const span = Math.floor((Math.floor(offset / tick) + shift) / every);
  return { from: (span * every - shift) * tick, to: ((span + 1) * every - shift) * tick };
}

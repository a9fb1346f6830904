import type { SlipState } from '../slip/state/state.ts';

/**
 * Returns a short fingerprint of a state. The order of keys does not matter. Not for security.
 *
 * @example
 * ```ts
 * import { hash } from '@kvota/bet-slip/replay';
 * import { after, slip } from './filled-slip.js';
 *
 * const other = after(slip, { type: 'set-stake', stake: '200' });
 * hash(slip) === hash({ ...slip }); // true
 * hash(slip) === hash(other); // false
 * ```
 */
export function hash(state: SlipState): string {
  // FNV-1a, 64 bits.
  let value = 0xcbf29ce484222325n;
  for (const byte of new Uint8Array(bytes(canonical(state)))) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, '0');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** Returns two bytes for each UTF-16 unit, because TextEncoder is not available everywhere. */
function bytes(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).flatMap((unit) => [unit & 255, unit >> 8]);
}

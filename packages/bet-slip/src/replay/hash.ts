import type { SlipState } from '../slip/state/state.ts';

/** A short fingerprint of a state: equal states, equal text, whatever the order of their keys. Not for security. */
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

/** Two bytes for each UTF-16 unit: TextEncoder is not everywhere. */
function bytes(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).flatMap((unit) => [unit & 255, unit >> 8]);
}

import type { RetiredSeeds } from '@kvota/contracts';
import { saveFile } from '@kvota/shell';

import type { SeedReport } from './check-seed.ts';

/** Saves seeds and rounds as a JSON file: what was stored, what was computed, and what was booked. */
export function saveNumbers(pair: RetiredSeeds, { hashFits, lines }: SeedReport): void {
  const rounds = lines.map(({ round, check }) => ({ ...round, check }));
  const text = JSON.stringify({ ...pair, hashFits, rounds }, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  saveFile(new Blob([text], { type: 'application/json' }), `rounds-${pair.hash.slice(0, 8)}.json`);
}

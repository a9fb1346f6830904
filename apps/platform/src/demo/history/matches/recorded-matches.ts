import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import * as v from 'valibot';

const outcomes = ['won', 'lost', 'void', 'half_won', 'half_lost'] as const;

/**
 * Its code; its odds in thousandths when tickets are sold, and when some are sold back; its chance in millionths at both
 * moments; its outcome.
 */
const Selection = v.tuple([v.string(), v.number(), v.number(), v.number(), v.number(), v.picklist(outcomes)]);

/** Its code, the deciding score, the hours until it is known, and its selections. */
const Market = v.tuple([v.string(), v.string(), v.number(), v.array(Selection)]);

/** A match of the simulated feed, with all times relative to the session at which tickets on it are sold. */
export const RecordedMatch = v.object({
  /** The week, from 0, and the session in it. */
  at: v.tuple([v.number(), v.number()]),
  live: v.boolean(),
  sport: v.string(),
  league: v.string(),
  /** Host and guest. */
  pair: v.tuple([v.string(), v.string()]),
  sfId: v.string(),
  /** Minutes until it begins; negative in play. */
  begins: v.number(),
  markets: v.array(Market),
});
export type RecordedMatch = v.InferOutput<typeof RecordedMatch>;

/** One match a line. `pnpm --filter @kvota/platform record-demo` writes it. */
export const recordedFile = fileURLToPath(new URL('recorded-matches.jsonl', import.meta.url));

/** Reads the matches, by week and session. */
export function readMatches(): RecordedMatch[] {
  const lines = readFileSync(recordedFile, 'utf8').trim().split('\n');
  return lines.map((line) => v.parse(RecordedMatch, JSON.parse(line)));
}

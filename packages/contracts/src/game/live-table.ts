import * as v from 'valibot';

/** The phases of a round that all players of a table share. `closed` if the table has no rounds now. */
export const tablePhases = ['betting', 'closing', 'running', 'result', 'closed'] as const;
export type TablePhase = (typeof tablePhases)[number];

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Numbers = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/** Lengths of the phases of a round, if all rounds have the same. With it, clients know the phases to come. */
export const TableTimes = v.object({
  betting_ms: Milliseconds,
  closing_ms: Milliseconds,
  result_ms: Milliseconds,
  /** True if a phase `running` of a secret length comes before the result. */
  runs: v.optional(v.boolean()),
});
export type TableTimes = v.InferOutput<typeof TableTimes>;

const round = Count;

/** The result of a drawn round as it is drawn in a list of the last ones (CAS-58). */
export const TableMark = v.variant('kind', [
  v.object({
    kind: v.literal('number'),
    round,
    number: Numbers,
    color: v.nullish(v.picklist(['red', 'black', 'green'])),
  }),
  v.object({ kind: v.literal('numbers'), round, numbers: v.pipe(v.array(Numbers), v.minLength(1), v.maxLength(30)) }),
  v.object({
    kind: v.literal('multiple'),
    round,
    /** Decimal text with two places. */
    multiple: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/)),
  }),
  v.object({ kind: v.literal('winner'), round, number: Numbers }),
  v.object({ kind: v.literal('text'), round, text: v.pipe(v.string(), v.minLength(1), v.maxLength(8)) }),
]);
export type TableMark = v.InferOutput<typeof TableMark>;

/** The results before the running round, the newest first. */
export const LastResults = v.pipe(v.array(TableMark), v.maxLength(12));

/** A table now, as its provider describes it to the platform (CAS-58). */
export const ProviderTable = v.object({
  game_code: v.string(),
  /** Number of the running round. */
  round,
  phase: v.picklist(tablePhases),
  /** Until the next phase; null while that is secret or not known. */
  left_ms: v.nullable(Milliseconds),
  times: v.nullish(TableTimes),
  last: LastResults,
});
export type ProviderTable = v.InferOutput<typeof ProviderTable>;

/** A table now, for clients (CAS-58). */
export const LiveTable = v.object({
  game_code: v.string(),
  round,
  phase: v.picklist(tablePhases),
  /** When the next phase begins; null while that is secret or not known. */
  endsAt: v.nullable(v.string()),
  times: v.nullish(TableTimes),
  last: LastResults,
  /** True if the provider does not answer: then only the last results can be relied on. */
  stale: v.boolean(),
});
export type LiveTable = v.InferOutput<typeof LiveTable>;

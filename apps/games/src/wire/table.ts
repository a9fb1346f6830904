import * as v from 'valibot';

import { FrameRound } from './frame-round.ts';

const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Lengths of the phases of a shared round. */
export const TableSchedule = v.object({
  betting_ms: v.pipe(Milliseconds, v.description('Bets are accepted')),
  closing_ms: v.pipe(Milliseconds, v.description('No more bets; the wallet may still confirm those that came')),
  result_ms: v.pipe(Milliseconds, v.description('The round is drawn, shown and settled')),
});
export type TableSchedule = v.InferOutput<typeof TableSchedule>;

/** A table and the chain that decides its rounds (RGS-32). */
export const TableInfo = v.object({
  code: v.string(),
  schedule: TableSchedule,
  chain: v.object({
    id: v.string(),
    end: v.pipe(Hash, v.description('The link of round n, hashed n times, is this one')),
    rounds: v.number(),
    salt: v.pipe(v.string(), v.description('The client seed of every round')),
    salt_by: v.pipe(v.picklist(['operator', 'server']), v.description('Who chose the salt')),
    startsAt: v.string(),
  }),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

/** The result of a drawn round: what all its bets share, and the link that decided it. */
export const TableResult = v.object({ number: v.number(), link: Hash, outcome: v.unknown() });
export type TableResult = v.InferOutput<typeof TableResult>;

/** The running round of a table. */
export const TableMoment = v.object({
  seq: v.pipe(v.number(), v.description('Rises with every phase')),
  number: v.number(),
  phase: v.pipe(
    v.picklist(['betting', 'closing', 'running', 'result']),
    v.description('`running` only at tables whose rounds run before their result, as a curve that rises'),
  ),
  left_ms: v.pipe(
    v.nullable(Milliseconds),
    v.description('Until the next phase; null while a round runs, because its end is secret'),
  ),
  since_ms: v.pipe(Milliseconds, v.description('Since the phase began')),
  result: v.pipe(v.nullable(TableResult), v.description('Of this round, once it is drawn')),
});
export type TableMoment = v.InferOutput<typeof TableMoment>;

/** The first event of a table: its running phase, and the results before it, the newest first. */
export const TableSnapshot = v.object({
  table: TableInfo,
  moment: TableMoment,
  last: v.pipe(v.array(TableResult), v.maxLength(12)),
});
export type TableSnapshot = v.InferOutput<typeof TableSnapshot>;

/** A drawn round with everything that verifies it (RGS-32). */
export const TableRound = v.object({
  table: TableInfo,
  result: TableResult,
  before: v.pipe(Hash, v.description('The link of the round before: the hash of this one')),
  drawnAt: v.string(),
});
export type TableRound = v.InferOutput<typeof TableRound>;

/** The bets of a player on the running round of a table and on the one before it. */
export const TableBets = v.object({ bets: v.array(FrameRound) });

/**
 * Server-sent events of a table, for everyone: `snapshot` with a TableSnapshot, then `moment` with a TableMoment at each new
 * phase. The id of an event is its `seq` (RGS-31).
 */
export const tableEventsPath = '/api/tables/{code}/events';

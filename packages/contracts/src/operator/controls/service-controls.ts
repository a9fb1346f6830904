import * as v from 'valibot';

import { Outcome } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { operator } from './operator-path.ts';

/** A fault of a call: it waits first, answers with a status, or closes the connection. */
export const CallFault = v.variant('kind', [
  v.object({
    kind: v.literal('slow'),
    milliseconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000)),
  }),
  v.object({ kind: v.literal('fail'), status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)) }),
  v.object({ kind: v.literal('cut') }),
]);
export type CallFault = v.InferOutput<typeof CallFault>;

/** Controls of the service: connections, maintenance, faults of calls, and the check of the ledger. */
export const serviceControls = {
  dropSockets: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('dropSockets'),
    summary: 'Close every socket, or those of one user; clients reconnect',
    access: 'operator',
    body: v.object({ username: v.optional(v.string()) }),
    answer: v.object({ ...Outcome.entries, dropped: v.number() }),
  }),
  setMaintenance: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setMaintenance'),
    summary: 'Start a maintenance countdown; 0 cancels it',
    access: 'operator',
    body: v.object({ seconds: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    answer: Outcome,
  }),
  setFault: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setFault'),
    summary: 'Make a call slow, failing or disconnected for a time, for all users or one; null ends it',
    access: 'operator',
    body: v.object({
      call: v.pipe(
        v.string(),
        v.description('Name of the call, such as ping; * for every call except those below /operator'),
      ),
      fault: v.nullable(CallFault),
      seconds: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(3600)), 60),
      username: v.optional(v.string()),
    }),
    answer: Outcome,
  }),
  reloadPage: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('reloadPage'),
    summary: 'Make every client fetch its offer again',
    access: 'operator',
    body: v.object({}),
    answer: Outcome,
  }),
  checkLedger: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('checkLedger'),
    summary: 'Check the invariants of the ledger',
    access: 'operator',
    answer: v.object({
      ok: v.boolean(),
      violations: v.array(v.string()),
      alarms: v.optional(v.array(v.string())),
      accounts: v.number(),
      entries: v.number(),
    }),
  }),
};

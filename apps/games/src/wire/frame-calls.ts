import { Money, PositiveMoney } from '@kvota/contracts';
import { SessionTotals, WalletId } from '@kvota/contracts/wallet';
import * as v from 'valibot';

import { FrameAction, FrameNotice, FrameReplay, FrameRound } from './frame-round.ts';
import { FrameSession } from './frame-session.ts';
import { TableBets, TableRound } from './table.ts';

/** A call of the frame to its server. The body of a POST is JSON. */
export interface FrameCall {
  readonly method: 'GET' | 'POST';
  /** Below the origin of the games; `{name}` is a parameter. */
  readonly path: string;
  readonly summary: string;
  /** Whether `authorization: Bearer <access>` is required. */
  readonly access: 'public' | 'session';
  readonly params?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
}
const defineFrameCall = <const C extends FrameCall>(call: C): C => call;

const Code = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, '1 to 40 letters, digits, _ or -'));
const Id = v.object({ id: WalletId });

/** What else the engine asks for when a round opens, such as the picked numbers. The engine checks it. */
export const FrameParams = v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown());
export type FrameParams = v.InferOutput<typeof FrameParams>;

export const PlayBody = v.object({
  request_id: v.pipe(
    WalletId,
    v.description('Made by the frame, once for each round. It is repeated if no answer comes'),
  ),
  stake: PositiveMoney,
  free: v.optional(v.pipe(WalletId, v.description('The grant of a free round; the stake is that of the grant'))),
  mode: v.optional(Code),
  params: v.optional(FrameParams, {}),
  round: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.description('At a table: the number of the round of the bet')),
  ),
});
export type PlayBody = v.InferOutput<typeof PlayBody>;

export const StepBody = v.object({
  round_id: WalletId,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  action: FrameAction,
});
export type StepBody = v.InferOutput<typeof StepBody>;

/**
 * The calls between a frame and its server (RGS-01 … RGS-12). Success is 200, also for a refused bet. Everything else is
 * problem details with a `code` of `frameProblems`. After silence or a 5xx, repeat the same call with the same ids.
 */
export const frameCalls = {
  authenticate: defineFrameCall({
    method: 'POST',
    path: '/api/authenticate',
    summary:
      'Exchange the token of the page, once, for a session. An older frame of this player and game is superseded',
    access: 'public',
    body: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
    answer: FrameSession,
  }),
  balance: defineFrameCall({
    method: 'GET',
    path: '/api/balance',
    summary: 'The credit now, and rounds that ended without a frame',
    access: 'session',
    answer: v.object({ balance: Money, totals: SessionTotals, notices: v.array(FrameNotice) }),
  }),
  play: defineFrameCall({
    method: 'POST',
    path: '/api/play',
    summary: 'Open a round. The same request_id with the same body gets the same answer',
    access: 'session',
    body: PlayBody,
    answer: FrameRound,
  }),
  step: defineFrameCall({
    method: 'POST',
    path: '/api/step',
    summary: 'Take a decision. The same step with the same action gets the same answer',
    access: 'session',
    body: StepBody,
    answer: FrameRound,
  }),
  round: defineFrameCall({
    method: 'GET',
    path: '/api/rounds/{id}',
    summary: 'A round of the player as it is now; to be asked while a round is being booked',
    access: 'session',
    params: Id,
    answer: FrameRound,
  }),
  seen: defineFrameCall({
    method: 'POST',
    path: '/api/seen',
    summary: 'Drop notices that were shown',
    access: 'session',
    body: v.object({ round_ids: v.pipe(v.array(WalletId), v.maxLength(100)) }),
    answer: v.object({}),
  }),
  refill: defineFrameCall({
    method: 'POST',
    path: '/api/refill',
    summary: 'Set the play money of a demo session to its first amount',
    access: 'session',
    answer: v.object({ balance: Money, totals: SessionTotals }),
  }),
  bets: defineFrameCall({
    method: 'GET',
    path: '/api/bets',
    summary: 'The bets of the player on the running round of a table and on the one before it, the oldest first',
    access: 'session',
    answer: TableBets,
  }),
  tableRound: defineFrameCall({
    method: 'GET',
    path: '/api/tables/{code}/rounds/{number}',
    summary: 'A drawn round of a table with what verifies it, for everyone',
    access: 'public',
    params: v.object({
      code: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)),
      number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'a number from 1'), v.transform(Number)),
    }),
    answer: TableRound,
  }),
  replay: defineFrameCall({
    method: 'GET',
    path: '/api/replay/{key}',
    summary: 'A closed round by its key, for everyone',
    access: 'public',
    params: v.object({ key: Code }),
    answer: FrameReplay,
  }),
};
export type FrameCalls = typeof frameCalls;
export type FrameCallName = keyof FrameCalls;
export type FrameAnswer<N extends FrameCallName> = v.InferOutput<FrameCalls[N]['answer']>;

import { Problem } from '@kvota/contracts';
import { walletStatuses } from '@kvota/contracts/wallet';
import * as v from 'valibot';

import { FrameRound } from './frame-round.ts';

/** Every code of problem details of the frame's calls. `detail` is for developers; a client reads the code. */
export const frameProblems = {
  invalidInput: { status: 400, detail: 'The input breaks its schema.' },
  malformedRequest: { status: 400, detail: 'The body is no JSON.' },
  badParams: { status: 400, detail: 'The engine cannot open a round with these parameters, or has no such mode.' },
  unauthorized: { status: 401, detail: 'There is no session of this bearer. Authenticate with a new token.' },
  sessionExpired: { status: 401, detail: 'The session has ended. Authenticate with a new token; the round goes on.' },
  tokenRefused: { status: 403, detail: 'The wallet refused the token; `wallet` has its status.' },
  demoOnly: { status: 403, detail: 'Only play money can be refilled.' },
  unknownGame: { status: 404, detail: 'There is no game of this code.' },
  unknownRound: { status: 404, detail: 'The player has no round of this id.' },
  unknownTable: { status: 404, detail: 'The game is not played at a table.' },
  unknownReplay: { status: 404, detail: 'There is no closed round of this key.' },
  nothingHere: { status: 404, detail: 'There is nothing at this address.' },
  superseded: { status: 409, detail: 'The game was opened elsewhere. This frame plays no more.' },
  roundOpen: { status: 409, detail: 'A round is not finished; `round` has it. Take its steps first.' },
  roundOver: { status: 409, detail: 'The round is over and takes no step; `round` has it.' },
  booking: { status: 409, detail: 'A movement waits for the wallet; `round` has its round. Ask for the round again.' },
  stepTaken: { status: 409, detail: 'Another decision was taken at this step; `round` has the round.' },
  stepAhead: { status: 409, detail: 'The round is not at this step yet; `round` has the round.' },
  illegalAction: { status: 409, detail: 'The decision is not possible now; `round` has those that are.' },
  bodyTooLarge: { status: 413, detail: 'The body is too large.' },
  wrongMediaType: { status: 415, detail: 'The body is not declared as application/json.' },
  requestMismatch: { status: 422, detail: 'This request_id was used with another body.' },
  stakeOffGrid: { status: 422, detail: 'The stake is none of those that may be placed.' },
  betsClosed: { status: 409, detail: 'The round of this number takes no bets now.' },
  tableLimit: { status: 409, detail: 'The bets on this round would exceed the highest stake, or their number.' },
  tooEarly: { status: 429, detail: 'The round before is too short; `left_ms` has the milliseconds to wait.' },
  internal: { status: 500, detail: 'The server failed to answer. The failure has been logged.' },
  walletAway: { status: 503, detail: 'The wallet does not answer. Try again.' },
  unavailable: { status: 503, detail: 'The database cannot be reached. Try again.' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly detail: string }>>;
export type FrameProblemCode = keyof typeof frameProblems;

/** A failure of a frame's call (RFC 9457). */
export const FrameProblem = v.object({
  ...Problem.entries,
  code: v.picklist(Object.keys(frameProblems) as FrameProblemCode[]), // keys of the table
  round: v.optional(FrameRound),
  left_ms: v.optional(v.number()),
  wallet: v.optional(v.object({ status: v.picklist(walletStatuses), until: v.optional(v.string()) })),
});
export type FrameProblem = v.InferOutput<typeof FrameProblem>;

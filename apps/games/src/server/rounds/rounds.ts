import type { FrameAnswer, FrameNotice, FrameReplay, FrameRound, PlayBody, StepBody } from '../../wire/index.ts';
import type { SessionRow } from '../access/session-of.ts';
import type { Db } from '../database/database.ts';

/** Rounds of frames. Methods throw FrameFailure. */
export interface Rounds {
  /** Opens a round (RGS-01, RGS-02). Returns the answer as JSON, the same bytes at each repetition. */
  play(access: string, body: PlayBody): Promise<string>;
  /** Takes a step (RGS-06). Returns the answer as JSON, the same bytes at each repetition. */
  step(access: string, body: StepBody): Promise<string>;
  /** A round of the caller as it is now. */
  round(access: string, id: string): Promise<FrameRound>;
  /** The bets of the caller on the running round of its table and on the one before (RGS-30). */
  bets(access: string): Promise<FrameAnswer<'bets'>>;
  replay(key: string): Promise<FrameReplay>;
  /** The unfinished round of the player and game of a session (RGS-07). */
  unfinished(tx: Db, session: SessionRow): Promise<FrameRound | null>;
  /** Rounds of the player and game of a session that ended and were not seen. */
  notices(tx: Db, session: SessionRow): Promise<FrameNotice[]>;
  /** Drops notices. */
  seen(access: string, ids: readonly string[]): Promise<void>;
  /** Cancels an open round (RGS-04). Returns true also if it was cancelled before, and false if there is none that can be. */
  cancel(id: string, reason: string): Promise<boolean>;
  /** Sends the calls to the wallet that are due (RGS-03). */
  sendDue(): Promise<void>;
  /** Rolls back opening bets that have been unknown for 20 s (RGS-04). */
  returnUnknown(): Promise<void>;
  /** Settles bets whose round is drawn, and rolls back those that were not confirmed (RGS-09, RGS-30). */
  settleTables(): Promise<void>;
  /** Deletes the arrivals of cash-outs whose bets are settled. */
  deleteArrivals(): Promise<void>;
  /** Ends rounds that have waited for 30 days (RGS-07). */
  endAbandoned(): Promise<void>;
  /** Resolves when no call to the wallet is in progress. */
  idle(): Promise<void>;
  /** Schedules no further calls. Those that wait stay in the outbox. */
  stop(): void;
}

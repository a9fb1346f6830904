import type { FrameMessage } from '@kvota/contracts/game';

import type {
  FrameProblem,
  FrameRound,
  PlayBody,
  StepBody,
  TableInfo,
  TableMoment,
  TableResult,
  TableSnapshot,
} from '../../wire/index.ts';
import type { Bet, Notice } from '../play/play-state.ts';

/** The running round. Times are milliseconds of this machine's clock. */
export interface ShownMoment extends Omit<TableMoment, 'left_ms' | 'since_ms'> {
  readonly beganAt: number;
  /** Null while a round runs, because its end is secret. */
  readonly endsAt: number | null;
}

/** A bet whose call has no answer yet. It is repeated with the same id, because it may have been booked (RGS-01). */
export interface PendingBet {
  readonly body: PlayBody;
  readonly tries: number;
}

/** A cash-out whose call has no answer yet. It is repeated, because it counts from its first arrival (RGS-10). */
export interface PendingLeave {
  readonly body: StepBody;
  readonly tries: number;
}

/** A table as its frame shows it. */
export interface TableState {
  readonly table: TableInfo | null;
  /** Null if no event has come yet. */
  readonly moment: ShownMoment | null;
  /** Results that were presented, the newest first. */
  readonly last: readonly TableResult[];
  /** Bets of the player on the running round and on the one before. */
  readonly bets: readonly FrameRound[];
  readonly pending: readonly PendingBet[];
  readonly leaving: readonly PendingLeave[];
  /** The last way to the server and back, in milliseconds; null if none was measured. */
  readonly tripMs: number | null;
  /** Number of the last round whose result was presented; 0 if none was. */
  readonly presented: number;
  /** True if the frame came while the result was shown: nothing moves. */
  readonly still: boolean;
  /** It follows a result only once that was presented (RGS-23). */
  readonly credit: string;
  readonly notice: Notice | null;
  readonly connected: boolean;
}

export type TableEvent =
  | { readonly type: 'snapshot'; readonly snapshot: TableSnapshot }
  | { readonly type: 'moment'; readonly moment: TableMoment }
  /** The events of the table have stopped. They go on with a snapshot. */
  | { readonly type: 'lost' }
  | { readonly type: 'place'; readonly requestId: string; readonly bet: Bet }
  | { readonly type: 'answered'; readonly requestId: string; readonly round: FrameRound }
  | { readonly type: 'failed'; readonly requestId: string; readonly problem: FrameProblem | null }
  /** Cash-outs of bets, by their ids. */
  | { readonly type: 'leave'; readonly bets: readonly string[] }
  | { readonly type: 'left'; readonly id: string; readonly round: FrameRound }
  | { readonly type: 'notLeft'; readonly id: string; readonly problem: FrameProblem | null }
  | { readonly type: 'ask' }
  | { readonly type: 'bets'; readonly bets: readonly FrameRound[]; readonly tripMs?: number }
  | { readonly type: 'presented' }
  | { readonly type: 'credit'; readonly balance: string }
  | { readonly type: 'dismiss' };

export type TableEffect =
  | { readonly type: 'play'; readonly body: PlayBody; readonly afterMs: number }
  | { readonly type: 'step'; readonly body: StepBody; readonly afterMs: number }
  | { readonly type: 'askBets'; readonly afterMs: number }
  | { readonly type: 'askCredit' }
  /** The session ends with this problem: the game's own state takes it. */
  | { readonly type: 'refer'; readonly problem: FrameProblem }
  | { readonly type: 'tell'; readonly message: FrameMessage };

export interface TableEnv {
  readonly now: number;
}

import type { FrameMessage, PageMessage } from '@kvota/contracts/game';
import type { FreeRounds } from '@kvota/contracts/wallet';

import type {
  FrameAction,
  FrameParams,
  FrameProblem,
  FrameRefusal,
  FrameRound,
  FrameSession,
  PlayBody,
  StepBody,
} from '../../wire/index.ts';

/** A message to the player beside the game. Its text is in the catalog. */
export type Notice =
  | { readonly type: 'refused'; readonly refusal: FrameRefusal }
  | { readonly type: 'problem'; readonly code: FrameProblem['code'] }
  | { readonly type: 'noAnswer' | 'resumed' }
  /** `reason` is that of the operator who cancelled it; null if nobody did. */
  | { readonly type: 'cancelled'; readonly reason: string | null }
  | { readonly type: 'whileAway'; readonly staked: string; readonly won: string };

/**
 * Phases of a game: `asking` waits for the answer to a play, `stepping` for that to a decision, `booking` for the wallet.
 * `presenting` shows a finished round until the view reports its end.
 */
export type Phase = 'idle' | 'asking' | 'booking' | 'open' | 'stepping' | 'presenting' | 'presented';

/** A call whose answer is awaited; it is repeated with the same ids (RGS-01, RGS-06). */
export type Pending =
  | { readonly call: 'play'; readonly body: PlayBody }
  | { readonly call: 'step'; readonly body: StepBody };

/** The bet with which a round opens: what `play` sends beside its request id. */
export type Bet = Required<Pick<PlayBody, 'stake' | 'mode' | 'params'>>;

export interface Playing {
  readonly status: 'playing';
  readonly session: FrameSession;
  readonly stake: string;
  /** Free rounds that were left when they were last known (RGS-46). */
  readonly free: readonly FreeRounds[];
  readonly mode: string;
  /** What else the player has chosen, such as numbers. It is kept for the next round; the rules of the view check it. */
  readonly choice: FrameParams;
  /** The shown credit: it follows a result only once that was presented (RGS-23). */
  readonly credit: string;
  readonly round: FrameRound | null;
  readonly phase: Phase;
  readonly pending: Pending | null;
  /** Number of unanswered tries of the pending call. */
  readonly tries: number;
  readonly notice: Notice | null;
  readonly paused: Extract<PageMessage, { type: 'pause' }>['why'] | null;
  readonly stopping: boolean;
  /** When the next round may start, in milliseconds of the clock. */
  readonly readyAt: number;
  /** True if the round on screen is from before this frame, so that nothing moves. */
  readonly still: boolean;
}

export type PlayState =
  | { readonly status: 'waiting' | 'entering' }
  | Playing
  | { readonly status: 'superseded' | 'expired' }
  /** The game cannot be entered. */
  | { readonly status: 'closed'; readonly problem: FrameProblem | null };

export type PlayEvent =
  | { readonly type: 'start'; readonly token: string }
  | { readonly type: 'entered'; readonly session: FrameSession }
  | { readonly type: 'play'; readonly requestId: string; readonly bet: Bet }
  | { readonly type: 'act'; readonly action: FrameAction }
  | { readonly type: 'answered'; readonly round: FrameRound }
  /** A call failed: with a problem of the server, or null if there was no answer. */
  | { readonly type: 'failed'; readonly problem: FrameProblem | null }
  | { readonly type: 'presented' }
  | { readonly type: 'stake'; readonly stake: string }
  | { readonly type: 'mode'; readonly mode: string }
  /** A changed choice, with its mode if the mode follows from it. */
  | { readonly type: 'choose'; readonly choice: FrameParams; readonly mode?: string | undefined }
  | { readonly type: 'dismiss' }
  | { readonly type: 'credit'; readonly balance: string }
  | { readonly type: 'refill' }
  | { readonly type: 'online' }
  | Exclude<PageMessage, { type: 'start' | 'credit' | 'set' | 'ping' }>;

export type PlayEffect =
  | { readonly type: 'authenticate'; readonly token: string }
  | { readonly type: 'call'; readonly pending: Pending; readonly afterMs: number }
  | { readonly type: 'askRound'; readonly id: string; readonly afterMs: number }
  | { readonly type: 'refill' }
  | { readonly type: 'seen'; readonly ids: readonly string[] }
  | { readonly type: 'tell'; readonly message: FrameMessage };

export interface PlayEnv {
  readonly now: number;
}

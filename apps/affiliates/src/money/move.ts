import type { CashCap, Money, StepUp, TransferOutcome } from '@kvota/contracts';

/** Whether money goes down the tree or comes back. */
export type MoveDirection = 'down' | 'up';

/**
 * How credit moves: for cash, on credit, or as a repayment of debt. `handed` moves none, because the debt was repaid in cash.
 */
export const moveBases = ['cash', 'credit', 'repay', 'handed'] as const;
export type MoveBasis = (typeof moveBases)[number];

/** A transfer between the agent and a direct child, as it is sent. */
export interface Move {
  /** Made once for each act. Every repetition has the same one (CALL-45, CALL-46). */
  readonly requestId: string;
  readonly userId: string;
  readonly username: string;
  readonly direction: MoveDirection;
  readonly currencyId: number;
  readonly currency: string;
  readonly amount: Money;
  readonly note: string;
  /** Missing for cash. */
  readonly basis?: MoveBasis;
  /** The period of the statement that is paid or collected. Missing for a transfer of credit. */
  readonly periodId?: string;
}

/** The subject of a transfer: one is pending for each. */
export interface MoveSubject {
  readonly userId: string;
  /** The statement that is paid or collected. Missing for a transfer of credit. */
  readonly statement?: StatementId | undefined;
}

/** A statement of a user. */
export interface StatementId {
  readonly periodId: string;
  readonly currencyId: number;
}

/** Why nothing was moved: the code of a refusal or of a problem, and the seconds to wait if there are any. */
export interface MoveFault {
  readonly code: string;
  readonly seconds?: number | undefined;
  /** With `cashCap`: what is left of the day of a staff account. */
  readonly cashCap?: CashCap | undefined;
  /** With `creditLine` and `aboveDebt`: the line of the user. */
  readonly line?: TransferOutcome['lineUse'] | undefined;
}

/**
 * A transfer on its way (CALL-45, CALL-46):
 *
 * - `draft`: being typed. If the last attempt never arrived, `again` has what it sent, and only that can be sent.
 * - `waiting`: there is no network, so nothing was sent. `confirming`: it waited so long that it is asked for again.
 * - `sending`: sent, without an answer so far. `asking`: the answer was lost, and the platform is asked for it.
 * - `step-up`: nothing was done, and the same request may be sent after a sign-in (SEC-23).
 * - `done` and `refused`: answered by the platform.
 */
export type MoveState =
  | { readonly status: 'draft'; readonly requestId: string; readonly move: Move | null; readonly again: boolean }
  | { readonly status: 'waiting'; readonly move: Move; readonly again: boolean; readonly since: number }
  | { readonly status: 'confirming'; readonly move: Move; readonly again: boolean }
  | ({ readonly status: 'sending'; readonly move: Move } & Partial<Attempt>)
  | { readonly status: 'asking'; readonly move: Move; readonly failures: number; readonly unknowns: number }
  | ({ readonly status: 'step-up'; readonly move: Move; readonly need: StepUp } & Attempt)
  | { readonly status: 'done'; readonly move: Move; readonly answer: TransferOutcome }
  | { readonly status: 'refused'; readonly move: Move; readonly fault: MoveFault };

/** Facts about a request that is sent, or that waits for a sign-in. */
export interface Attempt {
  /** True if an earlier attempt may still arrive. */
  readonly again: boolean;
  /** Sign-ins that were made for it. */
  readonly signIns: number;
}

export type MoveEvent =
  /** The agent sends the draft. Its request id is that of the draft. */
  | {
      readonly type: 'submit';
      readonly move: Omit<Move, 'requestId'>;
      readonly online: boolean;
      readonly now: number;
    }
  | { readonly type: 'answered'; readonly requestId: string; readonly answer: TransferOutcome }
  /** The platform has declined the call itself, so nothing was moved. */
  | { readonly type: 'declined'; readonly requestId: string; readonly fault: MoveFault }
  /** The platform has done nothing, because it needs a sign-in first (SEC-23). */
  | { readonly type: 'guarded'; readonly requestId: string; readonly need: StepUp }
  /** The user comes back with the sign-in for which the transfer waits. */
  | { readonly type: 'signedIn'; readonly online: boolean; readonly now: number }
  /** No answer arrived, or one that decides nothing. */
  | { readonly type: 'lost'; readonly requestId: string }
  /** The platform knows the request: its answer. Null if the request has not arrived. */
  | { readonly type: 'found'; readonly requestId: string; readonly answer: TransferOutcome | null }
  | { readonly type: 'askFailed'; readonly requestId: string }
  | { readonly type: 'online'; readonly now: number }
  /** The agent wants the transfer that has waited: for the network, or for a second factor that was added. */
  | { readonly type: 'confirm'; readonly online: boolean; readonly now: number }
  /** The agent takes back what was not sent, to change it. */
  | { readonly type: 'recall' }
  /** A new act: after an answer, or in place of an attempt that never arrived. */
  | { readonly type: 'renew'; readonly requestId: string };

export type MoveEffect =
  | { readonly type: 'send'; readonly move: Move }
  /** Asks what became of a request, after so many milliseconds. */
  | { readonly type: 'ask'; readonly requestId: string; readonly after: number }
  /** Stores the state before anything else happens, so that a reload knows of it. */
  | { readonly type: 'keep'; readonly state: MoveState }
  | { readonly type: 'forget' }
  /** Money has moved: balances and lists are outdated. */
  | { readonly type: 'moved'; readonly move: Move };

export type MoveStep = readonly [MoveState, readonly MoveEffect[]];

import type { RefusalStatus } from '../../wire/index.ts';
import type { MathsAction, MathsRound } from '../maths/maths-round.ts';

/**
 * States of a round. `opened` and `decided` of its life are moments within one transaction, so that no row has them:
 * what is decided is stored together with the call that books it.
 */
export type RoundState =
  /** The opening bet waits for the wallet; if the round is decided, with its win. */
  | 'paying'
  /** Waits for a decision of the player. */
  | 'open'
  /** A decision that stakes more waits for the wallet. */
  | 'raising'
  /** Decided; the win, or the end without one, waits for the wallet. */
  | 'crediting'
  /** Its bets are being rolled back. */
  | 'cancelling'
  | 'closed'
  | 'refused'
  | 'cancelled';

export const finalStates: readonly RoundState[] = ['closed', 'refused', 'cancelled'];

/** Someone who ended a round. */
export type EndedBy = 'player' | 'fallback' | 'operator';

/** The maths that waits for the wallet, and the decisions that led to it. */
export interface RoundNext {
  readonly maths: MathsRound;
  readonly endedBy: EndedBy;
}

/** A reason of the wallet, as it is stored. */
export interface RoundRefusal {
  readonly status: RefusalStatus;
  readonly until?: string;
  readonly leftMs?: number;
  /** Money text. */
  readonly limit?: string;
}

/** A movement that the wallet has booked. Amounts are minor units as text, instants milliseconds since 1970. */
export interface BookedMovement {
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly amount: string;
  /** Of a rollback: the id of the bet. */
  readonly of?: string;
  readonly at: number;
}

/** A movement that the wallet is asked to book, in minor units. */
export interface Movement {
  readonly id: string;
  readonly kind: 'bet' | 'win';
  readonly amount: bigint;
}

/** A round as its life sees it. */
export interface RoundLife {
  readonly id: string;
  readonly state: RoundState;
  /** Number of the next step. A step whose stake was refused counts too. */
  readonly step: number;
  readonly shown: MathsRound | null;
  readonly next: RoundNext | null;
  readonly movements: readonly BookedMovement[];
  readonly refusal: RoundRefusal | null;
  readonly endedBy: EndedBy | null;
  readonly reason: string | null;
  readonly closedAt: number | null;
}

/** An event in the life of a round. `now` of the environment is when it happens. */
export type RoundEvent =
  /** A decision was taken, and the maths answered. */
  | { readonly type: 'step'; readonly maths: MathsRound; readonly by: 'player' | 'fallback' }
  /** The wallet booked the movements of the call that waits. */
  | { readonly type: 'booked' }
  /** The wallet refused the bet of the call that waits. Nothing was booked. */
  | { readonly type: 'refused'; readonly refusal: RoundRefusal }
  /** The opening bet has been unknown for too long. */
  | { readonly type: 'unknown' }
  /** A shared round was drawn before the wallet confirmed the bet. */
  | { readonly type: 'late' }
  /** An operator cancels the round. */
  | { readonly type: 'cancel'; readonly reason: string }
  /** All rollbacks are definitive. */
  | { readonly type: 'returned' };

/** A call to the wallet that the life of a round asks for. Ids follow from the round and its step, so that they never change. */
export type RoundEffect =
  | {
      readonly type: 'transact';
      readonly id: string;
      readonly finished: boolean;
      readonly movements: readonly Movement[];
    }
  | { readonly type: 'endRound'; readonly id: string }
  | {
      readonly type: 'rollback';
      readonly id: string;
      readonly of: string;
      readonly amount: string;
      readonly reason: string;
    }
  /** Calls of the round that were not answered are not sent any more. */
  | { readonly type: 'withdraw' };

export interface LifeEnv {
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type LifeStep = readonly [RoundLife, readonly RoundEffect[]];

/** The action of a step, as it is stored. */
export type StepAction = MathsAction;

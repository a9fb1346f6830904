import type { CallAnswer, Calls, PaymentAnswer, PaymentDirection, PaymentState } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import type { operatorCalls } from '@kvota/contracts/operator';

import type { SecondPerson } from '../decisions/vote.ts';
import type { SignedWebhook } from './provider/webhook-signature.ts';

type OperatorCalls = typeof operatorCalls;

/** A payment to begin. `amount` is money of the wire. */
export interface NewPayment {
  readonly userId: string;
  readonly amount: string;
  readonly currency: string;
  readonly currencyId: number;
  readonly direction: PaymentDirection;
  readonly requestId?: string | undefined;
  readonly method?: string | undefined;
  readonly locale?: string | undefined;
}

export type BegunPayment = Omit<CallAnswer<Calls['paymentInit']>, 'error'> & {
  readonly error?: RefusalOf<'paymentInit'>;
};

/** An answer whose `error` is one of those of the call. */
export type OwnPayment<E = RefusalOf<'paymentStatus' | 'paymentCancel' | 'paymentLock'>> = Omit<
  PaymentAnswer,
  'error'
> & {
  readonly error?: E;
};

/** The outcome of a control: `error` is missing if it was done. */
export interface Controlled<E> {
  readonly ErrorText: string;
  readonly error?: E;
}

/** The decision of one person of the operator about a withdrawal. */
export interface WithdrawalDecision {
  readonly paymentId: string;
  readonly decision: 'approve' | 'reject';
  readonly note?: string | undefined;
  readonly by: string;
}

/** `second` is there while another person has to confirm the decision. */
export type WithdrawalDecided = Controlled<RefusalOf<'decideWithdrawal'>> & { readonly second?: SecondPerson };

export interface Chargeback {
  readonly paymentId: string;
  readonly amount: string;
  readonly reference: string;
}

export interface RefundOfDeposit extends Chargeback {
  /** Undefined for the platform itself. */
  readonly operatorId?: string;
}

export type RefundAnswer = Omit<CallAnswer<OperatorCalls['refundPayment']>, 'error'> & {
  readonly error?: RefusalOf<'refundPayment'>;
};

export interface Resolution {
  readonly id: string;
  readonly resolution: 'credit' | 'return' | 'note';
  readonly paymentId?: string | undefined;
  /** Undefined for the platform itself. */
  readonly operatorId?: string;
}

/** A difference to a settlement file that a person has dealt with. */
export interface NotedItem {
  readonly id: string;
  readonly note: string;
  /** Undefined for the platform itself. */
  readonly operatorId?: string;
}

export type Reconciled = Omit<CallAnswer<OperatorCalls['reconcile']>, 'error'> & {
  readonly error?: RefusalOf<'reconcile'>;
};

/** A webhook was kept, or why it was not. */
export type Received = 'kept' | 'unknownProvider' | 'badSignature' | 'staleTimestamp' | 'malformed';

/**
 * Deposits and withdrawals through payment providers (CALL-59). A payment is a set of facts, and state and bookings follow
 * from it, so that neither order nor repetition of webhooks matters. Money enters a wallet only by a verified fact that fits.
 */
export interface Payments {
  /** Begins a payment. A request that comes again gets the same one (SEC-10). A withdrawal leaves the credit at once. */
  begin(payment: NewPayment): Promise<BegunPayment>;
  methods(userId: string): Promise<CallAnswer<Calls['paymentMethods']>>;
  status(userId: string, id: string): Promise<OwnPayment<'paymentUnknown'>>;
  list(
    userId: string,
    query: { page: number; direction?: PaymentDirection | undefined },
  ): Promise<CallAnswer<Calls['paymentList']>>;
  /** Gives a withdrawal back that nobody has approved. */
  cancel(userId: string, id: string): Promise<OwnPayment<RefusalOf<'paymentCancel'>>>;
  /** Makes a withdrawal irrevocable for its player. */
  lock(userId: string, id: string): Promise<OwnPayment<RefusalOf<'paymentLock'>>>;
  /** Verifies a webhook and keeps it. It is applied by `applyEvents`. */
  receive(provider: string, webhook: SignedWebhook): Promise<Received>;
  applyEvents(): Promise<number>;
  /** Sends approved withdrawals, and asks providers about what is open. `all`: also what is not due yet. */
  askProviders(options?: { readonly all?: boolean }): Promise<number>;
  /** Sends deposits back that were not credited. Returns how many. */
  sendBack(): Promise<number>;
  /** Reports deposits to the central limit, as far as it answers. Returns how many. */
  reportCentral(): Promise<number>;
  listAll(query: {
    page: number;
    state?: PaymentState | undefined;
    username?: string | undefined;
  }): Promise<CallAnswer<OperatorCalls['payments']>>;
  decide(decision: WithdrawalDecision): Promise<WithdrawalDecided>;
  chargeBack(chargeback: Chargeback): Promise<Controlled<RefusalOf<'chargeBack'>>>;
  /**
   * Refunds what was paid in and not staked. The money leaves the wallet at once, and the provider is asked until it answers.
   * The same reference again gets the same answer (SEC-10).
   */
  refund(refund: RefundOfDeposit): Promise<RefundAnswer>;
  suspense(): Promise<CallAnswer<OperatorCalls['suspense']>>;
  /** Compares the books of a day (`2026-11-21`) with the settlement files. A repetition changes nothing. */
  reconcile(day: string): Promise<Reconciled>;
  /** Reads the settlement files that are due. Returns how many were read. */
  reconcileDue(): Promise<number>;
  reconItems(query: { page: number; state?: 'open' | undefined }): Promise<CallAnswer<OperatorCalls['reconItems']>>;
  noteReconItem(noted: NotedItem): Promise<Controlled<RefusalOf<'noteReconItem'>>>;
  resolve(resolution: Resolution): Promise<Controlled<RefusalOf<'resolveSuspense'>>>;
}

import { admit } from '../attempts/admit.ts';
import type { Attempts } from '../attempts/attempts.ts';
import { staffVotes } from '../decisions/staff-votes.ts';
import type { Handlers } from '../kernel/handlers.ts';
import type { Payments } from './payments.ts';

export interface PaymentHandlerDeps {
  readonly payments: Payments;
  readonly attempts: Attempts;
}

const beginning = { name: 'payments begun', most: 20, window: 60_000 };

/** Serves the calls of payments (CALL-59), and the controls of operators. */
export function paymentHandlers({ payments, attempts }: PaymentHandlerDeps) {
  return {
    async paymentInit({ body }, { caller }) {
      await admit(attempts, { limit: beginning, key: caller.id }, { code: 'tooManyPayments' });
      return payments.begin({ ...body, userId: caller.id });
    },
    paymentMethods: (_input, { caller }) => payments.methods(caller.id),
    paymentStatus: ({ query: { id } }, { caller }) => payments.status(caller.id, id),
    paymentList: ({ query }, { caller }) => payments.list(caller.id, query),
    paymentCancel: ({ body: { paymentId } }, { caller }) => payments.cancel(caller.id, paymentId),
    paymentLock: ({ body: { paymentId } }, { caller }) => payments.lock(caller.id, paymentId),
    payments: ({ query }) => payments.listAll(query),
    async decideWithdrawal({ body }, { caller }) {
      await admit(attempts, { limit: staffVotes, key: caller.id }, { code: 'tooManyDecisions' });
      return payments.decide({ ...body, by: caller.id });
    },
    chargeBack: ({ body }) => payments.chargeBack(body),
    refundPayment: ({ body }, { caller }) => payments.refund({ ...body, operatorId: caller.id }),
    suspense: () => payments.suspense(),
    resolveSuspense: ({ body }, { caller }) => payments.resolve({ ...body, operatorId: caller.id }),
    reconcile: ({ body: { day } }) => payments.reconcile(day),
    reconItems: ({ query }) => payments.reconItems(query),
    noteReconItem: ({ body }, { caller }) => payments.noteReconItem({ ...body, operatorId: caller.id }),
    reconcilePayments: async () => ({ ErrorText: 'ok', asked: await payments.askProviders({ all: true }) }),
  } satisfies Handlers;
}

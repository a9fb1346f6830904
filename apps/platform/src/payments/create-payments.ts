import { moneyToMinor, type Wallet } from '@kvota/contracts';
import * as v from 'valibot';

import { beginPayment } from './acts/begin-payment.ts';
import { chargeBackDeposit, listSuspense, resolveSuspense, sendBack } from './acts/controls.ts';
import { decideWithdrawal } from './acts/decide-withdrawal.ts';
import { listMethods, listPayments } from './acts/list-payments.ts';
import { refundDeposit } from './acts/refund-deposit.ts';
import { endOrLock, readStatus } from './acts/own-payments.ts';
import { applyEvents, keepEvent } from './books/apply-events.ts';
import { askProviders } from './books/ask-providers.ts';
import { reportCentral } from './central/report-central.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Payments, Received } from './payments.ts';
import { listReconItems, noteReconItem } from './settlement/recon-items.ts';
import { reconcile, reconcileDue } from './settlement/reconcile.ts';
import { ProviderEvent } from './provider/payment-provider.ts';
import { webhookFault, type SignedWebhook } from './provider/webhook-signature.ts';

export interface CreatePaymentsDeps extends PaymentDeps {
  readonly wallets: (userId: string) => Promise<readonly Wallet[]>;
}

export function createPayments(deps: CreatePaymentsDeps): Payments {
  return {
    begin: (payment) => beginPayment(deps, payment),
    methods: async (userId) => listMethods(deps, userId, await deps.wallets(userId), moneyToMinor),
    status: (userId, id) => readStatus(deps, userId, id),
    async list(userId, { page, direction }) {
      const { result, ...rest } = await listPayments(deps, { userId, direction }, page);
      return { result: result.map(({ username: _username, refunds: _refunds, ...line }) => line), ...rest };
    },
    cancel: (userId, id) => endOrLock(deps, userId, { id, act: 'cancelled' }),
    lock: (userId, id) => endOrLock(deps, userId, { id, act: 'locked' }),
    receive: (provider, webhook) => receive(deps, provider, webhook),
    applyEvents: () => applyEvents(deps),
    askProviders: (options) => askProviders(deps, options),
    sendBack: () => sendBack(deps),
    reportCentral: () => reportCentral(deps),
    listAll: ({ page, ...filter }) => listPayments(deps, filter, page),
    decide: (decision) => decideWithdrawal(deps, decision),
    chargeBack: (chargeback) => chargeBackDeposit(deps, chargeback),
    refund: (refund) => refundDeposit(deps, refund),
    suspense: async () => ({ result: await listSuspense(deps) }),
    reconcile: (day) => reconcile(deps, day),
    reconcileDue: () => reconcileDue(deps),
    reconItems: (query) => listReconItems(deps, query),
    noteReconItem: (noted) => noteReconItem(deps, noted),
    resolve: (resolution) => resolveSuspense(deps, resolution),
  };
}

async function receive(deps: PaymentDeps, code: string, webhook: SignedWebhook): Promise<Received> {
  const provider = deps.providers.find((one) => one.code === code);
  if (provider === undefined) return 'unknownProvider';
  const fault = webhookFault(webhook, { secrets: provider.webhookSecrets, now: deps.clock.now() });
  if (fault !== undefined) return fault;
  const event = v.safeParse(ProviderEvent, jsonOf(webhook.body));
  if (!event.success) return 'malformed';
  await keepEvent(deps, code, { id: event.output.id, body: webhook.body });
  return 'kept';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

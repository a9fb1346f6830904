import { randomUUID } from 'node:crypto';

import type { FakeClock } from '@kvota/server/fake-clock';

import {
  ProviderAway,
  ProviderRefused,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderRecord,
} from '../payments/provider/payment-provider.ts';
import type { SettlementLine } from '../payments/provider/settlement-file.ts';
import { webhookSignature, type SignedWebhook } from '../payments/provider/webhook-signature.ts';

export interface FakePaymentProvider extends PaymentProvider {
  /** How often it was asked to do something, repetitions included. */
  readonly asked: { payments: number; payouts: number; refunds: number };
  /** Lets something happen to a payment of ours. The event is kept for `find`, and not sent. */
  happen(reference: string, type: ProviderEvent['type'], data?: Partial<ProviderEvent['data']>): ProviderEvent;
  /** Signs an event as a webhook. */
  sign(event: ProviderEvent): SignedWebhook;
  /** While it is away, no call is answered. With `afterwards`, it does its part and the answer is lost. */
  away: 'no' | 'before' | 'afterwards';
  /** Its reports of refunds that it was asked for, in the order in which it made them. */
  readonly refunded: ProviderEvent[];
  /** The refunds that it made, by name: the payment at the provider, and the amount. */
  readonly refunds: ReadonlyMap<string, string>;
  /** True for the names of refunds that it refuses for good. */
  refuses: (reference: string) => boolean;
  /** Changes a settlement file before it is served; undefined serves none. */
  settles: (lines: readonly SettlementLine[], day: string) => readonly SettlementLine[] | undefined;
  /** The numbers that it gives to the next payments. */
  readonly numbers: string[];
}

const settled: { readonly [K in ProviderEvent['type']]?: SettlementLine['type'] } = {
  'payment.captured': 'capture',
  'payment.refunded': 'refund',
  'payment.refundFailed': 'refundReturn',
  'payment.chargedBack': 'chargeback',
  'payout.paid': 'payout',
  'payout.returned': 'payoutReturn',
};
const secret = 'the secret of a provider in tests, long enough';

/** A payment provider in memory, which decides nothing by itself. */
export function createFakePaymentProvider(clock: FakeClock): FakePaymentProvider {
  const records = new Map<string, { id: string; amount: string; currency: string; events: ProviderEvent[] }>();
  const asked = { payments: 0, payouts: 0, refunds: 0 };
  const numbers: string[] = [];
  const happened: ProviderEvent[] = [];
  /** The refund that each key of idempotency was used for. */
  const refunds = new Map<string, string>();
  const act = (reference: string, { amount, currency }: { amount: string; currency: string }): Promise<string> => {
    if (fake.away === 'before') return Promise.reject(new ProviderAway('fake'));
    const id = records.get(reference)?.id ?? numbers.shift() ?? randomUUID();
    if (!records.has(reference)) records.set(reference, { id, amount, currency, events: [] });
    return fake.away === 'afterwards' ? Promise.reject(new ProviderAway('fake')) : Promise.resolve(id);
  };
  const fake: FakePaymentProvider = {
    code: 'fake',
    methods: ['card', 'bank'],
    webhookSecrets: [secret],
    asked,
    numbers,
    away: 'no',
    async createPayment({ reference, ...payment }) {
      asked.payments += 1;
      const id = await act(reference, payment);
      return { id, url: `https://pay.example/${id}` };
    },
    async createPayout({ reference, ...payout }) {
      asked.payouts += 1;
      return { id: await act(reference, payout) };
    },
    refunded: [],
    refunds,
    refuses: () => false,
    refund({ providerId, reference, amount }) {
      asked.refunds += 1;
      if (fake.away === 'before') return Promise.reject(new ProviderAway('fake'));
      const body = `${providerId} ${amount}`;
      const known = refunds.get(reference);
      const isOther = known !== undefined && known !== body;
      if (isOther || fake.refuses(reference)) return Promise.reject(new ProviderRefused('fake', 422));
      if (known === undefined) {
        refunds.set(reference, body);
        const [own] = [...records].find(([, { id }]) => id === providerId) ?? [];
        const data = { amount, part: randomUUID(), partReference: reference };
        if (own !== undefined) fake.refunded.push(fake.happen(own, 'payment.refunded', data));
      }
      return fake.away === 'no' ? Promise.resolve() : Promise.reject(new ProviderAway('fake'));
    },
    settles: (lines) => lines,
    settlement(day) {
      if (fake.away !== 'no') return Promise.reject(new ProviderAway('fake'));
      const lines = happened
        .filter(({ at }) => new Date(at).toISOString().startsWith(day))
        .flatMap(({ id, type: event, data: { id: payment, reference, amount, currency, part, partReference } }) => {
          const type = settled[event];
          if (type === undefined) return [];
          return [
            { type, id: part ?? id, payment, reference, amount, currency, ...(partReference && { partReference }) },
          ];
        });
      return Promise.resolve(fake.settles(lines, day));
    },
    find(_kind, reference): Promise<ProviderRecord | undefined> {
      if (fake.away !== 'no') return Promise.reject(new ProviderAway('fake'));
      return Promise.resolve(records.get(reference));
    },
    happen(reference, type, data = {}) {
      const record = records.get(reference) ?? { id: randomUUID(), amount: '100.00', currency: 'RSD', events: [] };
      const { id, amount, currency } = record;
      const event = { id: randomUUID(), type, at: clock.now(), data: { id, reference, amount, currency, ...data } };
      record.events.push(event);
      happened.push(event);
      return event;
    },
    sign(event) {
      const body = JSON.stringify(event);
      const signed = { id: event.id, timestamp: String(Math.floor(clock.now() / 1000)), body };
      return { ...signed, signature: webhookSignature(secret, signed) };
    },
  };
  return fake;
}

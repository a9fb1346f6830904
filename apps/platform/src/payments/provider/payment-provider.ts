import { PositiveMoney } from '@kvota/contracts';
import * as v from 'valibot';

import type { SettlementLine } from './settlement-file.ts';

/** Kinds of news of a provider, with the kind of payment that it belongs to. */
export const eventTypes = [
  'payment.processing',
  'payment.captured',
  'payment.failed',
  'payment.refunded',
  'payment.refundFailed',
  'payment.chargedBack',
  'payout.paid',
  'payout.failed',
  'payout.returned',
] as const;

/** A card or an account, as a provider names it: the same name for the same one, which gives nothing of its number away. */
export const Instrument = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
  last4: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,4}$/)),
});
export type Instrument = v.InferOutput<typeof Instrument>;

/** One event of a provider. `reference` is the id of our payment; `part` is the number of a refund or a chargeback. */
export const ProviderEvent = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
  type: v.picklist(eventTypes),
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_102_444_800_000)),
  data: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
    reference: v.pipe(v.string(), v.maxLength(100)),
    amount: PositiveMoney,
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    reason: v.optional(v.pipe(v.string(), v.maxLength(40))),
    part: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))),
    /** With a refund: what we named it. */
    partReference: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** With a capture: what was paid with. */
    instrument: v.optional(Instrument),
  }),
});
export type ProviderEvent = v.InferOutput<typeof ProviderEvent>;

/** A payment as the provider has it: all events so far. Undefined if it has none of this reference. */
export interface ProviderRecord {
  readonly id: string;
  readonly events: readonly ProviderEvent[];
}

/** A payment that is begun at the provider. `reference` is also the key of idempotency: a repetition begins nothing. */
export interface NewProviderPayment {
  readonly reference: string;
  /** The user, by an id that gives nothing else away, so that the provider knows cards of the same person. */
  readonly customer: string;
  /** Money of the wire. */
  readonly amount: string;
  readonly currency: string;
  readonly method: string;
  readonly locale: string;
  readonly returnUrl: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A payment provider. Its calls reject with ProviderAway if there is no answer, and with ProviderRefused if it refuses for good. */
export interface PaymentProvider {
  readonly code: string;
  /** Codes of its methods; the first is the default. */
  readonly methods: readonly string[];
  /** Secrets that may sign its webhooks: two while they change. */
  readonly webhookSecrets: readonly string[];
  createPayment(payment: NewProviderPayment): Promise<{ readonly id: string; readonly url: string }>;
  createPayout(
    payout: Pick<NewProviderPayment, 'reference' | 'amount' | 'currency' | 'method'> & {
      /** The `token` of the card or account that is paid; without one, the provider asks its customer. */
      readonly instrument?: string;
    },
  ): Promise<{ readonly id: string }>;
  refund(refund: { readonly providerId: string; readonly reference: string; readonly amount: string }): Promise<void>;
  /** The settlement file of a day in UTC; undefined if there is none yet. */
  settlement(day: string): Promise<readonly SettlementLine[] | undefined>;
  find(kind: 'payments' | 'payouts', reference: string): Promise<ProviderRecord | undefined>;
}

/** Thrown if a provider did not answer, so that it is unknown what it did. */
export class ProviderAway extends Error {
  constructor(code: string, cause?: unknown) {
    super(`The payment provider ${code} did not answer.`, { cause });
    this.name = 'ProviderAway';
  }
}

/** Thrown if a provider refuses for good: nothing was begun there. */
export class ProviderRefused extends Error {
  constructor(code: string, status: number) {
    super(`The payment provider ${code} refused with ${status}.`);
    this.name = 'ProviderRefused';
  }
}

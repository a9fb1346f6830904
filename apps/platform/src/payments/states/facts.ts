import type { PaymentDirection } from '@kvota/contracts';

import type { StoredFact } from '../../database/schema/index.ts';

/** Everything known about a payment. The order in which facts came, and how often, is not part of it. */
export type Facts = readonly StoredFact[];

/** The unchanging terms of a payment that its state depends on. */
export interface PaymentTerms {
  readonly direction: PaymentDirection;
  /** In minor units. */
  readonly amount: bigint;
  /** Milliseconds since 1970; undefined if it does not expire. */
  readonly expiresAt: number | undefined;
}

/** Adds a fact. Of two with one key the earlier one stays, so that every order of arrival gives the same facts. */
export function withFact(facts: Facts, fact: StoredFact): Facts {
  const known = facts.find(({ key }) => key === fact.key);
  const kept = known === undefined || isBefore(fact, known) ? fact : known;
  return [...facts.filter(({ key }) => key !== fact.key), kept].toSorted(
    (a, b) => a.at - b.at || (a.key < b.key ? -1 : 1),
  );
}

const isBefore = (a: StoredFact, b: StoredFact): boolean =>
  a.at < b.at || (a.at === b.at && JSON.stringify(a) < JSON.stringify(b));

export const factOf = (facts: Facts, key: string): StoredFact | undefined => facts.find((fact) => fact.key === key);
export const hasFact = (facts: Facts, key: string): boolean => factOf(facts, key) !== undefined;

/** The parts of a deposit that went back, by the word before their number. */
export const partsOf = (facts: Facts, kind: 'refunded' | 'chargedBack'): Facts =>
  facts.filter(({ key }) => key.startsWith(`${kind}:`));

/** The facts of a refund that an operator asked for, each followed by `:` and the reference of the refund. */
export type RefundFact = 'refund' | 'refundSent' | 'refundDone' | 'refundRefused' | 'refundFailed';
export const refundKey = (fact: RefundFact, reference: string): string => `${fact}:${reference}`;

/**
 * A refund that an operator asked for. `sending`: the provider has not answered yet. `accepted`: it has taken the refund.
 * `refunded`: it has reported it. `refused`: it refused for good, or the refund failed later, so that the money went back to
 * the wallet.
 */
export interface Refund {
  readonly reference: string;
  readonly amount: bigint;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: 'sending' | 'accepted' | 'refunded' | 'refused';
  /**
   * How often the money has turned since it left the wallet. 1: it is back. 2: the provider refused the refund and has made it
   * after all. 3: that one failed. More facts never make it less.
   */
  readonly turns: 0 | 1 | 2 | 3;
}

/** Returns the refunds that operators asked for, oldest first. */
export function refundsOf(facts: Facts): Refund[] {
  return facts
    .filter(({ key }) => key.startsWith('refund:'))
    .map((asked) => {
      const reference = asked.key.slice('refund:'.length);
      const has = (fact: RefundFact): boolean => hasFact(facts, refundKey(fact, reference));
      const [isDone, isRefused, isFailed] = [has('refundDone'), has('refundRefused'), has('refundFailed')];
      const isOff = isFailed || (isRefused && !isDone);
      const open = has('refundSent') ? 'accepted' : 'sending';
      const state = isOff ? 'refused' : isDone ? 'refunded' : open;
      const after = isFailed ? 3 : 2;
      const turns = isRefused && isDone ? after : isOff ? 1 : 0;
      return { reference, amount: amountOf(asked), at: asked.at, state, turns };
    });
}

export const amountOf = (fact: StoredFact | undefined): bigint => BigInt(fact?.amount ?? '0');
export const sumOf = (facts: Facts): bigint => facts.reduce((sum, fact) => sum + amountOf(fact), 0n);

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

export const amountOf = (fact: StoredFact | undefined): bigint => BigInt(fact?.amount ?? '0');
export const sumOf = (facts: Facts): bigint => facts.reduce((sum, fact) => sum + amountOf(fact), 0n);

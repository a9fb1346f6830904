import { paymentStates } from '@kvota/contracts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { StoredFact } from '../../database/schema/index.ts';
import { bookingsOf } from './bookings.ts';
import { withFact, type Facts, type PaymentTerms } from './facts.ts';
import { nextAsk } from './next-ask.ts';
import { endOf, failureOf, isFinal, isLate, shownState, stateOf } from './payment-state.ts';

const amount = 10_000n;
const expiresAt = 500;
const deposit: PaymentTerms = { direction: 'deposit', amount, expiresAt };
const withdrawal: PaymentTerms = { direction: 'withdrawal', amount, expiresAt: undefined };
const gather = (facts: Facts): Facts => facts.reduce<Facts>(withFact, []);

const fact = (keys: readonly string[]) =>
  fc.record({ key: fc.constantFrom(...keys), at: fc.integer({ min: 0, max: 1000 }) });
const depositFacts = fc
  .array(
    fc.oneof(
      fact(['redirected', 'processing', 'failed', 'expired']),
      fact(['captured']).map((one) => ({ ...one, amount: String(amount) })),
      fc
        .tuple(fact(['refunded', 'chargedBack']), fc.constantFrom(['a', '2500'], ['b', '7500'], ['c', '4000']))
        .map(([one, [part, sum]]) => ({ ...one, key: `${one.key}:${part}`, amount: sum })),
      // Refunds of operators: the amount is that of the reference.
      fact(['refund:x', 'refund:y']).map((one) => ({ ...one, amount: one.key === 'refund:x' ? '1500' : '3000' })),
      fact([
        'refundSent:x',
        'refundDone:x',
        'refundRefused:x',
        'refundFailed:x',
        'refundSent:y',
        'refundDone:y',
        'refundRefused:y',
      ]),
    ),
    { maxLength: 20 },
  )
  .chain(repeated);
const withdrawalFacts = fc
  .array(fact(['approved', 'rejected', 'cancelled', 'locked', 'sent', 'paid', 'failed', 'returned']), { maxLength: 12 })
  .chain(repeated);

/** The facts in another order, some of them twice. */
function repeated(facts: readonly StoredFact[]) {
  const again = fc.subarray([...facts]);
  return fc
    .tuple(fc.shuffledSubarray([...facts], { minLength: facts.length }), again)
    .map(([shuffled, more]) => ({ facts, other: [...shuffled, ...more] }));
}

/** State and money as counted from a mere list of what happened, by another way than the module's. */
function clerk(
  { direction }: PaymentTerms,
  facts: Facts,
): { readonly state: string; readonly wallet: bigint; readonly psp: bigint } {
  const keys = new Set(facts.map(({ key }) => key));
  const sums = new Map(facts.map(({ key, amount: sum = '0' }) => [key, BigInt(sum)]));
  if (direction === 'deposit') {
    let [refunded, charged] = [0n, 0n];
    for (const [key, sum] of sums) {
      if (key.startsWith('refunded:')) refunded += sum;
      const [word, reference] = key.split(':');
      const isOff =
        keys.has(`refundFailed:${reference}`) ||
        (keys.has(`refundRefused:${reference}`) && !keys.has(`refundDone:${reference}`));
      if (word === 'refund' && !isOff) refunded += sum;
      if (key.startsWith('chargedBack')) charged += sum;
    }
    if (!keys.has('captured')) {
      const order = ['failed', 'expired', 'processing', 'redirected'];
      return { state: order.find((key) => keys.has(key)) ?? 'created', wallet: 0n, psp: 0n };
    }
    const wallet = amount - refunded - charged;
    let state = 'succeeded';
    if (refunded > 0n) state = refunded >= amount ? 'refunded' : 'partlyRefunded';
    if (charged > 0n) state = 'chargedBack';
    return { state, wallet, psp: -wallet };
  }
  // The wallet gave the amount when the withdrawal was asked for.
  if (keys.has('paid')) {
    const isBack = keys.has('returned');
    return { state: isBack ? 'returned' : 'paid', wallet: isBack ? 0n : -amount, psp: isBack ? 0n : amount };
  }
  const off = ['failed', 'rejected', 'cancelled'].find((key) => keys.has(key));
  if (off !== undefined) return { state: off, wallet: 0n, psp: 0n };
  const state = keys.has('sent') ? 'sending' : keys.has('approved') ? 'approved' : 'review';
  return { state, wallet: -amount, psp: 0n };
}

/** The money after facts came one by one, with each booking made once, as the books do. */
function booked(terms: PaymentTerms, arrived: Facts): { readonly wallet: bigint; readonly psp: bigint } {
  let facts: Facts = [];
  const done = new Set<string>();
  let [wallet, psp] = [terms.direction === 'withdrawal' ? -terms.amount : 0n, 0n];
  for (const one of arrived) {
    facts = withFact(facts, one);
    for (const { key, kind, amount: sum } of bookingsOf(terms, facts)) {
      if (done.has(key)) continue;
      if (kind === 'capture') [wallet, psp] = [wallet + sum, psp - sum];
      if (kind === 'takeBack' || kind === 'refund') [wallet, psp] = [wallet - sum, psp + sum];
      if (kind === 'refundBack') [wallet, psp] = [wallet + sum, psp - sum];
      // What went back because the payment had failed is taken again.
      if (kind === 'paid') [wallet, psp] = [done.has('back') ? wallet - sum : wallet, psp + sum];
      if (kind === 'back') wallet += sum;
      if (kind === 'returned') [wallet, psp] = [wallet + sum, psp - sum];
      done.add(key);
    }
  }
  return { wallet, psp };
}

describe.each([
  { terms: deposit, facts: depositFacts },
  { terms: withdrawal, facts: withdrawalFacts },
])('a $terms.direction', ({ terms, facts: some }) => {
  test('[CALL-59, SEC-10] state and money depend neither on the order of events nor on repetitions', () => {
    fc.assert(
      fc.property(some, ({ facts, other }) => {
        const [one, two] = [gather(facts), gather(other)];
        expect(two).toEqual(one);
        const { state, wallet, psp } = clerk(terms, facts);
        expect(stateOf(terms, two)).toBe(state);
        expect([booked(terms, facts), booked(terms, other)]).toEqual([
          { wallet, psp },
          { wallet, psp },
        ]);
      }),
      { numRuns: 2000 },
    );
  });

  test('[CALL-59] only open payments wait, and a state that is over has an end', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 1e6 }), ({ facts: list }, now) => {
        const facts = gather(list);
        const state = stateOf(terms, facts);
        const shown = shownState(terms, facts, now);
        expect(paymentStates).toContain(shown);
        expect(isFinal(state)).toBe(endOf(state, facts) !== undefined);
        if (shown !== state) expect([shown, ['processing', 'sending'].includes(state)]).toEqual(['unanswered', true]);
        const next = nextAsk({ state, createdAt: 0, since: 0, asked: 3, lacksGround: false }, now);
        if (!isFinal(state) && state !== 'review') expect(next).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});

test('[CALL-59] money that comes after the end of its time is credited, and named late', () => {
  const expired = gather([{ key: 'expired', at: 500 }]);
  expect(stateOf(deposit, expired)).toBe('expired');
  const captured = withFact(expired, { key: 'captured', at: 900, amount: '10000' });
  expect([stateOf(deposit, captured), isLate(deposit, captured)]).toEqual(['succeeded', true]);
  expect(isLate(deposit, [{ key: 'captured', at: 400, amount: '10000' }])).toBe(false);
});

test('[CALL-59] a bank that is silent for half a minute is named silent, and nothing is over', () => {
  const facts = gather([{ key: 'processing', at: 1000 }]);
  expect(shownState(deposit, facts, 30_999)).toBe('processing');
  expect(shownState(deposit, facts, 31_000)).toBe('unanswered');
});

test('[OP-87, CALL-59] money that is sent back is never booked, whatever else is known and in which order it came', () => {
  const property = fc.property(depositFacts, fc.integer({ min: 0, max: 1000 }), ({ facts, other }, at) => {
    const sentBack = { key: 'sentBack', at, reason: 'limit' };
    const [one, two] = [gather([sentBack, ...facts]), gather([sentBack, ...other])];
    expect(one).toEqual(two);
    expect(bookingsOf(deposit, one)).toEqual([]);
    expect(stateOf(deposit, one)).toBe('failed');
    expect(failureOf(one)).toBe('limit');
    expect(isLate(deposit, one)).toBe(false);
  });
  fc.assert(property);
});

test('[CALL-59] a provider is asked about a refund soon at first, then less often, and for ever while it is silent', () => {
  const ask = (state: 'sending' | 'accepted', age: number): number | undefined =>
    nextAsk({ state: 'refunded', createdAt: 0, since: 0, asked: 9, lacksGround: false, refund: { state, at: 0 } }, age);
  const minutes = 60_000;
  expect(ask('sending', 0)).toBe(3000);
  expect(ask('accepted', 0)).toBe(10_000);
  expect(ask('sending', 4 * minutes)).toBe(5 * minutes);
  expect(ask('sending', 1e9)).toBe(1e9 + 60 * minutes);
  expect(ask('accepted', 1e11)).toBe(1e11 + 24 * 60 * minutes);
});

test('[CALL-59] a refund that the provider refused leaves the end of its deposit where it was', () => {
  const captured = { key: 'captured', at: 100, amount: '10000' };
  const asked = { key: 'refund:x', at: 200, amount: '1500' };
  const end = (...more: readonly StoredFact[]): number | undefined => {
    const facts = gather([captured, asked, ...more]);
    return endOf(stateOf(deposit, facts), facts);
  };
  expect(end({ key: 'refundDone:x', at: 300 })).toBe(200);
  expect(end({ key: 'refundRefused:x', at: 300 })).toBe(100);
  expect(end({ key: 'refundDone:x', at: 300 }, { key: 'refundFailed:x', at: 400 })).toBe(100);
});

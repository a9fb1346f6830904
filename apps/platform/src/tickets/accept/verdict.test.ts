import { subcodes } from '@kvota/contracts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { OfferPrice } from '../../offer/offer.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { verdictOf, type VerdictInput } from './verdict.ts';

const price: OfferPrice = {
  status: 'open',
  odds: 2000,
  probability: 480_000,
  live: false,
  withdrawn: false,
  cms: false,
};
const prices: fc.Arbitrary<OfferPrice> = fc.record({
  status: fc.constantFrom('open', 'open', 'open', 'open', 'suspended', 'closed', 'unknown'),
  odds: fc.constantFrom(2000, 2000, 2000, 1900, 2100, 1000, 0),
  probability: fc.constant(480_000),
  live: fc.boolean(),
  withdrawn: fc.boolean(),
  cms: fc.boolean(),
});
const cases: fc.Arbitrary<VerdictInput> = fc
  .record({
    legs: fc.array(fc.record({ price: prices, type: fc.constantFrom('prematch' as const, 'live' as const) }), {
      minLength: 1,
      maxLength: 4,
    }),
    autoOddsChange: fc.boolean(),
    oddsPolicy: fc.constantFrom(undefined, 'none' as const, 'higher' as const, 'any' as const),
    stake: fc.bigInt({ min: 2000n, max: 50_000n }),
    traderLimit: fc.option(fc.bigInt({ min: 0n, max: 60_000n })),
    mayOffer: fc.boolean(),
    leastOdds: fc.constantFrom(0, 1950),
  })
  .map(({ legs, autoOddsChange, oddsPolicy, stake, traderLimit, mayOffer, leastOdds }) => ({
    request: paidTicket(
      'ticket-1',
      legs.map(({ type }, i) => paidLeg(`m${i}`, { type })),
      { autoOddsChange, ...(oddsPolicy ? { oddsPolicy } : {}) },
    ),
    agreed: { odds: legs.map(() => 2000), stake },
    prices: legs.map((leg) => leg.price),
    mayOffer,
    force: null,
    allowed: (terms) => terms.stake >= 2000n && terms.odds.every((price) => price >= leastOdds),
    traderLimit,
  }));

/** Computed independently of the code under test: a policy by name, or the boolean. */
const policyOf = ({ request }: VerdictInput): string => request.oddsPolicy ?? (request.autoOddsChange ? 'any' : 'none');

test('nothing is booked that the player has not agreed to, at no price but the present one, and above no limit', () => {
  fc.assert(
    fc.property(cases, (asked) => {
      const verdict = verdictOf(asked);
      if (verdict.kind !== 'accepted') return;
      expect(verdict.terms.stake).toBe(asked.agreed.stake);
      expect(verdict.terms.odds).toEqual(asked.prices.map(({ odds }) => odds));
      const policy = policyOf(asked);
      for (const [i, price] of verdict.terms.odds.entries()) {
        const agreed = asked.agreed.odds[i] ?? 0;
        if (policy === 'none') expect(price).toBe(agreed);
        if (policy === 'higher') expect(price).toBeGreaterThanOrEqual(agreed);
      }
      expect(asked.prices.every(({ status }) => status === 'open')).toBe(true);
      expect(asked.traderLimit === null || asked.agreed.stake <= asked.traderLimit).toBe(true);
      expect(policy !== 'none' || asked.allowed(verdict.terms)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('an offer is allowed, differs from what was agreed, raises no stake and follows no other offer', () => {
  fc.assert(
    fc.property(cases, (asked) => {
      const verdict = verdictOf(asked);
      if (verdict.kind !== 'offer') return;
      const { offer } = verdict;
      const terms = { odds: offer.odds, stake: BigInt(offer.stake) };
      expect(asked.mayOffer).toBe(true);
      expect(asked.allowed(terms)).toBe(true);
      expect(terms.stake <= asked.agreed.stake).toBe(true);
      expect(offer.kind).toBe(terms.stake < asked.agreed.stake ? 'reoffer' : 'oddchange');
      expect(terms).not.toEqual(asked.agreed);
    }),
    { numRuns: 2000 },
  );
});

test('an unavailable leg is always a denial, with the subcode of its cause', () => {
  fc.assert(
    fc.property(cases, (asked) => {
      const verdict = verdictOf(asked);
      const shut = asked.prices.map(
        ({ status, odds, live }, i) =>
          status !== 'open' || odds < 1010 || (live && asked.request.selections[i]?.type === 'prematch'),
      );
      if (!shut.includes(true)) return;
      const byOperator = asked.prices.some(({ cms }, i) => cms && shut[i]);
      const subcode = byOperator ? subcodes.oddsBlockedCms : subcodes.oddsBlocked;
      expect(verdict).toMatchObject({ kind: 'denied', subcode, blocked: shut });
    }),
    { numRuns: 2000 },
  );
});

test('a free bet whose odds fell below its minimum is denied with 216, also with auto odds change', () => {
  const request = paidTicket('ticket-1', [paidLeg('m1')], { autoOddsChange: true });
  const verdict = verdictOf({
    request,
    agreed: { odds: [2000], stake: 2000n },
    prices: [{ ...price, odds: 1340 }],
    mayOffer: true,
    force: null,
    allowed: ({ odds }) => odds.every((price) => price >= 1350),
    traderLimit: null,
  });
  expect(verdict).toMatchObject({ kind: 'denied', subcode: 216 });
});

const oneLeg = (policy: 'none' | 'higher' | 'any', odds: number, more: Partial<VerdictInput> = {}, cms = false) =>
  verdictOf({
    request: paidTicket('ticket-1', [paidLeg('m1')], { oddsPolicy: policy }),
    agreed: { odds: [2000], stake: 2000n },
    prices: [{ ...price, odds, cms }],
    mayOffer: true,
    force: null,
    allowed: () => true,
    traderLimit: null,
    ...more,
  });
const accepted = (odds: number) => ({ kind: 'accepted', terms: { odds: [odds], stake: 2000n } });
const asked = (odds: number) => ({ kind: 'offer', offer: { kind: 'oddchange', odds: [odds] } });

test.each([
  ['none', 'down', 1800, asked(1800)],
  ['none', 'unchanged', 2000, accepted(2000)],
  ['none', 'up', 2200, asked(2200)],
  ['higher', 'down', 1800, asked(1800)],
  ['higher', 'unchanged', 2000, accepted(2000)],
  ['higher', 'up', 2200, accepted(2200)],
  ['any', 'down', 1800, accepted(1800)],
  ['any', 'unchanged', 2000, accepted(2000)],
  ['any', 'up', 2200, accepted(2200)],
] as const)('[CALL-22] policy %s, odds %s', (policy, _which, odds, verdict) => {
  expect(oneLeg(policy, odds)).toMatchObject(verdict);
});

test('[ERR-12] moved by hand of the operator is 226 only where the player has not agreed to it', () => {
  const byHand = (policy: 'none' | 'higher' | 'any', odds: number) => oneLeg(policy, odds, {}, true);
  expect(byHand('none', 2200)).toMatchObject({ kind: 'denied', subcode: 226 });
  expect(byHand('higher', 1800)).toMatchObject({ kind: 'denied', subcode: 226 });
  expect(byHand('higher', 2200)).toMatchObject(accepted(2200));
  expect(byHand('any', 1800)).toMatchObject(accepted(1800));
});

test('with policy higher each leg counts for itself: one that rose does not make up for one that fell', () => {
  const request = paidTicket('ticket-1', [paidLeg('m1'), paidLeg('m2')], { oddsPolicy: 'higher' });
  const both = (first: number, second: number, mayOffer = true) =>
    oneLeg('higher', 0, {
      request,
      agreed: { odds: [2000, 2000], stake: 2000n },
      prices: [first, second].map((odds) => ({ ...price, odds })),
      mayOffer,
    });
  expect(both(9000, 1990)).toMatchObject({ kind: 'offer', offer: { kind: 'oddchange', odds: [9000, 1990] } });
  expect(both(9000, 1990, false)).toMatchObject({ kind: 'denied', subcode: 216 });
  expect(both(2100, 2000)).toMatchObject({ kind: 'accepted', terms: { odds: [2100, 2000] } });
});

test("risen odds are offered with the trader's stake, and taken at what they are by then", () => {
  const limited = oneLeg('higher', 2200, { traderLimit: 1000n });
  expect(limited).toMatchObject({ kind: 'offer', offer: { kind: 'reoffer', odds: [2200], stake: '1000' } });
  const taken = { agreed: { odds: [2200], stake: 1000n }, mayOffer: false };
  expect(oneLeg('higher', 2300, taken)).toMatchObject({ kind: 'accepted', terms: { odds: [2300], stake: 1000n } });
  expect(oneLeg('higher', 2100, taken)).toMatchObject({ kind: 'denied', subcode: 216 });
});

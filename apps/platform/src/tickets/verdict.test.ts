import { subcodes } from '@kvota/contracts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { BookPrice } from '../book/book.ts';
import { paidLeg, paidTicket } from '../testing/paid-ticket.ts';
import { verdictOf, type Case } from './verdict.ts';

const price: BookPrice = { status: 'open', odds: 2000, probability: 480_000, live: false, cms: false };
const prices: fc.Arbitrary<BookPrice> = fc.record({
  status: fc.constantFrom('open', 'open', 'open', 'open', 'suspended', 'closed', 'unknown'),
  odds: fc.constantFrom(2000, 2000, 2000, 1900, 2100, 1000, 0),
  probability: fc.constant(480_000),
  live: fc.boolean(),
  cms: fc.boolean(),
});
const cases: fc.Arbitrary<Case> = fc
  .record({
    legs: fc.array(fc.record({ price: prices, type: fc.constantFrom('prematch' as const, 'live' as const) }), {
      minLength: 1,
      maxLength: 4,
    }),
    autoOddsChange: fc.boolean(),
    stake: fc.bigInt({ min: 2000n, max: 50_000n }),
    traderLimit: fc.option(fc.bigInt({ min: 0n, max: 60_000n })),
    mayOffer: fc.boolean(),
    leastOdds: fc.constantFrom(0, 1950),
  })
  .map(({ legs, autoOddsChange, stake, traderLimit, mayOffer, leastOdds }) => ({
    request: paidTicket(
      'ticket-1',
      legs.map(({ type }, i) => paidLeg(`m${i}`, { type })),
      { autoOddsChange },
    ),
    agreed: { odds: legs.map(() => 2000), stake },
    prices: legs.map((leg) => leg.price),
    mayOffer,
    force: null,
    allowed: (terms) => terms.stake >= 2000n && terms.odds.every((odd) => odd >= leastOdds),
    traderLimit,
  }));

test('nothing is booked that the player has not agreed to, at no price but the present one, and above no limit', () => {
  fc.assert(
    fc.property(cases, (asked) => {
      const verdict = verdictOf(asked);
      if (verdict.kind !== 'accepted') return;
      expect(verdict.terms.stake).toBe(asked.agreed.stake);
      expect(verdict.terms.odds).toEqual(asked.prices.map(({ odds }) => odds));
      if (!asked.request.autoOddsChange) expect(verdict.terms.odds).toEqual(asked.agreed.odds);
      expect(asked.prices.every(({ status }) => status === 'open')).toBe(true);
      expect(asked.traderLimit === null || asked.agreed.stake <= asked.traderLimit).toBe(true);
      expect(asked.request.autoOddsChange || asked.allowed(verdict.terms)).toBe(true);
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

test('a leg that cannot be had is always a denial, with the subcode of whoever shut it', () => {
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
    allowed: ({ odds }) => odds.every((odd) => odd >= 1350),
    traderLimit: null,
  });
  expect(verdict).toMatchObject({ kind: 'denied', subcode: 216 });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { qualifyCpa, type PlayerEvent } from '../index.ts';

const DAY = 86_400_000;
const terms = { deposits: '100.00', turnover: '50.00', days: 2 };
const event = (type: PlayerEvent['type'], at: number, amount: string): PlayerEvent => ({ type, at, amount });
const enough = [event('deposit', 10, '100.00'), event('settled', 20, '50.00')];

describe('a player qualifies', () => {
  test('at the first moment at which both terms are reached', () => {
    expect(qualifyCpa({ joinedAt: 0, events: enough }, terms)).toEqual({ status: 'qualified', at: 20 });
    const more = [...enough, event('settled', 15, '50.00')];
    expect(qualifyCpa({ joinedAt: 0, events: more }, terms)).toEqual({ status: 'qualified', at: 15 });
  });

  test('within the days after joining: the last moment counts, the end does not', () => {
    const [deposit = event('deposit', 10, '100.00')] = enough;
    const withBet = (at: number) => ({ joinedAt: 5, events: [deposit, event('settled', at, '50')] });
    expect(qualifyCpa(withBet(5 + 2 * DAY - 1), terms).status).toBe('qualified');
    expect(qualifyCpa(withBet(5 + 2 * DAY), terms)).toEqual({ status: 'open', until: 5 + 2 * DAY });
    const before = [event('deposit', 4, '100.00'), event('settled', 20, '50.00')];
    expect(qualifyCpa({ joinedAt: 5, events: before }, terms).status).toBe('open');
  });

  test('once for ever', () => {
    expect(qualifyCpa({ joinedAt: 0, events: enough, qualifiedAt: 3 }, terms)).toEqual({ status: 'earlier', at: 3 });
  });

  test('not with one unit less, nor with a deposit that is reversed at the same moment', () => {
    expect(qualifyCpa({ joinedAt: 0, events: [enough[0]!, event('settled', 20, '49.99')] }, terms).status).toBe('open');
    const reversed = [enough[1]!, event('deposit', 30, '100'), event('deposit', 30, '-100')];
    expect(qualifyCpa({ joinedAt: 0, events: reversed }, terms).status).toBe('open');
  });

  test('and keeps it when a deposit is reversed later', () => {
    const events = [...enough, event('deposit', 30, '-100')];
    expect(qualifyCpa({ joinedAt: 0, events }, terms)).toEqual({ status: 'qualified', at: 20 });
  });
});

const anyEvents = fc.array(
  fc.record({
    type: fc.constantFrom('deposit' as const, 'settled' as const),
    at: fc.integer({ min: -DAY, max: 3 * DAY }).map((at) => at - (at % (DAY / 4))),
    amount: fc.integer({ min: -30, max: 60 }).map(String),
  }),
  { maxLength: 12 },
);

test('the order of events changes nothing, and a count moment by moment agrees', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const answer = qualifyCpa({ joinedAt: 0, events }, terms);
      expect(qualifyCpa({ joinedAt: 0, events: events.toReversed() }, terms)).toEqual(answer);
      const moments = [...new Set(events.map(({ at }) => at))].toSorted((a, b) => a - b);
      const sumTo = (type: string, until: number): number =>
        events
          .filter((each) => each.type === type && each.at >= 0 && each.at <= until)
          .reduce((total, { amount }) => total + Number(amount), 0);
      const at = moments.find(
        (moment) =>
          moment >= 0 && moment < 2 * DAY && sumTo('deposit', moment) >= 100 && sumTo('settled', moment) >= 50,
      );
      expect(answer).toEqual(at === undefined ? { status: 'open', until: 2 * DAY } : { status: 'qualified', at });
    }),
    { numRuns: 1_000 },
  );
});

test('an amount that is no decimal text is refused by name', () => {
  expect(() => qualifyCpa({ joinedAt: 0, events: [event('deposit', 1, '1e3')] }, terms)).toThrow(
    'Not an amount: "1e3"',
  );
});

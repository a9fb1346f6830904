import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enumerate, factorOf } from './testing/brute-force.ts';
import { quote } from './quote.ts';
import { unitsText } from './decimal.ts';
import { settle } from './settle.ts';
import { legResults, rulesets, tickets } from './testing/ticket-arbitraries.ts';
import type { LegResult, Ticket } from './types.ts';
import { whatIf } from './what-if.ts';

const legs = (...odds: string[]) => odds.map((o, i) => ({ id: `e${i}`, odds: o }));
const withResults = fc.tuple(tickets, rulesets, fc.array(legResults, { minLength: 30, maxLength: 30 }));
const resultsOf = (ticket: Ticket, results: readonly LegResult[]): Record<string, LegResult> =>
  Object.fromEntries(ticket.selections.map(({ id }, i) => [id, results[i] ?? 'lost']));

describe('settle', () => {
  test('[OP-92] payout and winning lines equal paying every line alone', () => {
    fc.assert(
      fc.property(withResults, ([ticket, rules, list]) => {
        const results = resultsOf(ticket, list);
        const factors = new Map(ticket.selections.map(({ id, odds }) => [id, factorOf(odds, results[id] ?? 'lost')]));
        const slow = enumerate(ticket, factors, rules);
        const fast = settle(ticket, results, rules);
        expect(fast.winningCombinations).toBe(slow.alive);
        expect(fast.payout).toBe(unitsText(slow.units, rules.rounding?.places ?? 2));
        expect(fast.status === 'lost').toBe(slow.alive === 0n);
      }),
      { numRuns: 500 },
    );
  });

  test('[OP-39] a ticket whose legs all win pays what the quote promised', () => {
    fc.assert(
      fc.property(tickets, rulesets, (ticket, rules) => {
        const results = resultsOf(
          ticket,
          ticket.selections.map(() => 'won'),
        );
        expect(settle(ticket, results, rules).payout).toBe(quote(ticket, rules).payout.max);
      }),
    );
  });

  test('a void leg counts at 1.00, a ticket of void legs gives the stake back', () => {
    const ticket: Ticket = { selections: legs('2', '3'), groups: [], stake: '10' };
    expect(settle(ticket, { e0: 'void', e1: 'won' }, {})).toMatchObject({ status: 'won', payout: '30.00' });
    expect(settle(ticket, { e0: 'void', e1: 'void' }, {})).toMatchObject({ status: 'void', payout: '10.00' });
  });

  test('half won, half lost and a dead heat of three', () => {
    const ticket: Ticket = { selections: legs('2'), groups: [], stake: '10' };
    const paid = (result: LegResult) => settle(ticket, { e0: result }, {}).payout;
    expect(paid({ outcome: 'won', voidFactor: '0.5' })).toBe('15.00');
    expect(paid({ outcome: 'lost', voidFactor: '0.5' })).toBe('5.00');
    expect(paid({ outcome: 'won', deadHeat: '1/3' })).toBe('6.67');
    expect(() => paid({ outcome: 'won', deadHeat: '1.1' })).toThrow(RangeError);
  });

  test('a lost ticket is lost before its last leg ends, a live one stays open and owes nothing yet', () => {
    const ticket: Ticket = { selections: legs('2', '3'), groups: [], stake: '10' };
    expect(settle(ticket, { e0: 'lost' }, {})).toMatchObject({ status: 'lost', payout: '0.00' });
    expect(settle(ticket, { e0: 'won' }, {})).toMatchObject({ status: 'open', payout: '0.00' });
  });

  test('the receipt lists what was voided, rounded, deducted and capped', () => {
    const ticket: Ticket = { selections: legs('1.333', '9'), groups: [], stake: '10', freeBet: true };
    const { explanation, capped } = settle(
      ticket,
      { e0: 'won', e1: { outcome: 'won', deadHeat: '0.5' } },
      { maxTicketWin: '20' },
    );
    expect(capped).toBe(true);
    expect(explanation).toEqual([
      { rule: 'leg', selectionId: 'e1', because: 'deadHeat', factor: '4.50' },
      { rule: 'rounded', from: '59.985', to: '59.99', mode: 'halfUp', scope: 'ticket' },
      { rule: 'freeBet', from: '59.99', to: '49.99' },
      { rule: 'capped', from: '49.99', to: '20.00' },
    ]);
  });

  test('a malformed ticket throws an error that explains what to do', () => {
    expect(() => settle({ selections: [], groups: [], stake: '10' }, {}, {})).toThrow(/emptyTicket.*validate/);
  });
});

describe('whatIf', () => {
  test('every way the open legs can end stays within the range given', () => {
    const scenario = fc.tuple(withResults, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }));
    fc.assert(
      fc.property(scenario, ([[ticket, rules, list], open]) => {
        const results = resultsOf(ticket, list);
        const partial = Object.fromEntries(Object.entries(results).filter((_, i) => !open[i]));
        const { possible, lost, decided } = whatIf(ticket, partial, rules);
        const units = (payout: string) => BigInt(payout.replace('.', ''));
        const final = units(settle(ticket, results, rules).payout);
        expect(final >= units(possible.min) && final <= units(possible.max)).toBe(true);
        if (lost) expect(possible).toEqual({ min: possible.max, max: possible.min });
        if (decided) expect(possible.min).toBe(possible.max);
      }),
    );
  });

  test('a system with one lost leg still has something to win', () => {
    const ticket: Ticket = {
      selections: legs('2', '2', '2'),
      groups: [{ conditions: [2], selectionIds: ['e0', 'e1', 'e2'] }],
      stake: '30',
    };
    expect(whatIf(ticket, { e0: 'lost' }, {})).toEqual({
      lost: false,
      decided: false,
      possible: { min: '0.00', max: '40.00' },
    });
    expect(whatIf(ticket, { e0: 'lost', e1: 'lost' }, {}).lost).toBe(true);
  });
});

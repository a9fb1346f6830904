import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enumerate, fraction } from './testing/brute-force.ts';
import { quote } from './quote.ts';
import { decimalText, unitsText } from './decimal.ts';
import { settle } from './settle.ts';
import { rulesets, tickets } from './testing/ticket-arbitraries.ts';
import type { Ticket } from './types.ts';
import { validate } from './validate.ts';

const legs = (...odds: string[]) => odds.map((o, i) => ({ id: `e${i}`, odds: o }));
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `e${from + i}`);
const text = ([n, d]: readonly [bigint, bigint]) => decimalText(n, d);

describe('quote', () => {
  test('[SYS-07] [OP-92] every figure equals listing all lines, for every rounding', () => {
    fc.assert(
      fc.property(tickets, rulesets, (ticket, rules) => {
        const all = new Map(ticket.selections.map(({ id, odds }) => [id, fraction(odds)]));
        const slow = enumerate(ticket, all, rules);
        const fast = quote(ticket, rules);
        const places = rules.rounding?.places ?? 2;
        expect(fast.combinations).toBe(slow.lines);
        expect(fast.lineOdds).toEqual({ min: text(slow.cheapest), max: text(slow.dearest) });
        expect(fast.totalOdds).toEqual({ min: text(slow.cheapest), max: text(slow.sum) });
        expect(fast.payout.max).toBe(unitsText(slow.units, places));
        const [n, d] = slow.sum;
        expect(fast.effectiveOdds.max).toBe(decimalText(n, d * slow.lines));
      }),
      { numRuns: 400 },
    );
  });

  test('[OP-92] the least payout is that of the cheapest line alone', () => {
    fc.assert(
      fc.property(tickets, rulesets, (ticket, rules) => {
        const all = new Map(ticket.selections.map(({ id, odds }) => [id, fraction(odds)]));
        const { cheapest, lines } = enumerate(ticket, all, rules);
        // Each line carries an equal share of the stake: an accumulator of that line, at that share, pays the same.
        const [n, d] = cheapest;
        const single = { id: 'line', odds: '1' };
        const alone = enumerate(
          { ...ticket, selections: [single], groups: [] },
          new Map([['line', [n, d * lines] as const]]),
          rules,
        );
        expect(quote(ticket, rules).payout.min).toBe(unitsText(alone.units, rules.rounding?.places ?? 2));
      }),
    );
  });

  test('[OP-36] the stake per combination is the stake divided by the count', () => {
    const ticket: Ticket = {
      selections: legs('2', '2', '2'),
      groups: [{ conditions: [2], selectionIds: ids(0, 3) }],
      stake: '100',
    };
    expect(quote(ticket, {})).toMatchObject({ combinations: 3n, stakePerCombination: '33.33333333' });
  });

  test('[OP-39] the payout never exceeds the maximum ticket win, and `capped` is true', () => {
    const ticket: Ticket = { selections: legs('10', '10'), groups: [], stake: '100' };
    const capped = quote(ticket, { maxTicketWin: '5000' });
    expect(capped).toMatchObject({ payout: { min: '5000.00', max: '5000.00' }, capped: { min: true, max: true } });
    expect(capped.effectiveOdds.max).toBe('100.00');
  });

  test('[OP-92] 15 of 30 prices 155 million lines', () => {
    const selections = legs(...Array.from({ length: 30 }, () => '2'));
    const ticket: Ticket = { selections, groups: [{ conditions: [15], selectionIds: ids(0, 30) }], stake: '155117520' };
    const { combinations, totalOdds, payout } = quote(ticket, {});
    expect(combinations).toBe(155_117_520n);
    expect(totalOdds.max).toBe(`${155_117_520n * 2n ** 15n}.00`);
    expect(payout.max).toBe(`${155_117_520n * 2n ** 15n}.00`);
  });

  test('[SYS-07] the cheapest and the dearest line of a group of any size, also above the size of the short sort', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 101, max: 990 }), { minLength: 3, maxLength: 60 }), (hundredths) => {
        const selections = hundredths.map((odds, i) => ({ id: `e${i}`, odds: (odds / 100).toFixed(2) }));
        const groups = [{ conditions: [3], selectionIds: selections.map(({ id }) => id) }];
        const sorted = hundredths.toSorted((a, b) => a - b).map(BigInt);
        const product = (three: readonly bigint[]) => three.reduce((all, one) => all * one, 1n);
        const { lineOdds, combinations } = quote({ selections, groups, stake: '10' });
        const n = BigInt(hundredths.length);
        expect(combinations).toBe((n * (n - 1n) * (n - 2n)) / 6n);
        expect(lineOdds.min).toBe(text([product(sorted.slice(0, 3)), 1_000_000n]));
        expect(lineOdds.max).toBe(text([product(sorted.slice(-3)), 1_000_000n]));
      }),
    );
  });

  test('a 30-fold is exact where binary floats miss the last cent', () => {
    const odds = Array.from({ length: 30 }, (_, i) => `1.${11 + i}`);
    const ticket: Ticket = { selections: legs(...odds), groups: [], stake: '20000.01' };
    const exact = enumerate(ticket, new Map(ticket.selections.map((s) => [s.id, fraction(s.odds)])), {});
    expect(quote(ticket, {}).payout.max).toBe(unitsText(exact.units, 2));
  });

  test.each([
    ['halfUp', '0.01', '0.02', '0.03'],
    ['halfEven', '0.00', '0.02', '0.02'],
    ['down', '0.00', '0.01', '0.02'],
  ] as const)('half a cent is rounded by %s', (mode, ...expected) => {
    // One line of two wins at 1.00: half of a stake of 1, 3 and 5 cents.
    const paid = ['1', '3', '5'].map((stake) => {
      const ticket: Ticket = {
        selections: legs('1.5', '1'),
        groups: [{ conditions: [1], selectionIds: ids(0, 2) }],
        stake: `0.0${stake}`,
      };
      return settle(ticket, { e0: 'lost', e1: 'won' }, { rounding: { mode } }).payout;
    });
    expect(paid).toEqual(expected);
  });

  test('a bonus of a quarter and a tax of a tenth, by hand: 100 at 2.00 is 200, 250, capped 240, 216', () => {
    const by = (share: bigint) => (payout: string) =>
      `${(BigInt(payout.replace('.', '')) * share) / 100n}.00`.replace(/(\d\d)\.00$/, '.$1');
    const adjustments = [
      { code: 'bonus', apply: by(125n) },
      { code: 'tax', stage: 'afterCap' as const, apply: by(90n) },
    ];
    const ticket: Ticket = { selections: legs('2'), groups: [], stake: '100' };
    expect(quote(ticket, { adjustments, maxTicketWin: '240' }).payout.max).toBe('216.00');
  });

  test('a quote without rules equals a quote with empty rules', () => {
    fc.assert(
      fc.property(tickets, (ticket) => {
        expect(quote(ticket)).toEqual(quote(ticket, {}));
        expect(validate(ticket)).toEqual(validate(ticket, {}));
      }),
      { numRuns: 50 },
    );
  });

  test('adjustments run before or after the cap, in order', () => {
    const bonus = { code: 'bonus', apply: (payout: string) => `${Number(payout) + 50}` };
    const tax = { code: 'tax', stage: 'afterCap' as const, apply: (payout: string) => `${Number(payout) / 4}` };
    const ticket: Ticket = { selections: legs('2'), groups: [], stake: '100' };
    expect(quote(ticket, { adjustments: [tax, bonus], maxTicketWin: '220' }).payout.max).toBe('55.00');
  });

  test('a ticket that cannot be priced has zero figures and a violation', () => {
    const broken = quote({ selections: legs('-', '2'), groups: [], stake: '20' }, {});
    expect(broken.payout.max).toBe('0.00');
    expect(broken.violations).toEqual([{ code: 'invalidOdds', params: { id: 'e0', odds: '-' } }]);
    expect(quote({ selections: legs('2'), groups: [], stake: '' }, {}).violations[0]?.code).toBe('invalidStake');
    expect(quote({ selections: [], groups: [], stake: '20' }, {}).violations[0]?.code).toBe('emptyTicket');
  });

  test('rounding per line is refused above the maximum of combinations instead of listing them', () => {
    const selections = legs(...Array.from({ length: 30 }, () => '2'));
    const ticket: Ticket = { selections, groups: [{ conditions: [15], selectionIds: ids(0, 30) }], stake: '100' };
    const { payout, violations } = quote(ticket, { rounding: { scope: 'line' } });
    expect(payout.max).toBe('0.00');
    expect(violations.map(({ code }) => code)).toEqual(['maxSystemTicketCombinations']);
  });
});

import { describe, expect, test } from 'vitest';
import { quote } from './quote.ts';
import type { Rules, Ticket } from './types.ts';
import { validate } from './validate.ts';

const legs = (...odds: string[]) => odds.map((o, i) => ({ id: `e${i}`, odds: o }));
const single = (stake: string, ...odds: string[]): Ticket => ({ selections: legs(...odds), groups: [], stake });
const codes = (ticket: Ticket, rules: Rules) => validate(ticket, rules).map(({ code }) => code);
const twoOfThree: Ticket = {
  selections: legs('2', '2', '2', '2'),
  groups: [{ conditions: [2], selectionIds: ['e0', 'e1', 'e2'] }],
  stake: '30',
};

describe('validate', () => {
  test('[STAKE-12] a stake below the minimum is named with its limit', () => {
    expect(validate(single('19.99', '2'), { minTicketPayin: '20' })).toEqual([
      { code: 'minTicketPayin', params: { limit: '20' } },
    ]);
    expect(validate(single('20', '2'), { minTicketPayin: '20.00' })).toEqual([]);
  });

  test('[STAKE-01] the maximum stake and whole cents are enforced', () => {
    expect(codes(single('200000.01', '2'), { maxTicketPayin: '200000' })).toEqual(['maxTicketPayin']);
    for (const stake of ['20.001', '-20', '1e3', 'abc', '', '0']) {
      expect(codes(single(stake, '2'), {})).toEqual(['invalidStake']);
    }
  });

  test('[STAKE-11] more selections than allowed', () => {
    expect(validate(single('20', '2', '2', '2'), { maxSelections: 2 })).toEqual([
      { code: 'maxTicketSelections', params: { limit: '2', actual: '3' } },
    ]);
  });

  test('[STAKE-10] more combinations than allowed', () => {
    expect(validate(twoOfThree, { maxCombinations: 2 })).toEqual([
      { code: 'maxSystemTicketCombinations', params: { limit: '2', actual: '3' } },
    ]);
  });

  test('[STAKE-09] [OP-41] the stake must carry the minimum per combination: both keys, each with its figure', () => {
    expect(validate(twoOfThree, { minPayinPerCombination: '10' })).toEqual([]);
    expect(validate(twoOfThree, { minPayinPerCombination: '10.5' })).toEqual([
      { code: 'minPayinPerSystemComb', params: { limit: '10.5' } },
      { code: 'minSystemPayin', params: { limit: '31.50' } },
    ]);
  });

  test('[STAKE-15] [OP-32] a free bet needs four selections, every one at 1.35 or more', () => {
    const rules: Rules = { freeBet: { minSelections: 4, minOdds: '1.35' } };
    const free = (...odds: string[]) => codes({ ...single('20', ...odds), freeBet: true }, rules);
    expect(free('1.35', '1.35', '1.35', '1.35')).toEqual([]);
    expect(free('1.35', '1.35', '1.35')).toEqual(['minSelectionsMaxOddFreebet']);
    expect(free('9', '9', '9', '9', '1.34')).toEqual(['minSelectionsMaxOddFreebet']);
    expect(codes(single('20', '1.10'), rules)).toEqual([]);
  });

  test('[OP-92] selections outside every group are bankers unless the rules refuse them', () => {
    expect(codes(twoOfThree, {})).toEqual([]);
    expect(validate(twoOfThree, { ungrouped: 'reject' })).toEqual([
      { code: 'ungroupedSelection', params: { id: 'e3' } },
    ]);
  });

  test('a float from JavaScript is refused, not priced: money and odds are text', () => {
    const fromJavaScript = JSON.parse('{"selections":[{"id":"e0","odds":1.85}],"groups":[],"stake":200}') as Ticket;
    expect(validate(fromJavaScript, {})).toEqual([
      { code: 'invalidOdds', params: { id: 'e0', odds: 1.85 } },
      { code: 'invalidStake', params: { stake: 200 } },
    ]);
    expect(quote(fromJavaScript, {}).payout).toEqual({ min: '0.00', max: '0.00' });
  });

  test('malformed groups and legs are named with the reason', () => {
    const reasonOf = (conditions: number[], ...groups: string[][]) =>
      validate({ ...twoOfThree, groups: groups.map((selectionIds) => ({ conditions, selectionIds })) }, {})[0]?.params[
        'reason'
      ];
    expect(reasonOf([1], [])).toBe('empty');
    expect(reasonOf([], ['e0'])).toBe('empty');
    expect(reasonOf([3], ['e0', 'e1'])).toBe('conditions');
    expect(reasonOf([0], ['e0', 'e1'])).toBe('conditions');
    expect(reasonOf([1, 1], ['e0', 'e1'])).toBe('conditions');
    expect(reasonOf([1], ['e0', 'x'])).toBe('unknownSelection');
    expect(reasonOf([1], ['e0', 'e0'])).toBe('overlap');
    expect(reasonOf([1], ['e0', 'e1'], ['e1', 'e2'])).toBe('overlap');
    const twice: Ticket = { selections: [...legs('2'), ...legs('3')], groups: [], stake: '20' };
    expect(codes(twice, {})).toEqual(['duplicateSelection']);
    expect(codes(single('20', '0.99'), {})).toEqual(['invalidOdds']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { commission, drawStatement, InputError, nextCarry, verify, type Correction } from '../index.ts';
import { anyInput } from '../testing/arbitraries.ts';
import { fraction, isEqual, plus, sum } from '../testing/fraction.ts';

const correction: Correction = {
  id: 'c1',
  period: '2026-W47',
  amount: '-12.50',
  reason: 'A stake was counted twice',
  by: 'master',
  at: '2026-11-24T09:30:00.125Z',
};
const input = {
  places: 2,
  period: { id: '2026-W48', cycle: 'week', from: '2026-11-22T23:00:00Z', to: '2026-11-29T23:00:00Z' },
  plan: { version: 1, lines: [] },
  shares: [],
  figures: { products: {}, active: 0, qualified: {}, carryIn: {}, weekResults: {} },
} as const;

function faultsOf(corrections: unknown): readonly string[] {
  try {
    commission({ ...input, corrections: corrections as Correction[] });
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.faults.map(({ path, code }) => `${path} ${code}`);
  }
}

describe('a correction', () => {
  test('changes the total by exactly its amount, and nothing else', () => {
    fc.assert(
      fc.property(anyInput, ({ corrections = [], ...rest }) => {
        const [without, corrected] = [
          commission(rest),
          commission({ ...rest, ...(corrections.length > 0 && { corrections }) }),
        ];
        const amounts = sum(corrections.map(({ amount }) => fraction(amount)));
        expect(isEqual(fraction(corrected.total), plus(fraction(without.total), amounts))).toBe(true);
        expect(corrected.exact).toBe(without.exact);
        expect(corrected.lines).toEqual(without.lines);
        expect(nextCarry(corrected)).toEqual(nextCarry(without));
        expect(corrected.steps.slice(0, without.steps.length)).toEqual(without.steps);
        expect(corrected.steps.slice(without.steps.length).map((step) => 'id' in step && step.id)).toEqual(
          corrections.map(({ id }) => id),
        );
      }),
    );
  });

  test('is all of a statement whose plan has no lines', () => {
    const { total, steps } = commission({ ...input, corrections: [correction] });
    expect(total).toBe('-12.50');
    expect(steps.map(({ type, value }) => [type, value])).toEqual([
      ['round', '0.00'],
      ['correction', '-12.50'],
    ]);
  });

  test('is part of the statement, and a changed amount is found at its step', () => {
    const statement = drawStatement({ ...input, currency: 'EUR', parent: 'm', child: 'a', corrections: [correction] });
    expect(statement.corrections).toEqual([correction]);
    expect(verify(JSON.parse(JSON.stringify(statement)))).toEqual({ status: 'equal', total: '-12.50' });
    const edited = { ...statement, corrections: [{ ...correction, amount: '-12.51' }] };
    expect(verify(edited)).toMatchObject({ status: 'different', path: 'result.steps[1]' });
    const { corrections: _, ...without } = statement;
    expect(verify(without)).toMatchObject({ status: 'different', path: 'result.steps[1]' });
  });

  test('is read strictly', () => {
    expect(faultsOf([correction])).toEqual([]);
    expect(faultsOf([])).toEqual(['corrections missing']);
    expect(faultsOf([correction, correction])).toEqual(['corrections[1].id duplicate']);
    const faults: Readonly<Record<string, Partial<Record<keyof Correction | 'note', unknown>>>> = {
      'amount outOfRange': { amount: '-0.00' },
      'amount notAmount': { amount: '0.005' },
      'reason outOfRange': { reason: 'two\nlines' },
      'by outOfRange': { by: 'no spaces' },
      'at outOfRange': { at: '2026-11-24T10:30:00+01:00' },
      'note unknownField': { note: 'x' },
    };
    for (const [fault, more] of Object.entries(faults))
      expect(faultsOf([{ ...correction, ...more }])).toEqual([`corrections[0].${fault}`]);
    expect(faultsOf([{ ...correction, reason: '\uD800' }])).toEqual(['corrections[0].reason outOfRange']);
    const many = Array.from({ length: 101 }, (_, at) => ({ ...correction, id: `c${at}` }));
    expect(faultsOf(many)).toEqual(['corrections tooMany']);
  });
});

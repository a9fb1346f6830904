import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { commission, InputError, type CommissionInput } from '../index.ts';

const folder = join(import.meta.dirname, '../../examples');
const inputOf = (file: string): CommissionInput =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { input: CommissionInput }).input;

/** Returns path and kind of the faults for which input is refused. */
function refusals(input: CommissionInput): readonly string[] {
  try {
    commission(input);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.faults.map(({ path, code }) => `${path} ${code}`);
  }
}

const withFigures = (file: string, figures: Partial<CommissionInput['figures']>): CommissionInput => {
  const input = inputOf(file);
  return { ...input, figures: { ...input.figures, ...figures } };
};

describe('figures that do not fit the plan are refused', () => {
  test('a carry of no line, so that no loss disappears with a changed plan', () => {
    expect(refusals(withFigures('loss-carried-out.json', { carryIn: { old: '-5.00' } }))).toEqual([
      'figures.carryIn.old unknownLine',
    ]);
  });

  test('a positive carry, and one with too many decimals', () => {
    expect(refusals(withFigures('loss-carried-out.json', { carryIn: { share: '5.00' } }))).toEqual([
      'figures.carryIn.share outOfRange',
    ]);
    expect(refusals(withFigures('loss-carried-out.json', { carryIn: { share: '-0.000000001' } }))).toEqual([
      'figures.carryIn.share notAmount',
    ]);
  });

  test('stakes by selections that do not add up, or are missing', () => {
    const { products } = inputOf('by-selections.json').figures;
    const prematch = products['prematch'];
    if (!prematch) throw new Error('The example has prematch figures.');
    const other = { ...prematch, stake: '1710.52' };
    expect(refusals(withFigures('by-selections.json', { products: { prematch: other } }))).toEqual([
      'figures.products.prematch.selections mismatch',
    ]);
    const { selections: _, ...bare } = prematch;
    expect(refusals(withFigures('by-selections.json', { products: { prematch: bare } }))).toEqual([
      'figures.products.prematch.selections missing',
    ]);
  });

  test('no number of qualified players, and no results of the weeks', () => {
    expect(refusals(withFigures('players.json', { qualified: {} }))).toEqual(['figures.qualified.joined missing']);
    expect(refusals(withFigures('month-bonus.json', { weekResults: {} }))).toEqual([
      'figures.weekResults.weekly missing',
    ]);
  });

  test('amounts finer than the currency', () => {
    const input = inputOf('players.json');
    const lines = input.plan.lines.map((line) => ('perPlayer' in line ? { ...line, perPlayer: '0.505' } : line));
    expect(refusals({ ...input, plan: { ...input.plan, lines } })).toEqual([
      'plan.lines[0].perPlayer notAmount',
      'plan.lines[1].perPlayer notAmount',
    ]);
  });

  test('a value that is undefined', () => {
    const carryIn = { share: undefined } as unknown as Record<string, string>;
    expect(refusals(withFigures('loss-carried-out.json', { carryIn }))).toEqual(['figures.carryIn.share missing']);
  });

  test('a period that ends before it starts, or has local time', () => {
    const input = inputOf('players.json');
    const periodOf = (from: string): CommissionInput => ({ ...input, period: { ...input.period, from } });
    expect(refusals(periodOf('2026-11-30T00:00:00Z'))).toEqual(['period.to outOfRange']);
    expect(refusals(periodOf('2026-11-20T00:00:00+01:00'))).toEqual(['period.from outOfRange']);
  });
});

test('the message of the error names the first fault and the number of others', () => {
  expect(() => commission({} as CommissionInput)).toThrow(
    'The commission cannot be computed: places: The value is missing. (and 4 more)',
  );
});

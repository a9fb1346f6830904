import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { commission, drawStatement, verify, type CommissionInput } from './index.ts';
import { bruteForce } from './testing/brute-force.ts';
import { fraction, isEqual } from './testing/fraction.ts';

/** A file of the examples: an input, the expected result, and the computation by hand. */
interface Vector {
  readonly title: string;
  readonly explained: readonly string[];
  readonly input: CommissionInput;
  readonly expected: {
    readonly lines: Readonly<Record<string, { readonly result: string; readonly carryOut: string }>>;
    readonly exact: string;
    readonly total: string;
  };
}

const folder = join(import.meta.dirname, '../examples');
// The functions under test check the input.
const vectors = globSync('*.json', { cwd: folder })
  .toSorted()
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Vector);

test('there are vectors', () => expect(vectors.length).toBeGreaterThanOrEqual(8));

test.each(vectors)('$title', ({ input, expected, explained }) => {
  const { lines, exact, total } = commission(input);
  const results = Object.fromEntries(lines.map(({ id, result, carryOut }) => [id, { result, carryOut }]));
  expect({ lines: results, exact, total }).toEqual(expected);
  expect(isEqual(bruteForce(input).total, fraction(expected.total))).toBe(true);
  expect(explained.length).toBeGreaterThan(0);
  const statement = drawStatement({ ...input, currency: 'EUR', parent: 'master', child: 'agent' });
  expect(verify(JSON.parse(JSON.stringify(statement)))).toEqual({ status: 'equal', total });
});

import { expect, test } from 'vitest';

import { idsOfTests } from './ids-of-tests.ts';

const file = {
  path: 'pay.spec.ts',
  text: `
    /** Of a story [SLIP-01]. */
    test('[PAY-01, PAY-02] a visitor pays', async () => {});
    test(\`[PAY-03] a player pays at \${width}\`, async () => {});
    test('[PAY-04] a player pays at every width', { tag: '@full' }, async () => expect(1, '[PAY-05]').toBe(1));
    test.describe('in every language', { tag: '@full' }, () => {
      test('[PAY-06] a player pays', async () => {});
    });
    test('[PAY-07] a player pays again', { tag: '@slow' }, async () => {});
    const routes = { casino: '[ROUTE-07]' };
  `,
};

test('finds the ids of all titles, of parts of titles and of docstrings', () => {
  expect(idsOfTests(file, 'full').toSorted()).toEqual([
    'PAY-01',
    'PAY-02',
    'PAY-03',
    'PAY-04',
    'PAY-05',
    'PAY-06',
    'PAY-07',
    'ROUTE-07',
    'SLIP-01',
  ]);
});

test('leaves out what only the full run proves', () => {
  expect(idsOfTests(file, 'default').toSorted()).toEqual([
    'PAY-01',
    'PAY-02',
    'PAY-03',
    'PAY-07',
    'ROUTE-07',
    'SLIP-01',
  ]);
});

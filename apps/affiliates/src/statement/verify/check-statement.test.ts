import { expect, test } from 'vitest';

import { documentOf, hashOf, sampleDocument, sampleRows } from '../../story/sample-commission.ts';
import { checkStatement, digestOf, isEqual } from './check-statement.ts';

const digest = digestOf(crypto);
const given = { document: sampleDocument, rows: sampleRows, digest };

test('a statement that nobody touched is equal in its movements, its steps and its hash', async () => {
  const checks = await checkStatement({ ...given, hash: await hashOf(sampleDocument) });
  expect(checks).toMatchObject({
    rows: { count: sampleRows.length, compared: { status: 'equal' } },
    steps: { status: 'equal' },
    seal: 'equal',
  });
  expect(isEqual(checks)).toBe(true);
});

test('a missing movement is found, with product and figure', async () => {
  const checks = await checkStatement({ ...given, rows: sampleRows.slice(1), hash: await hashOf(sampleDocument) });
  expect(checks.rows?.compared).toMatchObject({ status: 'different', product: 'prematch', figure: 'stake' });
  expect(isEqual(checks)).toBe(false);
});

test('a document that was drawn up again with other figures has another hash', async () => {
  const document = documentOf(sampleRows.slice(1));
  const checks = await checkStatement({ ...given, document, hash: await hashOf(sampleDocument) });
  expect(checks).toMatchObject({ steps: { status: 'equal' }, seal: 'different' });
  expect(isEqual(checks)).toBe(false);
});

test('without encryption in the browser the hash is not checked, and that is no difference', async () => {
  expect(digestOf({})).toBeUndefined();
  expect(digestOf(undefined)).toBeUndefined();
  const checks = await checkStatement({ ...given, hash: 'ab', digest: undefined });
  expect(checks.seal).toBe('unavailable');
  expect(isEqual(checks)).toBe(true);
});

test('an open period has no hash, and an unreadable document is not equal', async () => {
  expect((await checkStatement({ ...given, hash: null })).seal).toBe('open');
  const checks = await checkStatement({ ...given, document: { format: 1 }, hash: null });
  expect(checks).toMatchObject({ rows: null, steps: { status: 'unreadable' } });
  expect(isEqual(checks)).toBe(false);
  // A number without canonical text cannot have been sealed.
  expect((await checkStatement({ ...given, document: { format: 1.5 }, hash: 'ab' })).seal).toBe('different');
});

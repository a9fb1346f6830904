import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { deepestInput, faultOfInput } from './input-rule.ts';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

test.each([
  ['a NUL', { name: ['ok', 'a\0b'] }, 'body.name.1', 'NUL'],
  ['a control character', { name: 'a\u009Bb' }, 'body.name', 'control'],
  ['a sign that turns the text', { news: { en: ['\u202Eesiwrehto'] } }, 'body.news.en.0', 'direction'],
  ['half of a surrogate pair', { name: '\uD83D' }, 'body.name', 'surrogate'],
  ['a NUL in a name', { a: { 'b\0': 1 } }, 'body.a', 'NUL'],
  ['a number that is no exact integer any more', { id: 1e308 }, 'body.id', 'number'],
])('[SEC-08] %s is refused where it is', (_, input, path, message) => {
  expect(faultOfInput('body', input)).toMatchObject({ path, message: expect.stringContaining(message) });
});

test('[SEC-08] as many levels as allowed pass, one more does not, and thousands do not break the check', () => {
  expect(faultOfInput('body', nested(deepestInput))).toBeUndefined();
  expect(faultOfInput('body', nested(deepestInput + 1))?.message).toContain('levels');
  const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
  const fault = faultOfInput('body', deep);
  expect(fault?.message).toContain('levels');
  expect(fault?.path.length).toBeLessThanOrEqual(200);
});

test('[SEC-08] any other JSON passes', () => {
  const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll(/[\p{Cc}\p{Cf}]/gu, ''));
  const values = [text, fc.maxSafeInteger(), fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.boolean()];
  const input = fc.object({ key: text, values: [...values, fc.constant(null)], maxDepth: 6 });
  fc.assert(
    fc.property(input, (body) => {
      expect(faultOfInput('body', body)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

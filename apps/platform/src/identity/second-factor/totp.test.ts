import { expect, test } from 'vitest';

import { base32, codeOf, matchingStep, stepAt } from './totp.ts';

const key = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('[SEC-24] the code at second %i is that of RFC 6238', (second, code) => {
  expect(codeOf(key, stepAt(second * 1000), 8)).toBe(code);
});

test('[SEC-24] a code is right one step before and after its own, and never again once it is used', () => {
  const now = 1_234_567_890_000;
  const step = stepAt(now);
  const at = (steps: number) => matchingStep(key, codeOf(key, step + steps), { now, used: 0 });
  expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([undefined, step - 1, step, step + 1, undefined]);
  expect(matchingStep(key, codeOf(key, step), { now, used: step })).toBeUndefined();
  expect(matchingStep(key, codeOf(key, step - 1), { now, used: step })).toBeUndefined();
  for (const code of ['', '12345', `${codeOf(key, step)}0`, '０１２３４５', '\u0000'])
    expect(matchingStep(key, code, { now, used: 0 })).toBeUndefined();
});

test('[SEC-24] base 32 is that of RFC 4648', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { codeFrom, readCode, shownCode } from './share-code.ts';

test('a code has eight characters that cannot be taken for each other, and is read however it is written', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(' ', '-', '–', ''), (id, gap) => {
      const code = codeFrom(id);
      expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
      expect(shownCode(code)).toMatch(/^.{4}-.{4}$/);
      for (const typed of [code, shownCode(code), code.toLowerCase(), ` ${code.split('').join(gap)} `])
        expect(readCode(typed)).toBe(code);
    }),
  );
});

test('text that cannot be a code is not looked up', () => {
  for (const typed of ['', 'K7QF', 'K7QF-3M2P9', 'K0QF-3M2P', 'KIQF-3M2P', 'KUQF-3M2P', "K7QF'3M2P"])
    expect(readCode(typed)).toBeUndefined();
});

test('letters of codes are evenly spread', () => {
  const counts = new Map<string, number>();
  const codes = 4000;
  for (let id = 0; id < codes; id += 1)
    for (const letter of codeFrom(String(id))) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const expected = (codes * 8) / 29;
  expect(counts.size).toBe(29);
  for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.15);
});

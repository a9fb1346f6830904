import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { idsOfNumber } from './number-range.ts';

describe('ids of a ticket number', () => {
  test('case, dashes and spaces do not matter', () => {
    const range = { begin: '7f3a91bc-07de', end: '7f3a91bc-07deg' };
    for (const term of ['7F3A-91BC-07DE', '7f3a91bc07de', ' 7f3a 91bc 07de', '7f3a91bc-07de'])
      expect(idsOfNumber(term), term).toEqual(range);
    expect(idsOfNumber('7F3A-91BC')?.begin).toBe('7f3a91bc');
    expect(idsOfNumber('7F3A-91BC-0')?.begin).toBe('7f3a91bc-0');
  });

  test('other texts are no numbers', () => {
    for (const term of ['', '-', '7F3A-91B', 'list-agent-1', 'paged-00001', '7F3A-91BC-07DG', 'a'.repeat(33)])
      expect(idsOfNumber(term), term).toBeUndefined();
  });

  test('a UUID is in the range of a beginning of it, and of no other', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.integer({ min: 8, max: 32 }), (id, other, length) => {
        const digits = (text: string): string => text.replaceAll('-', '').slice(0, length);
        const range = idsOfNumber(digits(id).toUpperCase()) ?? expect.fail('no range');
        const isIn = (one: string): boolean => one >= range.begin && one < range.end;
        expect(isIn(id)).toBe(true);
        expect(isIn(other)).toBe(digits(other) === digits(id));
      }),
    );
  });
});

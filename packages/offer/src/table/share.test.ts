import fc from 'fast-check';
import { expect, test } from 'vitest';

import { share } from './share.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

test('the shared value equals the next value', () => {
  fc.assert(
    fc.property(plain, plain, (previous, next) => {
      expect(share(previous, next)).toEqual(next);
    }),
  );
});

test('an equal value returns the previous object', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(share(value, structuredClone(value))).toBe(value);
    }),
  );
});

test('unchanged parts keep their identity when another part changes', () => {
  fc.assert(
    fc.property(plain, plain, plain, (kept, before, after) => {
      const previous = { kept, other: before };
      const next = share<{ kept: unknown; other: unknown }>(previous, structuredClone({ kept, other: after }));
      expect(next.kept).toBe(kept);
    }),
  );
});

test('another order of keys is a change: markets are shown in the order of the wire', () => {
  expect(Object.keys(share({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a']);
});

test('a key such as __proto__ is a key like any other', () => {
  const next: unknown = JSON.parse('{"__proto__":{"price":"1.85"},"constructor":1}');
  for (const previous of [{}, structuredClone(next), JSON.parse('{"__proto__":null}') as unknown]) {
    const kept = share(previous, next);
    expect(kept).toEqual(next);
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
    expect(Object.keys(kept as object)).toEqual(['__proto__', 'constructor']);
  }
});

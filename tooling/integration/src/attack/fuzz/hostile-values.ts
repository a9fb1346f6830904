import fc from 'fast-check';

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDFFF\uD800',
  '\u202Eabc',
  '\uFEFF',
  '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}',
  'e\u0301'.repeat(500),
  'x'.repeat(10_000),
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%',
  "' OR 1=1; --",
  '${7*7}{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e308',
  '9'.repeat(400),
  '0x10',
  '१२',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20',
  '0000-00-00',
  '2026-02-30',
  '2026-11-21T25:61:61Z',
  'not-a-date',
  '00000000-0000-0000-0000-000000000000',
  ' 17 ',
  '*',
] as const;

const numbers = [
  -1,
  -0,
  0,
  0.1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  -1e308,
] as const;

function nested(levels: number, make: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = make(value);
  return value;
}

const structures: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { toString: 1, constructor: { prototype: 1 } },
  JSON.parse('{"__proto__":{"admin":true}}'),
  Array.from({ length: 2000 }, () => 1),
  Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`key${i}`, i])),
  nested(31, (inner) => [inner]),
  nested(33, (inner) => [inner]),
  nested(300, (inner) => ({ inner })),
];

/** Values of every type that a careless program fails at. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(...numbers),
  fc.constantFrom(...structures),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
);

/** Bodies that are no JSON object at all. */
export const hostileBodies: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":null}',
  '{"\\u0000":1}',
  '\uFEFF{}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
];

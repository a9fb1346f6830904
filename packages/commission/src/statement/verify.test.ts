import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  canonical,
  drawStatement,
  InputError,
  readPlan,
  verify,
  type Statement,
  type StatementInput,
} from '../index.ts';
import { anyInput } from '../testing/arbitraries.ts';

const anyStatement = anyInput.map((input) => drawStatement({ ...input, currency: 'RSD', parent: 'u-1', child: 'u-2' }));

const copyOf = (statement: Statement): Statement => JSON.parse(JSON.stringify(statement)) as Statement;

/** Returns the error with which input is refused. */
function refusalOf(input: StatementInput): unknown {
  try {
    drawStatement(input);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Lists the paths of all values in JSON that are no objects. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

/** Returns a copy with another value at a path. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: (old: unknown) => unknown): unknown {
  if (key === undefined) return by(value);
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (`${at}` === key ? replaced(item, rest, by) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [name, name === key ? replaced(item, rest, by) : item]),
  );
}

describe('verify', () => {
  test('a statement equals itself after a journey as JSON, with its keys in any order', () => {
    fc.assert(
      fc.property(anyStatement, (statement) => {
        const { total } = statement.result;
        expect(verify(JSON.parse(canonical(statement)))).toEqual({ status: 'equal', total });
        expect(verify(copyOf(statement))).toEqual({ status: 'equal', total });
      }),
    );
  });

  test('every change of a stated result is found, at its place', () => {
    fc.assert(
      fc.property(anyStatement, fc.nat(), (statement, pick) => {
        const leaves = leavesOf(statement.result);
        const leaf = leaves[pick % leaves.length] ?? [];
        const changed = replaced(copyOf(statement), ['result', ...leaf], (old) =>
          typeof old === 'number' ? old + 1 : `${String(old)}1`,
        );
        const answer = verify(changed);
        const [list, at] = leaf;
        const isListed = list === 'steps' || list === 'lines';
        expect(answer).toMatchObject({
          status: 'different',
          path: isListed ? `result.${list}[${at}]` : `result.${list}`,
        });
      }),
    );
  });

  test('a missing, added or exchanged step is found', () => {
    fc.assert(
      fc.property(anyStatement, (statement) => {
        const { steps } = statement.result;
        const last = steps.length - 1;
        const withSteps = (changed: unknown): unknown => ({
          ...statement,
          result: { ...statement.result, steps: changed },
        });
        expect(verify(withSteps(steps.slice(0, -1)))).toMatchObject({
          path: `result.steps[${last}]`,
          stated: undefined,
        });
        expect(verify(withSteps([...steps, null]))).toMatchObject({ path: `result.steps[${last + 1}]`, stated: null });
        expect(verify(withSteps('none'))).toMatchObject({ path: 'result.steps', stated: 'none' });
        expect(verify({ ...statement, result: { ...statement.result, note: 'x' } })).toMatchObject({ path: 'result' });
      }),
    );
  });
});

describe('JSON from anywhere', () => {
  const hostile = fc.oneof(
    fc.jsonValue(),
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  );

  test('any value is unreadable with faults, never an exception', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const answer = verify(value);
        expect(answer.status).toBe('unreadable');
        expect(answer.status === 'unreadable' && answer.faults.length).toBeGreaterThan(0);
        expect(readPlan(value).status).toBe('planInvalid');
      }),
      { numRuns: 1_000 },
    );
  });

  test('a statement with any value at any place is equal, different or unreadable', () => {
    fc.assert(
      fc.property(anyStatement, hostile, fc.nat(), (statement, value, pick) => {
        const leaves = leavesOf(statement);
        const leaf = leaves[pick % leaves.length] ?? [];
        const changed = replaced(copyOf(statement), leaf, () => value);
        const { status } = verify(changed);
        expect(['equal', 'different', 'unreadable']).toContain(status);
        const { format: _, result: __, ...input } = changed as Statement;
        const refusal = refusalOf(input);
        if (refusal === undefined) return;
        expect(refusal).toBeInstanceOf(InputError);
        expect((refusal as InputError).faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('keys of the prototype are read as any other key', () => {
    const json: unknown = JSON.parse('{"__proto__": {"version": 1, "lines": []}, "constructor": 1}');
    expect(readPlan(json)).toMatchObject({
      faults: [
        { path: 'version', code: 'missing' },
        { path: 'lines', code: 'missing' },
        { path: '__proto__', code: 'unknownField' },
        { path: 'constructor', code: 'unknownField' },
      ],
    });
  });

  test('long values are cut in messages, and faults are limited', () => {
    const lines = Array.from({ length: 50 }, () => ({ id: 'x'.repeat(100_000), base: 'ggr' }));
    const reading = readPlan({ version: 1, lines });
    const faults = reading.status === 'planInvalid' ? reading.faults : [];
    expect(faults).toHaveLength(100);
    expect(Math.max(...faults.map(({ message }) => message.length))).toBeLessThan(200);
  });
});

describe('canonical', () => {
  test('equal values have one text, and it is JSON of the same value', () => {
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        fc.constant(null),
        fc.maxSafeInteger(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.string({ unit: 'binary' }), tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        const text = canonical(value);
        expect(JSON.parse(text)).toEqual(value);
        expect(canonical(JSON.parse(text))).toBe(text);
      }),
    );
  });

  test('the order of keys is that of UTF-16 units, and a negative zero is zero', () => {
    expect(canonical({ '\u{1F600}': 1, '\uFB33': 2, a: -0, B: '\u2028"\n' })).toBe(
      '{"B":"\u2028\\"\\n","a":0,"\u{1F600}":1,"\uFB33":2}',
    );
  });

  test.each([[undefined], [0.5], [Number.NaN], [2 ** 60], [[undefined]], [{ a: () => 1 }], [1n], [Symbol('s')]])(
    'there is none for %s',
    (value) => expect(() => canonical(value)).toThrow(RangeError),
  );

  test('there is none for a circle', () => {
    const circle: { next?: unknown } = {};
    circle.next = circle;
    expect(() => canonical(circle)).toThrow('nested too deep');
  });
});

import fc from 'fast-check';

import { hostileValue } from './hostile-values.ts';

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** Finds the schema that a reference names. */
export type Resolve = (ref: string) => Schema;

const deepest = 6;

/** Text that occurs in real requests, so that more than the first check is reached. */
const plausible = fc.constantFrom(
  'F',
  'T',
  '1X2',
  '1',
  'X',
  'player',
  'player2',
  'en',
  'rs',
  '20.00',
  '2.50',
  '2026-11-21',
  'terms',
  'a',
);

/** Generates values that match a schema, as far as JSON Schema can express the contract. */
export function matching(schema: Schema, resolve: Resolve, level = 0): fc.Arbitrary<unknown> {
  const inner = (one: Schema): fc.Arbitrary<unknown> => matching(one, resolve, level + 1);
  const either = schema.anyOf ?? schema.oneOf;
  if (level > deepest) return fc.constant(null);
  if (schema.$ref !== undefined) return inner(resolve(schema.$ref));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (either !== undefined && either.length > 0) return fc.oneof(...either.map(inner));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return schema.pattern === undefined ? plausible : fc.oneof(plausible, patternOf(schema.pattern));
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(-1000, schema.minimum ?? 0), max: Math.min(100_000, schema.maximum ?? 100) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      if (schema.prefixItems !== undefined) return fc.tuple(...schema.prefixItems.map(inner));
      return schema.items ? fc.array(inner(schema.items), { maxLength: 3 }) : fc.constant([]);
    case 'object':
      return objectOf(schema, inner);
    default:
      return fc.constantFrom<unknown>('text', 1, true, null);
  }
}

function objectOf(schema: Schema, inner: (one: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one)] as const);
  const required = (schema.required ?? []).filter((name) => Object.hasOwn(schema.properties ?? {}, name));
  const named = fc.record(Object.fromEntries(entries), { requiredKeys: required });
  if (typeof schema.additionalProperties !== 'object') return named;
  const others = fc.dictionary(plausible, inner(schema.additionalProperties), { maxKeys: 2 });
  return fc.tuple(named, others).map(([one, other]) => ({ ...other, ...one }));
}

/** Text that matches a pattern; plausible text if the pattern uses what the generator does not know. */
function patternOf(pattern: string): fc.Arbitrary<unknown> {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 40 });
  } catch {
    return plausible;
  }
}

/** Replaces up to three parts of a value by hostile ones. */
export function spoilt(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({ at: fc.nat(), by: hostileValue });
  return fc.tuple(value, fc.array(change, { maxLength: 3 })).map(([whole, changes]) =>
    changes.reduce<unknown>((left, { at, by }) => {
      const paths = [...pathsOf(left)];
      return replaced(left, paths[at % paths.length] ?? [], by);
    }, whole),
  );
}

type Path = readonly string[];

function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null || path.length > deepest) return;
  for (const [key, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, key]);
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((inner: unknown, i) => (String(i) === key ? replaced(inner, rest, by) : inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? replaced(inner, rest, by) : inner]),
  );
}

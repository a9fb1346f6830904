import * as contracts from '@kvota/contracts';
import type * as v from 'valibot';

/** The readable part of a schema: the fields that valibot keeps, whatever its type. */
export interface ReadableSchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, ReadableSchema>>;
  readonly rest?: ReadableSchema;
  readonly item?: ReadableSchema;
  readonly items?: readonly ReadableSchema[];
  readonly key?: ReadableSchema | string;
  readonly value?: ReadableSchema;
  readonly wrapped?: ReadableSchema;
  readonly options?: readonly (ReadableSchema | string | number)[];
  readonly literal?: unknown;
  readonly default?: unknown;
  readonly pipe?: readonly PipePart[];
}

/** A step of a pipe: a check, a description or a transformation. */
export interface PipePart {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly description?: unknown;
  readonly message?: unknown;
}

/** Opens a schema for reading. Safe: every field but the type is optional, and the types are valibot's. */
export const readable = (schema: v.GenericSchema): ReadableSchema => schema;

/** Whether a field is optional, and its default. */
export const isOptional = ({ type }: ReadableSchema): boolean => type === 'optional' || type === 'nullish';

const isSchema = (value: unknown): value is ReadableSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The schemas that the package names, by identity. */
const names: ReadonlyMap<ReadableSchema, string> = new Map(
  Object.entries(contracts).flatMap(([name, value]) => (isSchema(value) ? [[value, name] as const] : [])),
);

export const nameOf = (schema: ReadableSchema): string | undefined => names.get(schema);

/** Returns the schemas directly below one. */
export function partsOf(schema: ReadableSchema): readonly ReadableSchema[] {
  const { entries = {}, rest, item, items = [], value, wrapped, options = [] } = schema;
  const key = isSchema(schema.key) ? [schema.key] : [];
  const single = [rest, item, value, wrapped].filter((one) => one !== undefined && one !== null);
  return [...Object.values(entries), ...single, ...items, ...key, ...options.filter(isSchema)];
}

/** Returns the named schemas that one refers to, directly and further down, in the order of their appearance. */
export function namedIn(schema: ReadableSchema): readonly ReadableSchema[] {
  const found = new Set<ReadableSchema>();
  const look = (one: ReadableSchema): void => {
    for (const part of partsOf(one)) {
      if (found.has(part)) continue;
      if (nameOf(part) !== undefined) found.add(part);
      look(part);
    }
  };
  look(schema);
  return [...found];
}

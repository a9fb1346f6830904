import * as contracts from '@kvota/contracts';
import type { ReadableSchema } from '@kvota/contracts/examples';

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

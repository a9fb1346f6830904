type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** True if two values are the same JSON. The order of fields does not count: a database may have changed it. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [fieldsOf(a), fieldsOf(b)];
  return keys.length === others.length && keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]));
}

/** A field without a value is not written to JSON. */
const fieldsOf = (value: Fields): readonly string[] => Object.keys(value).filter((key) => value[key] !== undefined);

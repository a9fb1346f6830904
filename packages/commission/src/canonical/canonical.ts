const DEEPEST = 64;

/** Returns a short form of a value for an error message. */
const kindOf = (value: unknown): string => (typeof value === 'number' ? `${value}` : typeof value);

function write(value: unknown, path: string, depth: number): string {
  if (depth > DEEPEST) throw new RangeError(`No canonical text: ${path || 'the value'} is nested too deep.`);
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return `${value === 0 ? 0 : value}`;
  if (Array.isArray(value)) {
    // Array.from also visits holes, which are refused.
    return `[${Array.from(value, (item: unknown, at) => write(item, `${path}[${at}]`, depth + 1)).join()}]`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${write(item, `${path}.${key.slice(0, 40)}`, depth + 1)}`).join()}}`;
  }
  throw new RangeError(
    `No canonical text: ${path || 'the value'} is ${kindOf(value)}. Write text, safe integers, lists and objects.`,
  );
}

/**
 * Returns the canonical text of JSON: no spaces, keys in the order of their UTF-16 units, as in RFC 8785. Equal values
 * have equal texts, so that a hash of the UTF-8 bytes identifies a statement. Numbers must be safe integers. Throws a
 * RangeError for anything else.
 *
 * @example
 * ```ts
 * import { canonical } from '@kvota/commission';
 *
 * canonical({ total: '12.50', lines: [{ id: 'a', active: 3 }] }); // '{"lines":[{"active":3,"id":"a"}],"total":"12.50"}'
 * ```
 */
export function canonical(value: unknown): string {
  return write(value, '', 0);
}

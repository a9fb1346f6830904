import * as v from 'valibot';

/** What the specification's posts answer: ErrorText `ok`, or a text and `error`, a translation key. */
export const Outcome = v.object({ ErrorText: v.string(), error: v.nullish(v.string()) });
export type Outcome = v.InferOutput<typeof Outcome>;

/** Every failure that the specification gives no shape: problem details (RFC 9457). `code` is a translation key where there is one. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  code: v.optional(v.string()),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type Problem = v.InferOutput<typeof Problem>;

/** A page of a list. */
export function paged<const S extends v.GenericSchema>(item: S) {
  return v.object({ result: v.array(item), totalPages: v.number() });
}

/** A number in a query string. */
export const numberInQuery = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.number(),
  v.integer(),
);

/** A page number, from 1. */
export const PageNumber = v.optional(v.pipe(numberInQuery, v.minValue(1), v.maxValue(100_000)), 1);

/** A period in a query: ISO 8601 instants or days. */
export const period = { from: v.optional(v.string()), to: v.optional(v.string()) };

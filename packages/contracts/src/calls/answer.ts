import * as v from 'valibot';

import { StepUp } from '../account/sign-in-levels.ts';
import { MissingRight } from '../account/staff-rights.ts';
import { PeriodEnd } from './moment.ts';

/** The answer of the specification's POST calls: ErrorText is `ok`, or a text with `error`, a translation key. */
export const Outcome = v.object({ ErrorText: v.string(), error: v.nullish(v.string()) });
export type Outcome = v.InferOutput<typeof Outcome>;

/** The body of every other failure: problem details (RFC 9457). `code` is a translation key, if there is one. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  code: v.optional(v.string()),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** With `insufficientSignIn`: the sign-in that the act needs. */
  stepUp: v.optional(StepUp),
  /** With `notAllowed`: the right that the staff account lacks. */
  right: v.optional(MissingRight),
});
export type Problem = v.InferOutput<typeof Problem>;

/** Returns the schema of one page of a list. */
export function paged<const S extends v.GenericSchema>(item: S) {
  return v.object({ result: v.array(item), totalPages: v.number() });
}

/** Accepts an integer in a query string. */
export const numberInQuery = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.number(),
  v.integer(),
  v.minValue(-(2 ** 31)),
  v.maxValue(2 ** 31 - 1),
);

/** Identifies a request that moves money, so that a repetition of it moves nothing (SEC-10). */
export const RequestId = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]{8,64}$/, '8 to 64 letters, digits, or _ . : -'),
  v.description('Made by the client, one for each act. A repetition gets the first answer'),
);

/** A page number, from 1. */
export const PageNumber = v.optional(v.pipe(numberInQuery, v.minValue(1), v.maxValue(100_000)), 1);

/** Entries for a period in a query: ISO 8601 instants or days. */
export const period = { from: v.optional(PeriodEnd), to: v.optional(PeriodEnd) };

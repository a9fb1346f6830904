import { STATUS_CODES } from 'node:http';

import type { AgencyRight, Problem, StepUp } from '@kvota/contracts';
import { problems, type ProblemCode } from '@kvota/contracts/errors';

type Issue = NonNullable<Problem['issues']>[number];

interface ProblemParts {
  readonly issues?: Issue[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly stepUp?: StepUp;
  readonly right?: AgencyRight;
}

/** A failure with an answer. It may be thrown anywhere below a call, and is sent as problem details (RFC 9457). */
export class HttpProblem extends Error {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: string, rest: ProblemParts & { readonly code?: ProblemCode } = {}) {
    super(detail);
    this.name = 'HttpProblem';
    this.headers = rest.headers ?? {};
    this.problem = {
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Error',
      status,
      detail,
      ...(rest.code === undefined ? {} : { code: rest.code }),
      ...(rest.issues === undefined ? {} : { issues: rest.issues }),
      ...(rest.stepUp === undefined ? {} : { stepUp: rest.stepUp }),
      ...(rest.right === undefined ? {} : { right: rest.right }),
    };
  }
}

/** Returns the failure of a code of the contract, with its status, and with its detail unless another one is given. */
export function problem(
  code: ProblemCode,
  { detail, ...parts }: ProblemParts & { readonly detail?: string } = {},
): HttpProblem {
  return new HttpProblem(problems[code].status, detail ?? problems[code].detail, { ...parts, code });
}

/**
 * Returns the failure of a call whose sign-in is too old, or too weak for the act, with the challenge of RFC 9470 (SEC-21,
 * SEC-23). `maxAge` is the seconds that a sign-in counts.
 */
export function signInNeeded(maxAge: number, stepUp?: StepUp): HttpProblem {
  const level = stepUp === undefined ? '' : ` acr_values="${stepUp.acrValues}",`;
  return problem('insufficientSignIn', {
    detail: `Sign in again: this call needs a sign-in of the last ${maxAge} seconds.`,
    headers: {
      'www-authenticate': `Bearer error="insufficient_user_authentication",${level} max_age="${maxAge}"`,
    },
    ...(stepUp && { stepUp }),
  });
}

/** The answer to every request that needs the database while it is away (SEC-13). */
export const databaseAway = (): HttpProblem => problem('unavailable', { headers: { 'retry-after': '2' } });

/** The media type of problem details. */
export const problemType = 'application/problem+json; charset=utf-8';

/**
 * Returns the response for a thrown error: our own problems as they are, refusals of the framework by their status, and
 * a bare 500 for the rest.
 */
export function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status >= 500) return problem('internal');
  const code = refusedByFramework[status];
  return new HttpProblem(status, (error as Error).message, code === undefined ? {} : { code }); // has a statusCode: an Error
}

/** The codes of what the framework refuses before a call is reached. */
const refusedByFramework: Readonly<Record<number, ProblemCode>> = {
  400: 'malformedRequest',
  413: 'bodyTooLarge',
  414: 'addressTooLong',
  415: 'wrongMediaType',
};

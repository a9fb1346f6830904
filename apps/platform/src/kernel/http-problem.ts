import { STATUS_CODES } from 'node:http';

import type { Problem } from '@kvota/contracts';

type Issue = NonNullable<Problem['issues']>[number];

/** A failure with an answer. It may be thrown anywhere below a call, and is sent as problem details (RFC 9457). */
export class HttpProblem extends Error {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    rest: { code?: string; issues?: Issue[]; headers?: Record<string, string> } = {},
  ) {
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
    };
  }
}

/** The answer to every request that needs the database while it is away (SEC-13). */
export function databaseAway(): HttpProblem {
  return new HttpProblem(503, 'The database cannot be reached at the moment. Try again.', {
    code: 'unavailable',
    headers: { 'retry-after': '2' },
  });
}

/** The media type of problem details. */
export const problemType = 'application/problem+json; charset=utf-8';

/**
 * Returns the response for a thrown error: our own problems as they are, refusals of the framework by their status, and
 * a bare 500 for the rest.
 */
export function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new HttpProblem(status, (error as Error).message); // has a statusCode: an Error
  return new HttpProblem(500, 'The platform failed to answer. The failure has been logged.');
}

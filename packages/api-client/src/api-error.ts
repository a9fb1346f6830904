import type { Problem } from '@kvota/contracts';

/**
 * Kinds of failure:
 *
 * - `offline`: no answer arrived; `timeout`: no answer arrived in time (or 408).
 * - `unauthorized`: 401; `forbidden`: 403; `not-served`: 501.
 * - `old-sign-in`: 401 with a valid token, if the call needs a more recent sign-in (SEC-21, RFC 9470).
 * - `invalid`: 400 or 422; `refused`: any other 4xx.
 * - `server`: any other status that is not a success.
 * - `malformed`: the answer does not match the contract.
 */
export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'old-sign-in'
  | 'forbidden'
  | 'not-served'
  | 'invalid'
  | 'refused'
  | 'server'
  | 'malformed';

/** Details of a failure beside its kind. */
export interface ApiErrorDetails {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly problem?: Problem | undefined;
  /** Seconds to wait before the call may succeed, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The only error that calls throw (ERR-07, ERR-08). Its message is for developers; show `kind` and `code` to users. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Method and path of the call, as in the contract. */
  readonly call: string;
  /** The HTTP status, if an answer arrived. */
  readonly status: number | undefined;
  /** A translation key: `code` of problem details, or `error` of a POST answer. */
  readonly code: string | undefined;
  /** The problem details (RFC 9457), if the server sent them. */
  readonly problem: Problem | undefined;
  /** Seconds to wait before the call may succeed, if the server sent them in `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, call: string, details: ApiErrorDetails = {}) {
    super(messageOf(kind, call, details), details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.call = call;
    this.status = details.status;
    this.code = details.code;
    this.problem = details.problem;
    this.retryAfter = details.retryAfter;
  }
}

/** Returns true if a thrown value is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

function messageOf(kind: ApiErrorKind, call: string, { status, code, problem }: ApiErrorDetails): string {
  const notes = [status, code, problem?.title].filter((note) => note !== undefined);
  return notes.length === 0 ? `${call}: ${kind}` : `${call}: ${kind} (${notes.join(', ')})`;
}

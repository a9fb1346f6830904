import type { Problem } from '@kvota/contracts';

/**
 * What went wrong with a call:
 * `offline` no answer reached us; `timeout` none in time; `unauthorized` 401; `forbidden` 403; `not-served` 501;
 * `invalid` 400 or 422; `refused` any other 4xx; `server` any other status that is no success; `malformed` an answer
 * that is not what the contract says.
 */
export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'not-served'
  | 'invalid'
  | 'refused'
  | 'server'
  | 'malformed';

/** What is known of a failure besides its kind. */
export interface ApiErrorDetails {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly problem?: Problem | undefined;
  readonly cause?: unknown;
}

/** The one error that a call of the platform throws (ERR-07, ERR-08); its message is for developers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Method and path of the call, as the contract writes it. */
  readonly call: string;
  /** The HTTP status, where an answer came. */
  readonly status: number | undefined;
  /** A translation key: the `code` of problem details, or the `error` of the specification's posts. */
  readonly code: string | undefined;
  /** The problem details, where the server sent them (RFC 9457). */
  readonly problem: Problem | undefined;

  constructor(kind: ApiErrorKind, call: string, details: ApiErrorDetails = {}) {
    super(messageOf(kind, call, details), details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.call = call;
    this.status = details.status;
    this.code = details.code;
    this.problem = details.problem;
  }
}

/** Whether something thrown is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

function messageOf(kind: ApiErrorKind, call: string, { status, code, problem }: ApiErrorDetails): string {
  const notes = [status, code, problem?.title].filter((note) => note !== undefined);
  return notes.length === 0 ? `${call}: ${kind}` : `${call}: ${kind} (${notes.join(', ')})`;
}

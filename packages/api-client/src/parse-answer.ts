import { Problem, type Call } from '@kvota/contracts';
import * as v from 'valibot';

import { ApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error.ts';

/** Code of the problem that a sign-in is too old for a call. The session goes on, so it must not end it. */
const insufficientSignIn = 'insufficientSignIn';

/** Returns the name of a call in errors, such as `POST /sportsbetting/v1/ticketRequest`. */
export function labelOf(call: Call): string {
  return `${call.method} ${call.path}`;
}

/**
 * Parses the answer of a successful call with the schema of the contract.
 *
 * @throws ApiError `malformed` if the answer does not match.
 */
export function parseAnswer(call: Call, status: number, data: unknown): unknown {
  const parsed = v.safeParse(call.answer, data);
  if (parsed.success) return parsed.output;
  throw new ApiError('malformed', labelOf(call), { status, cause: new v.ValiError(parsed.issues) });
}

/**
 * Parses the body of a response with an error status.
 *
 * The specification uses 4xx statuses for refusals (ERR-03, ERR-04, ERR-07). If the call answers with `ErrorText` and the
 * body matches its schema, the body is returned as the answer. Otherwise an ApiError is thrown. A 401 always throws,
 * because the session must react to it, or the user must sign in again.
 */
export function parseFailure(call: Call, { status, headers }: Response, data: unknown): unknown {
  if (status >= 400 && status < 500 && status !== 401 && hasErrorText(call)) {
    const parsed = v.safeParse(call.answer, data);
    if (parsed.success) return parsed.output;
  }
  const details = { ...detailsOf(data), retryAfter: secondsOf(headers.get('retry-after')) };
  throw new ApiError(kindOf(status, details.code), labelOf(call), { status, ...details });
}

function kindOf(status: number, code: string | undefined): ApiErrorKind {
  if (status === 401) return code === insufficientSignIn ? 'old-sign-in' : 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 408) return 'timeout';
  if (status === 501) return 'not-served';
  if (status === 400 || status === 422) return 'invalid';
  return status >= 400 && status < 500 ? 'refused' : 'server';
}

/** Returns true if the answer of a call has the field `ErrorText`. */
function hasErrorText({ answer }: Call): boolean {
  return 'entries' in answer && isRecord(answer.entries) && 'ErrorText' in answer.entries;
}

function detailsOf(data: unknown): ApiErrorDetails {
  if (!isRecord(data)) return {};
  const parsed = v.safeParse(Problem, data);
  const problem = parsed.success ? parsed.output : undefined;
  return { problem, code: problem?.code ?? textOf(data['error']) ?? textOf(data['code']) };
}

/** `Retry-After` may be a date too, which no platform of ours sends. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

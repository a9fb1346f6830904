import { Problem, type Call } from '@kvota/contracts';
import * as v from 'valibot';

import { ApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error.ts';

/** How a call is named in errors: `POST /sportsbetting/v1/ticketRequest`. */
export function labelOf(call: Call): string {
  return `${call.method} ${call.path}`;
}

/** The answer of a successful call, parsed; throws an ApiError `malformed` when it is not what the contract says. */
export function answerOf(call: Call, status: number, data: unknown): unknown {
  const parsed = v.safeParse(call.answer, data);
  if (parsed.success) return parsed.output;
  throw new ApiError('malformed', labelOf(call), { status, cause: new v.ValiError(parsed.issues) });
}

/**
 * What an unsuccessful status means. A 4xx whose body is a whole answer with ErrorText is an answer (ERR-03, ERR-04,
 * ERR-07); everything else is thrown as an ApiError. 401 always is: the session has to know.
 */
export function outcomeOf(call: Call, status: number, data: unknown): unknown {
  if (status >= 400 && status < 500 && status !== 401 && carriesOutcome(call)) {
    const parsed = v.safeParse(call.answer, data);
    if (parsed.success) return parsed.output;
  }
  throw new ApiError(kindOf(status), labelOf(call), { status, ...detailsOf(data) });
}

function kindOf(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 408) return 'timeout';
  if (status === 501) return 'not-served';
  if (status === 400 || status === 422) return 'invalid';
  return status >= 400 && status < 500 ? 'refused' : 'server';
}

function carriesOutcome(call: Call): boolean {
  const { answer } = call;
  return 'entries' in answer && isRecord(answer.entries) && 'ErrorText' in answer.entries;
}

function detailsOf(data: unknown): ApiErrorDetails {
  if (!isRecord(data)) return {};
  const parsed = v.safeParse(Problem, data);
  const problem = parsed.success ? parsed.output : undefined;
  return { problem, code: problem?.code ?? textOf(data['error']) ?? textOf(data['code']) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import { createTransport, isApiError, type CallRequest } from '@kvota/api-client';
import type { Call } from '@kvota/contracts';
import * as v from 'valibot';

/** The result of a call, as the explorer shows it. */
export interface Sent {
  readonly label: string;
  readonly tookMs: number;
  readonly status: number | undefined;
  readonly outcome:
    | { readonly kind: 'answer'; readonly answer: unknown }
    | { readonly kind: 'error'; readonly error: ErrorFacts };
}

/** The fields of an ApiError. */
export interface ErrorFacts {
  readonly kind: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly problem: unknown;
  readonly cause: string | undefined;
  readonly issues: readonly string[];
}

export interface Sending {
  readonly baseUrl: string;
  readonly token: string;
  readonly timeout: number;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/** Sends a call through the real transport and returns its result. Never rejects. */
export async function sendCall(call: Call, request: CallRequest, sending: Sending): Promise<Sent> {
  const began = sending.now();
  let status: number | undefined;
  const transport = createTransport({
    baseUrl: sending.baseUrl,
    token: () => (sending.token === '' ? undefined : sending.token),
    timeout: sending.timeout,
    fetch: async (...request) => {
      const response = await sending.fetch(...request);
      ({ status } = response);
      return response;
    },
  });
  const outcome = await transport(call, { ...request, retry: false }).then(
    (answer): Sent['outcome'] => ({ kind: 'answer', answer }),
    (error: unknown): Sent['outcome'] => ({ kind: 'error', error: factsOf(error) }),
  );
  return { label: `${call.method} ${call.path}`, tookMs: sending.now() - began, status, outcome };
}

function factsOf(error: unknown): ErrorFacts {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  const issues = cause instanceof v.ValiError ? v.flatten(cause.issues).nested : undefined;
  return {
    kind: isApiError(error) ? error.kind : 'not an ApiError',
    message,
    code: isApiError(error) ? error.code : undefined,
    problem: isApiError(error) ? error.problem : undefined,
    cause: cause?.message,
    issues: Object.entries(issues ?? {}).map(([path, messages]) => `${path}: ${(messages as string[]).join(', ')}`),
  };
}

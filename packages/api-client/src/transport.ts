import type { Call } from '@kvota/contracts';
import ky, { isHTTPError, isNetworkError, isTimeoutError, type Options } from 'ky';

import { addressOf, type AddressParts } from './address-of.ts';
import { answerOf, labelOf, outcomeOf } from './answer-of.ts';
import { ApiError, isApiError } from './api-error.ts';

/** Where the platform is and who asks. */
export interface TransportOptions {
  /** Base address; it may carry a path. Empty: the origin of the page. */
  readonly baseUrl: string;
  /** The access token, asked before every call that is not public, or public and personal; undefined when nobody is signed in. */
  readonly token: () => Promise<string | undefined> | string | undefined;
  /** Stands in for the global fetch. */
  readonly fetch?: typeof fetch | undefined;
  /** Hears of every 401 before the call throws. */
  readonly onUnauthorized?: ((error: ApiError) => void) | undefined;
  /** Milliseconds that one attempt may take; 10,000 unless told. */
  readonly timeout?: number | undefined;
}

/** What a caller may decide for one call. */
export interface CallOptions {
  /** Cancels the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that one attempt of this call may take. */
  readonly timeout?: number | undefined;
  /** False: not even a GET is tried again. */
  readonly retry?: boolean | undefined;
}

/** Everything that one call is given. */
export interface CallRequest extends AddressParts, CallOptions {
  readonly body?: unknown;
}

/** Sends a call and gives its parsed answer; throws an ApiError. */
export type Transport = (call: Call, request: CallRequest) => Promise<unknown>;

/** A GET is tried twice more, with full jitter, when no answer came or the server failed for the moment; never on 4xx. */
const retries = {
  limit: 2,
  methods: ['get'],
  statusCodes: [500, 502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 10_000,
  backoffLimit: 2000,
  jitter: true,
};

/** The way to the platform: addresses, token, timeouts, retries, and the one place where wire failures become ours. */
export function createTransport(options: TransportOptions): Transport {
  return async (call, request) => {
    const address = addressOf(options.baseUrl, call, request);
    const anonymous = call.access === 'public' && call.personal === undefined;
    const authorization = anonymous ? undefined : await authorizationOf(options, call);
    if (call.access !== 'public' && authorization === undefined) {
      // Nobody is signed in any more: the answer is known without asking.
      const error = new ApiError('unauthorized', labelOf(call));
      options.onUnauthorized?.(error);
      throw error;
    }
    request.signal?.throwIfAborted();
    const settings: Options = {
      method: call.method,
      headers: { accept: 'application/json', ...(authorization === undefined ? {} : { authorization }) },
      timeout: request.timeout ?? options.timeout ?? 10_000,
      retry: call.method === 'GET' && request.retry !== false ? retries : { limit: 0 },
      ...(request.body === undefined ? {} : { json: request.body }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
    };
    // Called outside the try: what ky throws at once is a mistake in its options, no failure of the wire.
    const pending = ky(address, settings);
    try {
      const response = await pending;
      return answerOf(call, response.status, await response.json());
    } catch (thrown) {
      if (request.signal?.aborted) throw request.signal.reason;
      return afterFailure(options, call, thrown);
    }
  };
}

async function authorizationOf({ token }: TransportOptions, call: Call): Promise<string | undefined> {
  try {
    const value = await token();
    return value === undefined ? undefined : `Bearer ${value}`;
  } catch (cause) {
    throw isApiError(cause) ? cause : new ApiError('unauthorized', labelOf(call), { cause });
  }
}

/** An answer hidden in a failure (see {@link outcomeOf}), or the failure as ours. */
function afterFailure({ onUnauthorized }: TransportOptions, call: Call, thrown: unknown): unknown {
  try {
    if (isHTTPError(thrown)) return outcomeOf(call, thrown.response.status, thrown.data);
    throw failureOf(call, thrown);
  } catch (error) {
    if (isApiError(error) && error.kind === 'unauthorized') onUnauthorized?.(error);
    throw error;
  }
}

function failureOf(call: Call, thrown: unknown): unknown {
  if (isApiError(thrown)) return thrown;
  const label = labelOf(call);
  if (isTimeoutError(thrown)) return new ApiError('timeout', label, { cause: thrown });
  if (thrown instanceof SyntaxError) return new ApiError('malformed', label, { cause: thrown });
  // A connection cut while the body is read shows as a bare TypeError, which ky leaves as it is.
  if (isNetworkError(thrown) || thrown instanceof TypeError) return new ApiError('offline', label, { cause: thrown });
  return thrown;
}

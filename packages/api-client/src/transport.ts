import type { Call } from '@kvota/contracts';
import ky, { isHTTPError, isNetworkError, isTimeoutError, type Options } from 'ky';

import { addressOf, type AddressParts } from './address-of.ts';
import { ApiError, isApiError } from './api-error.ts';
import { labelOf, parseAnswer, parseFailure } from './parse-answer.ts';

/** Dependencies of a transport. */
export interface TransportDeps {
  /** Returns the access token before each call that is not public, or is personal; undefined if no user is signed in. */
  readonly token: () => Promise<string | undefined> | string | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Called on each 401 before the call throws, unless only a more recent sign-in is needed. */
  readonly onUnauthorized?: ((error: ApiError) => void) | undefined;
}

/** Configuration of a transport. */
export interface TransportOptions extends TransportDeps {
  /** Base address, which may have a path. If empty, calls go to the origin of the page. */
  readonly baseUrl: string;
  /** Milliseconds that one attempt may take. Default 10,000. */
  readonly timeout?: number | undefined;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that one attempt of this call may take. */
  readonly timeout?: number | undefined;
  /** If false, the call is never retried, not even a GET. */
  readonly retry?: boolean | undefined;
}

/** Input and options of one call. */
export interface CallRequest extends AddressParts, CallOptions {
  readonly body?: unknown;
}

/** Sends a call and returns its parsed answer, or the Blob of a file. Throws an {@link ApiError} if the call fails. */
export type Transport = (call: Call, request: CallRequest) => Promise<unknown>;

/** A GET is retried twice, with full jitter, if no answer arrived or the server failed temporarily; never after 4xx. */
const retries = {
  limit: 2,
  methods: ['get'],
  statusCodes: [500, 502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 10_000,
  backoffLimit: 2000,
  jitter: true,
};

/** Creates a transport: it adds address, token, timeout and retries to each call, and turns every failure into an ApiError. */
export function createTransport(options: TransportOptions): Transport {
  return async (call, request) => {
    const address = addressOf(options.baseUrl, call, request);
    const personal = typeof call.personal === 'function' ? call.personal(request.body) : call.personal === true;
    const anonymous = call.access === 'public' && !personal;
    const authorization = anonymous ? undefined : await authorizationOf(options, call);
    if (call.access !== 'public' && authorization === undefined) {
      // No user is signed in, so the platform would answer 401.
      const error = new ApiError('unauthorized', labelOf(call));
      options.onUnauthorized?.(error);
      throw error;
    }
    request.signal?.throwIfAborted();
    const settings: Options = {
      method: call.method,
      headers: {
        accept: call.file ? '*/*' : 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
      },
      timeout: request.timeout ?? options.timeout ?? 10_000,
      retry: call.method === 'GET' && request.retry !== false ? retries : { limit: 0 },
      ...(request.body === undefined ? {} : { json: request.body }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
    };
    // Outside the try, because ky throws synchronously only if its options are wrong, which is not a failure of the wire.
    const pending = ky(address, settings);
    try {
      const response = await pending;
      return call.file ? await response.blob() : parseAnswer(call, response.status, await response.json());
    } catch (thrown) {
      if (request.signal?.aborted) throw request.signal.reason;
      return handleFailure(options, call, thrown);
    }
  };
}

async function authorizationOf({ token }: TransportDeps, call: Call): Promise<string | undefined> {
  try {
    const value = await token();
    return value === undefined ? undefined : `Bearer ${value}`;
  } catch (cause) {
    throw isApiError(cause) ? cause : new ApiError('unauthorized', labelOf(call), { cause });
  }
}

/** Returns the answer that an error response contains (see {@link parseFailure}); otherwise throws an ApiError. */
function handleFailure({ onUnauthorized }: TransportDeps, call: Call, thrown: unknown): unknown {
  try {
    if (isHTTPError(thrown)) return parseFailure(call, thrown.response, thrown.data);
    throw toApiError(call, thrown);
  } catch (error) {
    if (isApiError(error) && error.kind === 'unauthorized') onUnauthorized?.(error);
    throw error;
  }
}

function toApiError(call: Call, thrown: unknown): unknown {
  if (isApiError(thrown)) return thrown;
  const label = labelOf(call);
  if (isTimeoutError(thrown)) return new ApiError('timeout', label, { cause: thrown });
  if (thrown instanceof SyntaxError) return new ApiError('malformed', label, { cause: thrown });
  // If the connection is lost while the body is read, fetch throws a plain TypeError, which ky does not wrap.
  if (isNetworkError(thrown) || thrown instanceof TypeError) return new ApiError('offline', label, { cause: thrown });
  return thrown;
}

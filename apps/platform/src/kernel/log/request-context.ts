import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being served. */
export interface RequestContext {
  /** Sent in the header `x-request-id` of the answer. */
  readonly requestId: string;
}

const current = new AsyncLocalStorage<RequestContext>();

/** Runs in the context of a request, and everything that is started by it. */
export function inRequest<T>(context: RequestContext, run: () => T): T {
  return current.run(context, run);
}

/** Returns the request that is being served; undefined outside of one. */
export const currentRequest = (): RequestContext | undefined => current.getStore();

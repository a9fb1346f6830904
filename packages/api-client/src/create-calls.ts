import type { Call, CallAnswer, CallInput } from '@kvota/contracts';

import type { CallOptions, CallRequest, Transport } from './transport.ts';

/** One call as a function. Its one argument has input and options, and is optional if no input is required. */
export type ApiCall<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? (request?: CallInput<C> & CallOptions) => Promise<Answer<C>>
    : (request: CallInput<C> & CallOptions) => Promise<Answer<C>>;

type Answer<C extends Call> = C extends { readonly file: true } ? Blob : CallAnswer<C>;

/** A group of calls as functions, by name. */
export type Api<G> = { readonly [K in keyof G]: G[K] extends Call ? ApiCall<G[K]> : never };

/** Creates the functions of one group of calls, so that a page bundles only the schemas of the groups that it uses. */
export function createCalls<const G extends Readonly<Record<string, Call>>>(group: G, transport: Transport): Api<G> {
  const functions = Object.entries(group).map(([name, call]) => [
    name,
    (request: CallRequest = {}) => transport(call, request),
  ]);
  // Safe: there is one function per key, and the transport parses each answer with the schema of its call.
  return Object.fromEntries(functions) as Api<G>;
}

import type { Call, CallAnswer, CallInput } from '@kvota/contracts';

import type { CallOptions, CallRequest, Transport } from './transport.ts';

/** One call as a function: its input and its options in one argument, left out where nothing is required. */
export type ApiCall<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? (request?: CallInput<C> & CallOptions) => Promise<CallAnswer<C>>
    : (request: CallInput<C> & CallOptions) => Promise<CallAnswer<C>>;

/** A group of calls as functions, by name. */
export type Api<G> = { readonly [K in keyof G]: G[K] extends Call ? ApiCall<G[K]> : never };

/** The functions of one group of calls, so that a page bundles the schemas of the groups it uses only. */
export function createCalls<const G extends Readonly<Record<string, Call>>>(group: G, transport: Transport): Api<G> {
  const functions = Object.entries(group).map(([name, call]) => [
    name,
    (request: CallRequest = {}) => transport(call, request),
  ]);
  // Safe: one function per key of the group, and the transport parses each answer with that call's own schema.
  return Object.fromEntries(functions) as Api<G>;
}

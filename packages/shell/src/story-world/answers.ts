import {
  calls,
  type Call,
  type CallAnswer,
  type CallBody,
  type CallName,
  type Calls,
  type Match,
} from '@kvota/contracts';
import * as v from 'valibot';

/** What a page asked with a call. */
export interface CallRequest<N extends CallName> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** As the contract's schema parses it; undefined for a call without a body. */
  readonly body: CallBody<Calls[N]>;
}

/** A call that fails, with the status that the platform gives and the key of its reason; 0 means that no answer comes back. */
export class Failure {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, code?: string) {
    this.status = status;
    this.code = code;
  }
}

/** Matches are written by the contract's own type, which says more of a market than its schema can. */
type Written<A> = A extends { result: { markets: unknown }[] } ? Omit<A, 'result'> & { result: Match[] } : A;
type Reply<N extends CallName> = Written<CallAnswer<Calls[N]>> | Failure;

/** How a call is answered: always the same, or by what was asked. */
export type Answer<N extends CallName> = Reply<N> | ((asked: CallRequest<N>) => Reply<N> | Promise<Reply<N>>);

/** Answers by call; a call without one is answered as the platform answers what it does not serve yet. */
export type Answers = { readonly [N in CallName]?: Answer<N> };

/** No answer ever comes: what is shown while something loads. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** The server fails. */
export const serverError = new Failure(503);
/** Nobody is at the other end. */
export const noAnswer = new Failure(0);

interface Way {
  readonly name: CallName;
  readonly call: Call;
  readonly path: RegExp;
}

const ways: readonly Way[] = Object.entries(calls).map(([name, call]) => ({
  name: name as CallName, // a key of the contract's calls
  call,
  path: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** A fetch that answers the calls of the contract from `answers`, which is asked anew for each call. */
export function answeringFetch(answers: () => Answers): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const way = ways.find(({ call, path }) => call.method === request.method && path.test(pathname));
    if (!way) throw new Error(`A story made a call that the contract does not have: ${request.method} ${pathname}`);
    const reply = await Promise.race([replyTo(way, request, pathname, searchParams, answers()), aborted(request)]);
    if (!(reply instanceof Failure)) return Response.json(reply);
    const { status, code } = reply;
    if (status === 0) throw new TypeError('Failed to fetch');
    const problem = { type: 'about:blank', title: 'Story', status, ...(code !== undefined && { code }) };
    return Response.json(problem, { status });
  };
}

async function replyTo(
  { name, call, path }: Way,
  request: Request,
  pathname: string,
  searchParams: URLSearchParams,
  answers: Answers,
): Promise<unknown> {
  // The call's own answer; the table's type says so for each key, and a key's type cannot be followed through a variable.
  const answer = answers[name] as Answer<CallName> | undefined;
  if (answer === undefined) return new Failure(501);
  if (typeof answer !== 'function') return answer;
  const body = call.body ? v.safeParse(call.body, await request.json()) : undefined;
  // What the platform would refuse is refused here too: a page that asks wrongly fails in its story.
  if (body?.success === false) return new Failure(400);
  const asked = {
    params: path.exec(pathname)?.groups ?? {},
    query: Object.fromEntries(searchParams),
    body: body?.output,
  } as CallRequest<CallName>; // just parsed by the schema of this very call
  return await answer(asked);
}

function aborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

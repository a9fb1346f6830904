import { signInLevels, type Call, type CallAnswer, type CallBody, type Match, type StepUp } from '@kvota/contracts';
import { wireCalls, type WireCallName, type WireCalls } from '@kvota/contracts/operator';
import * as v from 'valibot';

/** A call as a page made it. */
export interface CallRequest<N extends WireCallName> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** As the contract's schema parses it; undefined for a call without a body. */
  readonly body: CallBody<WireCalls[N]>;
}

/** A failed call: status, the code of its reason, and seconds to wait. Status 0 means no answer. */
export class Failure {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;
  readonly stepUp: StepUp | undefined;

  constructor(status: number, code?: string, retryAfter?: number, stepUp?: StepUp) {
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.stepUp = stepUp;
  }
}

/** Matches have the contract's type, which is more exact about markets than its schema. */
type Written<A> = A extends { result: { markets: unknown }[] } ? Omit<A, 'result'> & { result: Match[] } : A;
type Given<C extends Call> = C extends { readonly file: true } ? Blob : Written<CallAnswer<C>>;
type Reply<N extends WireCallName> = Given<WireCalls[N]> | Failure;

/** The answer to a call: constant, or a function of the request. */
export type Answer<N extends WireCallName> = Reply<N> | ((asked: CallRequest<N>) => Reply<N> | Promise<Reply<N>>);

/** Answers by call. A call without an answer fails with 501. */
export type Answers = { readonly [N in WireCallName]?: Answer<N> };

/** An answer that never comes, for the loading state. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** The server fails. */
export const serverError = new Failure(503);
/** The call needs a more recent sign-in, or a second factor that the user has not added (SEC-23). */
export const signInNeeded = ({ enrol = false } = {}): Failure =>
  new Failure(401, 'insufficientSignIn', undefined, { acrValues: signInLevels.secondFactor, maxAge: 300, enrol });
/** The server cannot be reached. */
export const noAnswer = new Failure(0);

interface CallRoute {
  readonly name: WireCallName;
  readonly call: Call;
  readonly path: RegExp;
}

const callRoutes: readonly CallRoute[] = Object.entries(wireCalls).map(([name, call]) => ({
  name: name as WireCallName, // a key of the contract's calls
  call,
  path: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Creates a fetch that answers the calls of the contract from `answers`, which is read again for each call. */
export function answeringFetch(answers: () => Answers): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const route = callRoutes.find(({ call, path }) => call.method === request.method && path.test(pathname));
    if (!route) throw new Error(`A story made a call that the contract does not have: ${request.method} ${pathname}`);
    const reply = await Promise.race([replyTo(route, request, pathname, searchParams, answers()), aborted(request)]);
    // A file, which only calls with `file` answer.
    if (reply instanceof Blob) return new Response(reply);
    if (!(reply instanceof Failure)) return Response.json(reply);
    const { status, code, retryAfter, stepUp } = reply;
    if (status === 0) throw new TypeError('Failed to fetch');
    const problem = {
      type: 'about:blank',
      title: 'Story',
      status,
      ...(code !== undefined && { code }),
      ...(stepUp && { stepUp }),
    };
    const headers = new Headers(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
    return Response.json(problem, { status, headers });
  };
}

async function replyTo(
  { name, call, path }: CallRoute,
  request: Request,
  pathname: string,
  searchParams: URLSearchParams,
  answers: Answers,
): Promise<unknown> {
  // The types of key and answer cannot be correlated through a variable.
  const answer = answers[name] as Answer<WireCallName> | undefined;
  if (answer === undefined) return new Failure(501);
  if (typeof answer !== 'function') return answer;
  const body = call.body ? v.safeParse(call.body, await request.json()) : undefined;
  // Refused as the platform would refuse it, so that a page with a wrong request fails in its story.
  if (body?.success === false) return new Failure(400);
  const asked = {
    params: path.exec(pathname)?.groups ?? {},
    query: Object.fromEntries(searchParams),
    body: body?.output,
  } as CallRequest<WireCallName>; // just parsed by the schema of this very call
  return await answer(asked);
}

function aborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

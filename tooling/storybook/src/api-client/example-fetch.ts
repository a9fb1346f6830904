import { exampleOf } from '@kvota/contracts/examples';
import { wireCalls } from './wire-calls.ts';

/** The behaviour of the stand-in for every call. */
export const behaviours = {
  answer: 'Answers',
  refusal: 'Refuses (ErrorText)',
  offline: 'Cannot be reached',
  timeout: 'Does not answer in time',
  unauthorized: '401',
  forbidden: '403',
  tooMany: '429',
  failure: '500',
  notServed: '501',
  malformed: 'Answers nonsense',
} as const;
export type Behaviour = keyof typeof behaviours;

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const problem = (status: number, title: string, code?: string): Response =>
  json(
    status,
    { type: 'about:blank', title, status, ...(code === undefined ? {} : { code }) },
    { 'content-type': 'application/problem+json', ...(status === 429 ? { 'retry-after': '30' } : {}) },
  );

/** Creates a platform that replaces `fetch` and answers with examples that fit the schemas. */
export function exampleFetch(behaviour: () => Behaviour): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    switch (behaviour()) {
      case 'answer':
        return answerTo(request);
      case 'refusal':
        return json(422, {
          ErrorText: 'refused',
          error: 'minTicketPayin',
          code: 0,
          serverTime: '2026-11-21T18:00:00Z',
        });
      case 'offline':
        throw new TypeError('Failed to fetch');
      case 'timeout':
        return neverAnswer(request.signal);
      case 'unauthorized':
        return problem(401, 'The token is missing or too old');
      case 'forbidden':
        return problem(403, 'Not for this role');
      case 'tooMany':
        return problem(429, 'Too many calls', 'snackbarServerBusy');
      case 'failure':
        return problem(500, 'Something broke');
      case 'notServed':
        return problem(501, 'Not served by this version');
      case 'malformed':
        return json(200, { unexpected: true });
    }
  };
}

function answerTo(request: Request): Response {
  const { pathname } = new URL(request.url);
  const found = wireCalls.find(({ call }) => {
    const pattern = call.path.replaceAll(/\{\w+\}/g, '[^/]+');
    return call.method === request.method && new RegExp(`${pattern}$`).test(pathname);
  });
  return found ? json(200, exampleOf(found.call.answer)) : problem(404, `There is nothing at ${pathname}`);
}

function neverAnswer(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    // Safe: an abort always has a reason.
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

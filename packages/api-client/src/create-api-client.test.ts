import { calls, sportsCalls, type Match, type Ping, type TicketRequest } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { isApiError, type ApiError } from './api-error.ts';
import { createApiClient, type ApiClient } from './create-api-client.ts';
import { createCalls } from './create-calls.ts';
import { json, startServer } from './testing/test-server.ts';
import { createAgencyClient } from './agency.ts';
import { createOperatorClient } from './operator.ts';
import { createTransport, type TransportOptions } from './transport.ts';

const ping = {
  blocked: false,
  wallets: [],
  maintenanceMode: { timeLeft: 0 },
  serverTime: '2026-11-21T12:00:00Z',
};
const ticket: TicketRequest = {
  ticket_id: 'ticket-0001',
  selections: [
    {
      eventId: '1',
      type: 'prematch',
      marketCode: '1X2',
      selectionCode: '1',
      odds: '1.85',
      original_odds: '1.85',
      sport: 'F',
      systemGroup: null,
    },
  ],
  autoOddsChange: false,
  bets: { selectedSystems: [1], stake: '20', type: 'total' },
  original_bets: { selectedSystems: [1], stake: '20', type: 'total' },
  wallet: { currency: 'RSD', currency_id: 1 },
  bonus: { amount: 0, percentage: 0, total_gain: 0 },
  systemGroups: [],
};
const problem = (status: number, code?: string) => ({
  type: 'about:blank',
  title: 'No',
  status,
  ...(code === undefined ? {} : { code }),
});

function clientOf(url: string, options: Partial<TransportOptions> = {}): ApiClient {
  return createApiClient({ baseUrl: url, token: () => 't0ken', ...options });
}

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (isApiError(error)) return error;
  throw new Error('The call was to throw an ApiError.', { cause: error });
}

describe('a call', () => {
  test('[CALL-04] sends its query to its path below the base address and returns the parsed answer', async () => {
    await using server = await startServer(json(200, { ...ping, unknownField: 1 }));
    const api = clientOf(`${server.url}/bookmaker/`);
    const answer = await api.ping({ query: { ticket_id: 'a b&c' } });
    expect(answer).toEqual(ping);
    expect(server.seen).toMatchObject([
      { method: 'GET', url: '/bookmaker/base/v1/users/ping?ticket_id=a+b%26c', body: undefined },
    ]);
  });

  test('every call of the contract is a function of one of the three clients', () => {
    const api = clientOf('http://localhost');
    const transport = createTransport({ baseUrl: '', token: () => '' });
    const [agency, operator] = [createAgencyClient(transport), createOperatorClient(transport)];
    expect(Object.keys({ ...api, ...agency, ...operator })).toEqual(Object.keys(wireCalls));
    expect(Object.keys(api)).toEqual(Object.keys(calls));
    expect(Object.keys(createCalls(sportsCalls, transport))).toEqual(Object.keys(sportsCalls));
  });

  test('input and answer have the types of the contract', () => {
    expectTypeOf<ApiClient['ping']>().returns.resolves.toEqualTypeOf<Ping>();
    expectTypeOf<ApiClient['user']>().toBeCallableWith();
    expectTypeOf<ApiClient['user']>().toBeCallableWith({ signal: new AbortController().signal });
    expectTypeOf<ApiClient['bettingOffer']>().toBeCallableWith({ body: { sport_code: 'F' } });
    expectTypeOf<Awaited<ReturnType<ApiClient['bettingOffer']>>['result']>().toExtend<Match[]>();
    // @ts-expect-error A body is required.
    expectTypeOf<ApiClient['bettingOffer']>().toBeCallableWith();
    // @ts-expect-error Not a field of the query.
    expectTypeOf<ApiClient['ping']>().toBeCallableWith({ query: { ticket: '1' } });
  });

  test('a path parameter is encoded; `.` and `..` are refused', async () => {
    await using server = await startServer(
      json(200, {
        doc: 'a',
        lang: 'en',
        title: 'b',
        summary: 'c',
        version: 1,
        inForceSince: '2026-11-01',
        text: 'd',
        versions: [],
      }),
    );
    const api = clientOf(server.url);
    await api.document({ params: { doc: 'terms/../x y' }, query: { lang: 'en' } });
    expect(server.seen[0]?.url).toBe('/cms/v1/documents/terms%2F..%2Fx%20y?lang=en');
    await expect(api.document({ params: { doc: '..' } })).rejects.toThrow(TypeError);
    await expect(api.document({ params: { doc: '' } })).rejects.toThrow(TypeError);
    expect(server.seen).toHaveLength(1);
  });

  test('the token is sent with calls that are not public, and only with them', async () => {
    await using server = await startServer(json(200, ping));
    const token = vi.fn(() => Promise.resolve('t0ken'));
    const api = clientOf(server.url, { token });
    await api.ping({});
    server.answerWith(json(200, []));
    await api.statusSettings();
    expect(server.seen.map(({ authorization }) => authorization)).toEqual(['Bearer t0ken', undefined]);
    expect(token).toHaveBeenCalledOnce();
  });

  test('a personal public call sends the token, if a user is signed in', async () => {
    await using server = await startServer(json(200, { result: [], totalPages: 0 }));
    const body = { page: 1, sport_code: 'F', special_filter: 'Favorites' };
    await clientOf(server.url, { token: () => Promise.resolve('t0ken') }).bettingOffer({ body });
    await clientOf(server.url, { token: () => Promise.resolve(undefined) }).bettingOffer({ body });
    const all = { ...body, special_filter: 'NextMatches' };
    await clientOf(server.url, { token: () => Promise.resolve('t0ken') }).bettingOffer({ body: all });
    expect(server.seen.map(({ authorization }) => authorization)).toEqual(['Bearer t0ken', undefined, undefined]);
  });

  test('fetch can be replaced', async () => {
    const api = clientOf('http://elsewhere.test', { fetch: () => Promise.resolve(Response.json(ping)) });
    expect(await api.ping()).toEqual(ping);
  });
});

describe('answers with ErrorText', () => {
  const refusal = { ErrorText: 'error', error: 'insufficientFunds', serverTime: '2026-11-21T12:00:00Z' };

  test('[ERR-07] a refused ticket is an answer with its error, with any 4xx status', async () => {
    await using server = await startServer(json(200, refusal));
    const api = clientOf(server.url);
    expect(await api.ticketRequest({ body: ticket })).toEqual(refusal);
    for (const status of [400, 403, 409, 422]) {
      server.answerWith(json(status, refusal));
      expect(await api.ticketRequest({ body: ticket })).toEqual(refusal);
    }
    expect(server.seen[0]?.body).toEqual(ticket);
  });

  test('[ERR-07] if the body is not a complete answer, its error becomes the code', async () => {
    await using server = await startServer(json(409, { ErrorText: 'error', error: 'ticketLimit' }));
    const error = await errorOf(clientOf(server.url).ticketRequest({ body: ticket }));
    expect(error).toMatchObject({ kind: 'refused', status: 409, code: 'ticketLimit' });
  });

  test('[ERR-08] a failed ticket request without response data has no code', async () => {
    await using server = await startServer((_, response) => response.destroy());
    const error = await errorOf(clientOf(server.url).ticketRequest({ body: ticket }));
    expect(error).toMatchObject({ kind: 'offline', status: undefined, code: undefined });
    expect(server.seen).toHaveLength(1);
  });

  test('a call whose answer has no ErrorText throws, even if the body has one', async () => {
    await using server = await startServer(json(409, { ErrorText: 'error', error: 'no' }));
    expect(await errorOf(clientOf(server.url).translations({ query: { lang: 'en', group: 'site' } }))).toMatchObject({
      kind: 'refused',
      code: 'no',
    });
  });

  test('401 always throws, and onUnauthorized is called first', async () => {
    await using server = await startServer(json(401, refusal));
    const onUnauthorized = vi.fn();
    const error = await errorOf(clientOf(server.url, { onUnauthorized }).ticketRequest({ body: ticket }));
    expect(error).toMatchObject({ kind: 'unauthorized', status: 401, code: 'insufficientFunds' });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error);
  });
});

describe('failures', () => {
  test('[SEC-21] a 401 that asks for a more recent sign-in does not end the session', async () => {
    await using server = await startServer(json(401, problem(401, 'insufficientSignIn'), 'application/problem+json'));
    const onUnauthorized = vi.fn();
    const api = createOperatorClient(createTransport({ baseUrl: server.url, token: () => 't0ken', onUnauthorized }));
    const body = { version: '6f1c0f0e-5c1f-4c8e-9d6a-2b7c1e0d9a44', over: 0 };
    const error = await errorOf(api.publishAppearance({ body }));
    expect(error).toMatchObject({ kind: 'old-sign-in', status: 401, code: 'insufficientSignIn' });
    expect(onUnauthorized).not.toHaveBeenCalled();
    server.answerWith(json(401, problem(401, 'unauthorized'), 'application/problem+json'));
    expect(await errorOf(api.publishAppearance({ body }))).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'refused'],
    [408, 'timeout'],
    [409, 'refused'],
    [422, 'invalid'],
    [429, 'refused'],
    [500, 'server'],
    [501, 'not-served'],
    [503, 'server'],
  ] as const)('HTTP %i is %s, with its problem details', async (status, kind) => {
    await using server = await startServer(json(status, problem(status, 'someKey'), 'application/problem+json'));
    const error = await errorOf(clientOf(server.url).bettingOffer({ body: { sport_code: 'F' } }));
    expect(error).toMatchObject({
      kind,
      status,
      code: 'someKey',
      problem: problem(status, 'someKey'),
      call: 'POST /sportsbetting/v1/bettingOffer',
    });
    expect(server.seen).toHaveLength(1);
  });

  test('the seconds of Retry-After are in the error; anything else there is left out', async () => {
    await using server = await startServer((_, response) =>
      response
        .writeHead(429, { 'content-type': 'application/problem+json', 'retry-after': '12' })
        .end(JSON.stringify(problem(429, 'tooManyTransfers'))),
    );
    const offer = { body: { sport_code: 'F' } };
    expect(await errorOf(clientOf(server.url).bettingOffer(offer))).toMatchObject({ retryAfter: 12 });
    server.answerWith((_, response) =>
      response.writeHead(429, { 'retry-after': 'Sat, 21 Nov 2026 12:00:00 GMT' }).end(),
    );
    const { retryAfter } = await errorOf(clientOf(server.url).bettingOffer(offer));
    expect(retryAfter).toBeUndefined();
  });

  test('an answer that does not match the contract is malformed', async () => {
    await using server = await startServer(json(200, { ...ping, blocked: 'no' }));
    const api = clientOf(server.url);
    expect(await errorOf(api.ping())).toMatchObject({ kind: 'malformed', status: 200 });
    server.answerWith((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>'),
    );
    expect(await errorOf(api.ping())).toMatchObject({ kind: 'malformed' });
    server.answerWith((_, response) => response.writeHead(200).end());
    expect(await errorOf(api.ping())).toMatchObject({ kind: 'malformed' });
    expect(server.seen).toHaveLength(3);
  });

  test('a connection lost in the middle of an answer is offline', async () => {
    await using server = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"blocked":', () => response.destroy());
    });
    expect(await errorOf(clientOf(server.url).ping({ retry: false }))).toMatchObject({ kind: 'offline' });
  });

  test('an address without a server is offline', async () => {
    const server = await startServer(json(200, ping));
    await server[Symbol.asyncDispose]();
    expect(await errorOf(clientOf(server.url).ping({ retry: false }))).toMatchObject({ kind: 'offline' });
  });

  test('an answer that does not arrive in time is a timeout', async () => {
    await using server = await startServer(() => undefined);
    expect(await errorOf(clientOf(server.url, { timeout: 20 }).ping())).toMatchObject({ kind: 'timeout' });
    expect(await errorOf(clientOf(server.url).ticketRequest({ body: ticket, timeout: 20 }))).toMatchObject({
      kind: 'timeout',
    });
    // There is no retry: a request that timed out may not even have reached the server.
    expect(server.seen.length).toBeLessThanOrEqual(2);
  });

  test('an aborted call rejects with the reason of its signal', async () => {
    const controller = new AbortController();
    await using server = await startServer(() => controller.abort(new Error('left the page')));
    await expect(clientOf(server.url).ping({ signal: controller.signal })).rejects.toThrow('left the page');
    await expect(clientOf(server.url).ping({ signal: controller.signal })).rejects.toThrow('left the page');
    expect(server.seen).toHaveLength(1);
  });

  test('if the token cannot be fetched, the call is unauthorized and nothing is sent', async () => {
    await using server = await startServer(json(200, ping));
    const token = () => Promise.reject(new Error('refresh failed'));
    expect(await errorOf(clientOf(server.url, { token }).ping())).toMatchObject({ kind: 'unauthorized' });
    expect(server.seen).toHaveLength(0);
  });

  test('if no user is signed in, a call for players is unauthorized and nothing is sent', async () => {
    await using server = await startServer(json(200, ping));
    const onUnauthorized = vi.fn();
    const api = clientOf(server.url, { token: () => undefined, onUnauthorized });
    expect(await errorOf(api.ping())).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(server.seen).toHaveLength(0);
  });
});

describe('retries', () => {
  test('a GET is retried if the server fails temporarily', async () => {
    await using server = await startServer(json(503, problem(503)));
    server.answerWith((_, response) => {
      const status = server.seen.length < 3 ? 503 : 200;
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
      response.end(JSON.stringify(status === 200 ? ping : problem(503)));
    });
    expect(await clientOf(server.url).ping()).toEqual(ping);
    expect(server.seen).toHaveLength(3);
  });

  test('a GET is not retried if the caller forbids it, nor after any 4xx', async () => {
    await using server = await startServer(json(503, problem(503)));
    const api = clientOf(server.url);
    await errorOf(api.ping({ retry: false }));
    expect(server.seen).toHaveLength(1);
    for (const status of [400, 401, 403, 404, 408, 409, 413, 422, 429]) {
      server.answerWith(json(status, problem(status)));
      await errorOf(api.ping());
    }
    expect(server.seen).toHaveLength(10);
  });

  test('[CALL-19] a POST is never retried, so that no ticket is paid twice', async () => {
    await using server = await startServer(json(503, problem(503)));
    await errorOf(clientOf(server.url).ticketRequest({ body: ticket }));
    server.answerWith((_, response) => response.destroy());
    await errorOf(clientOf(server.url).ticketRequest({ body: ticket }));
    expect(server.seen).toHaveLength(2);
  });
});

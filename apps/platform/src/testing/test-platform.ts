import { randomUUID } from 'node:crypto';

import type { Call, CallAnswer, CallInput } from '@kvota/contracts';
import { wireCalls, type WireCallName, type WireCalls } from '@kvota/contracts/operator';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';

import type { Feed } from '../feed/model/feed.ts';
import { createSimulatedFeed } from '../feed/simulated/simulated-feed.ts';
import type { ClientId } from '../identity/tokens/clients.ts';
import { createPlatform, type Platform, type PlatformOptions } from '../platform.ts';
import { demoPassword } from '../demo/demo-data.ts';
import { onlyListed } from './only-listed.ts';
import { signIn, type Tokens } from './sign-in.ts';
import { openMemory } from './memory-database.ts';

export interface TestPlatformOptions extends Partial<Omit<PlatformOptions, 'clock'>> {
  readonly clock?: FakeClock;
  /** False for a separate feed with empty caches. */
  readonly shareFeed?: boolean;
  /**
   * True if every sign-in goes through the sign-in page. By default, the tokens of an account are fetched once and
   * reused.
   */
  readonly freshSignIn?: boolean;
}

/** Thrown if a call was answered with a failure. */
export class CallFailed extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(name: string, status: number, body: unknown) {
    super(`${name} answered ${status}: ${JSON.stringify(body)}`);
    this.name = 'CallFailed';
    this.status = status;
    this.body = body;
  }
}

/** A platform in this process with a fake clock and its database in memory, and helpers to use it. */
export interface TestPlatform extends Omit<Platform, 'clock'> {
  readonly clock: FakeClock;
  /** Address of the app that signs in. */
  readonly origin: string;
  signIn(username: string, clientId?: ClientId): Promise<Tokens>;
  /** Makes a call over HTTP. Throws CallFailed on any status but 200. */
  call<N extends WireCallName>(
    name: N,
    input: CallInput<WireCalls[N]>,
    token?: string,
  ): Promise<CallAnswer<WireCalls[N]>>;
  /** Makes a call and returns the response as it is. Throws if it is an error that the contract does not list (CALL-60). */
  send<N extends WireCallName>(name: N, input: CallInput<WireCalls[N]>, token?: string): Promise<Response>;
}

/** The shared feed of most suites. A feed is a function of seed and time, so platforms can share its caches. */
const feeds = new Map<string, Feed>();
function feedOf(seed: string): Feed {
  const feed = feeds.get(seed) ?? createSimulatedFeed({ seed });
  feeds.set(seed, feed);
  return feed;
}

/** A Saturday, when the offer is large. */
const start = Date.UTC(2026, 10, 21, 12, 0, 0);

/**
 * Starts a platform for tests: seeded, on a free port, with a fake clock. Tokens are still dated by the clock of the
 * machine.
 */
export async function createTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const clock = options.clock ?? createFakeClock(start);
  const own = options.database === undefined ? await openMemory() : undefined;
  const origin = options.origins?.[0] ?? 'http://localhost:4100';
  const { seed = 'test', shareFeed = true, freshSignIn = false, ...others } = options;
  const platform = await createPlatform({
    database: own ?? 'memory',
    seed,
    ...(shareFeed ? { feed: feedOf(seed) } : {}),
    ids: randomUUID,
    ports: { http: 0 },
    origins: [origin, 'http://localhost:4200'],
    ...others,
    clock,
  });
  const send: TestPlatform['send'] = async (name, input, token) =>
    onlyListed(name, await sendCall(platform.url, wireCalls[name], input, token));
  const signedIn = new Map<string, Promise<Tokens>>();
  return {
    ...platform,
    clock,
    origin,
    signIn(username, clientId = 'kvota-site') {
      const name = `${clientId} ${username}`;
      const known = freshSignIn ? undefined : signedIn.get(name);
      const target = { issuer: platform.issuer, clientId, redirectUri: `${origin}/callback` };
      const tokens = known ?? signIn(target, { username, password: demoPassword });
      signedIn.set(name, tokens);
      return tokens;
    },
    send,
    async call<N extends WireCallName>(name: N, input: CallInput<WireCalls[N]>, token?: string) {
      const response = await send(name, input, token);
      const body: unknown = await response.json();
      if (response.status !== 200) throw new CallFailed(name, response.status, body);
      return body; // the server has validated it against the contract
    },
    async close() {
      await platform.close();
      await own?.close();
    },
  };
}

function sendCall(url: string, call: Call, input: unknown, token: string | undefined): Promise<Response> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, string | number | undefined>;
    body?: unknown;
  }; // a CallInput
  const address = new URL(
    call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '')),
    url,
  );
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  if (body !== undefined) headers.set('content-type', 'application/json');
  return fetch(address, {
    method: call.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

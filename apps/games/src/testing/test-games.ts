import { createHash, randomUUID } from 'node:crypto';

import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import * as v from 'valibot';

import type { OpenDatabase } from '../server/database/database.ts';
import { createGames, type Games, type GamesOptions } from '../server/games.ts';
import type { Title } from '../server/catalogue/title.ts';
import { frameCalls, FrameProblem, type FrameAnswer, type FrameCall, type FrameCallName } from '../wire/index.ts';
import { openMemory } from './databases.ts';
import { createFaultyWallet, type FaultyWallet } from './faulty-wallet.ts';
import { createSampleWallet, type SampleWallet } from './sample-wallet.ts';
import { tinyMaths } from './tiny-maths.ts';

const title = (code: string): Title => ({
  code,
  name: code,
  studio: 'house',
  engine: code,
  model: `${code}-1`,
  theme: 'plain',
  area: 'casino',
  kind: 'instant',
  color: '#102030',
  tags: [],
  features: [],
  released: '2026-11-01',
  popular: 1,
  orientation: 'any',
});

/** `ring`: the coin at a table, every 30 s. */
const ring: Title = {
  ...title('ring'),
  engine: 'coin',
  model: 'coin-1',
  kind: 'live',
  table: { betting: 20_000, closing: 2000, result: 8000 },
};
export const testTitles: readonly Title[] = [title('coin'), title('run'), ring];
export const testSigner = { provider: 'house', keys: [{ id: 'k1', secret: 'secret-of-tests-'.repeat(2) }] } as const;

/** Options of a server for tests: seeds that follow from a number, and the tiny maths. */
export function testOptions(
  seed = 'seed',
): Pick<
  GamesOptions,
  'seeds' | 'key' | 'ids' | 'maths' | 'titles' | 'studios' | 'signer' | 'origins' | 'ports' | 'chainLinks'
> {
  let made = 0;
  return {
    seeds: { server: () => createHash('sha256').update(`${seed}:${made++}`).digest('hex'), client: () => 'client' },
    key: 'key of tests',
    ids: randomUUID,
    maths: tinyMaths,
    titles: testTitles,
    studios: [{ code: 'house', name: 'House' }],
    signer: testSigner,
    origins: ['https://site.example'],
    ports: { http: 0 },
    chainLinks: 2500,
  };
}

/** A call of a frame over HTTP, with its answer. */
export interface FrameReply<N extends FrameCallName> {
  readonly status: number;
  /** The bytes, as text. */
  readonly text: string;
  readonly answer: FrameAnswer<N>;
  readonly problem: FrameProblem;
}

export interface FrameInput {
  readonly access?: string | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Makes a call as a frame does, and checks that its answer fits the contract of the wire. */
export async function callFrame<N extends FrameCallName>(
  url: string,
  name: N,
  input: FrameInput,
): Promise<FrameReply<N>> {
  const call: FrameCall = frameCalls[name];
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''));
  const response = await fetch(url + path, {
    method: call.method,
    headers: {
      ...(input.access === undefined ? {} : { authorization: `Bearer ${input.access}` }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
  const text = await response.text();
  const json: unknown = JSON.parse(text);
  const isOk = response.status === 200;
  if (isOk) v.parse(call.answer, json);
  else v.parse(FrameProblem, json);
  // Checked against the schemas of the wire.
  return { status: response.status, text, answer: json as FrameAnswer<N>, problem: json as FrameProblem };
}

/** A game server with a fake clock, a database in memory and a sample wallet, and helpers to play. */
export interface TestGames extends Games {
  readonly clock: FakeClock;
  readonly sample: SampleWallet;
  readonly wallet: FaultyWallet;
  readonly database: OpenDatabase;
  call<N extends FrameCallName>(name: N, input: FrameInput): Promise<FrameReply<N>>;
  /** Starts a game and returns the bearer of its frame. */
  start(session?: Parameters<SampleWallet['grant']>[0]): Promise<string>;
  /** Advances the clock until a promise resolves. Work in progress is awaited before each step of time. */
  whileAdvancing<T>(promise: Promise<T>): Promise<T>;
}

/** Noon of a Saturday. */
const start = Date.UTC(2026, 10, 21, 12);

export async function createTestGames(options: Partial<GamesOptions> = {}): Promise<TestGames> {
  const clock = createFakeClock(start);
  const sample = createSampleWallet(() => clock.now());
  const wallet = createFaultyWallet(sample);
  const given = options.database;
  const database = typeof given === 'object' && 'db' in given ? given : await openMemory();
  const games = await createGames({ ...testOptions(), clock, wallet, ...options, database });
  const call: TestGames['call'] = (name, input) => callFrame(games.url, name, input);
  return {
    ...games,
    clock,
    sample,
    wallet,
    database,
    call,
    async start(session = {}) {
      const { answer } = await call('authenticate', { body: { token: sample.grant(session) } });
      return answer.access;
    },
    async whileAdvancing(promise) {
      const state = { done: false };
      const begun = wallet.begun;
      void promise.finally(() => (state.done = true)).catch(() => {});
      while (!state.done) {
        await games.idle();
        // A request that is on its way must not lose its time there.
        if (wallet.begun > begun) await clock.advance(100);
        await new Promise((resolve) => void setTimeout(resolve, 1));
      }
      return promise;
    },
    async close() {
      await games.close();
      if (given === undefined) await database.close();
    },
  };
}

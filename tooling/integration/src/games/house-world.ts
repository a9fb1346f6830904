import { createHash, randomUUID } from 'node:crypto';

import type { WireCallName } from '@kvota/contracts/operator';
import { createGames, createMaths, readTitles, type Games } from '@kvota/games-server';
import { frameCalls, type FrameAnswer, type FrameCall, type FrameCallName } from '@kvota/games-server/wire';
import { createFakeClock, createTestPlatform, type FakeClock, type TestPlatform } from '@kvota/platform';
import * as v from 'valibot';

/** RSD. */
export const currencyId = 941;

/** The platform and the house's game server, joined by signed HTTP only, with one clock. */
export interface HouseWorld {
  readonly platform: TestPlatform;
  readonly games: Games;
  readonly clock: FakeClock;
  /** Makes an operator's call. */
  operate(name: WireCallName, body: object): Promise<void>;
  /** Starts a game for money and returns the bearer of its frame. */
  start(username: string, gameCode: string): Promise<string>;
  frame<N extends FrameCallName>(name: N, access: string, input: FrameInput): Promise<FrameReply<N>>;
  /** Advances the clock until a promise resolves, while calls that are due are sent. */
  whileAdvancing<T>(promise: Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface FrameInput {
  readonly id?: string;
  readonly body?: object;
}

export interface FrameReply<N extends FrameCallName> {
  readonly status: number;
  readonly answer: FrameAnswer<N>;
}

const begins = Date.UTC(2026, 10, 21, 12);
/** How often the platform asks a game server for its games. */
const asks = 10_000;

export async function openHouse(): Promise<HouseWorld> {
  const clock = createFakeClock(begins);
  const keys = [{ id: 'k1', secret: randomUUID() + randomUUID() }] as const;
  const house = { code: 'house', url: '', origin: '', keys };
  const platform = await createTestPlatform({ clock, gameServers: [house] });
  let made = 0;
  const games = await createGames({
    database: 'memory',
    clock,
    seeds: { server: () => createHash('sha256').update(`${made++}`).digest('hex'), client: () => 'client' },
    key: 'key of tests',
    ids: randomUUID,
    maths: createMaths(),
    ...readTitles(),
    signer: { provider: house.code, keys },
    wallet: { url: platform.url },
    origins: [platform.origin],
    ports: { http: 0 },
  });
  house.url = games.url;
  house.origin = games.url;
  const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1));
  const world: HouseWorld = {
    platform,
    games,
    clock,
    async operate(name, body) {
      const { access_token } = await platform.signIn('operator');
      await platform.call(name, { body }, access_token);
    },
    async start(username, gameCode) {
      const { access_token } = await platform.signIn(username);
      const body = { game_code: gameCode, currency_id: currencyId };
      const started = await platform.call('rgsStartSession', { body }, access_token);
      if (started.ErrorText !== 'ok') throw new Error(`The game did not start: ${started.ErrorText}`);
      const { status, answer } = await world.frame('authenticate', '', { body: { token: started.token ?? '' } });
      if (status !== 200) throw new Error(`The token was refused: ${JSON.stringify(answer)}`);
      return answer.access;
    },
    async frame(name, access, { id = '', body }) {
      const call: FrameCall = frameCalls[name];
      const headers = {
        ...(access === '' ? {} : { authorization: `Bearer ${access}` }),
        'content-type': 'application/json',
      };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const path = call.path.replace('{id}', id);
      const response = await fetch(games.url + path, { method: call.method, headers, ...sent });
      const answer: unknown = await response.json();
      if (response.status === 200) v.parse(call.answer, answer);
      return { status: response.status, answer: answer as FrameAnswer<typeof name> }; // checked above
    },
    async whileAdvancing(promise) {
      const state = { done: false };
      void promise.finally(() => (state.done = true)).catch(() => {});
      while (!state.done) {
        await turn();
        await clock.advance(100);
      }
      return promise;
    },
    async close() {
      await games.close();
      await platform.close();
    },
  };
  for (let tries = 0; tries < 100; tries += 1) {
    await clock.jump(asks);
    await turn();
    if ((await platform.call('gamesEnabled', {})).games.length > 0) return world;
  }
  throw new Error('The platform did not learn the games of the house.');
}

import { createCookieJar, demoPassword, signIn, type Tokens } from '@kvota/platform';
import { memoryStorage, startTab, storageKey, type HeadlessTab } from '@kvota/shell/headless';

import type { Asked } from './asked.ts';

export interface CrowdOptions {
  readonly tabs: number;
  readonly platformUrl: string;
  readonly origin: string;
  readonly asked: Asked;
}

/** Signed-in tabs, each of a browser of its own. */
export interface Crowd {
  /** When each tab's sockets were last up, milliseconds of `performance.now()`. */
  readonly upAt: () => readonly (number | undefined)[];
  readonly connected: () => number;
  readonly signedOut: () => number;
  /** Instants at which a tab loaded its page anew. */
  readonly loads: readonly number[];
  readonly stop: () => void;
}

const players = ['player', 'player2', 'al2', 'al99'];
/** So many tabs share one session of the identity provider: a password costs far more than a code. */
const perSession = 20;
const tokenAge = 270;

/** The stored user of a tab whose token has so many seconds left. */
function stored(tokens: Tokens, left: number): string {
  const [, claims = ''] = tokens.id_token.split('.');
  return JSON.stringify({
    ...tokens,
    session_state: null,
    profile: JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown,
    expires_at: Math.trunc(Date.now() / 1000) + left,
  });
}

/** Signs so many players in and starts a tab for each; tokens are of every age, so that some are refreshed at any moment. */
export async function gather({ tabs, platformUrl, origin, asked }: CrowdOptions): Promise<Crowd> {
  const authority = `${platformUrl}/oidc`;
  const config = { platformUrl, authority, clientId: 'kvota-site', brand: 'Kvota', worker: 'off' };
  const target = { issuer: authority, clientId: config.clientId, redirectUri: `${origin}/callback` };
  const loads: number[] = [];
  const up: (number | undefined)[] = [];
  const live: HeadlessTab[] = [];
  let stopped = false;

  async function open(at: number, storage = memoryStorage(), tabStorage = memoryStorage()): Promise<void> {
    const tab = await startTab({
      config,
      origin,
      storage,
      tabStorage,
      sockets: asked.sockets,
      giveUp: () => undefined,
      reload: () => void reload(),
    });
    const reload = async (): Promise<void> => {
      tab.stop();
      loads.push(performance.now());
      await fetch(`${origin}/`).catch(() => undefined);
      if (!stopped) await open(at, storage, tabStorage);
    };
    live[at] = tab;
    up[at] = undefined;
    tab.onSockets((status) => {
      if (status !== 'connected') up[at] = undefined;
      else up[at] ??= performance.now();
    });
  }

  // All are signed in before the first begins to live, or the first would tire while the last are let in.
  const given: Tokens[] = [];
  let jar = createCookieJar();
  for (let at = 0; at < tabs; at += 1) {
    if (at % perSession === 0) jar = createCookieJar();
    const username = players[Math.floor(at / perSession) % players.length] ?? 'player';
    given.push(await signIn(target, { username, password: demoPassword }, jar));
  }
  for (const [at, tokens] of given.entries()) {
    const left = Math.round(60 + ((tokenAge - 60) * (at + 1)) / tabs);
    await open(at, memoryStorage({ [storageKey(config)]: stored(tokens, left) }));
  }
  return {
    upAt: () => up,
    connected: () => up.filter((at) => at !== undefined).length,
    signedOut: () => live.filter((tab) => tab.session().status === 'visitor').length,
    loads,
    stop: () => {
      stopped = true;
      for (const tab of live) tab.stop();
    },
  };
}

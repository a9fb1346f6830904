import { createCookieJar, demoPassword, signIn, type Tokens } from '@kvota/platform';
import { memoryStorage, startTab, storageKey, type HeadlessTab } from '@kvota/shell/headless';

import type { RequestCount } from './request-count.ts';

export interface CrowdOptions {
  readonly tabs: number;
  readonly platformUrl: string;
  readonly origin: string;
  readonly requests: RequestCount;
}

/** Signed-in tabs, each in its own browser. */
export interface Crowd {
  /** Returns when the sockets of each tab last came up, in milliseconds of `performance.now()`. */
  readonly upAt: () => readonly (number | undefined)[];
  readonly connected: () => number;
  /** Returns the number of tabs that are opening their sockets. */
  readonly connecting: () => number;
  readonly signedOut: () => number;
  /** The instants at which a tab reloaded its page. */
  readonly loads: readonly number[];
  readonly stop: () => void;
}

const players = ['player', 'player2', 'al2', 'al99'];
/** The number of tabs per session of the identity provider. Verifying a password costs far more than issuing a code. */
const perSession = 20;
const tokenAge = 270;

/** Returns the stored user of a tab whose token expires after `left` seconds. */
function stored(tokens: Tokens, left: number): string {
  const [, claims = ''] = tokens.id_token.split('.');
  return JSON.stringify({
    ...tokens,
    session_state: null,
    profile: JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown,
    expires_at: Math.trunc(Date.now() / 1000) + left,
  });
}

/** Signs players in and starts their tabs. The tokens have all ages, so that some are being refreshed at any moment. */
export async function gather({ tabs, platformUrl, origin, requests }: CrowdOptions): Promise<Crowd> {
  const authority = `${platformUrl}/oidc`;
  const config = { platformUrl, authority, clientId: 'kvota-site', brand: 'Kvota', worker: 'off', gameOrigins: [] };
  const target = { issuer: authority, clientId: config.clientId, redirectUri: `${origin}/callback` };
  const loads: number[] = [];
  const up: (number | undefined)[] = [];
  const statuses: (string | undefined)[] = [];
  const live: HeadlessTab[] = [];
  let stopped = false;

  async function open(at: number, storage = memoryStorage(), tabStorage = memoryStorage()): Promise<void> {
    const tab = await startTab({
      config,
      origin,
      storage,
      tabStorage,
      sockets: requests.sockets,
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
    statuses[at] = undefined;
    tab.onSockets((status) => {
      statuses[at] = status;
      if (status !== 'connected') up[at] = undefined;
      else up[at] ??= performance.now();
    });
  }

  // All sign in before the first tab starts. Otherwise its token would age while the others sign in.
  const signedIn: Tokens[] = [];
  let jar = createCookieJar();
  for (let at = 0; at < tabs; at += 1) {
    if (at % perSession === 0) jar = createCookieJar();
    const username = players[Math.floor(at / perSession) % players.length] ?? 'player';
    signedIn.push(await signIn(target, { username, password: demoPassword }, jar));
  }
  for (const [at, tokens] of signedIn.entries()) {
    const left = Math.round(60 + ((tokenAge - 60) * (at + 1)) / tabs);
    await open(at, memoryStorage({ [storageKey(config)]: stored(tokens, left) }));
  }
  return {
    upAt: () => up,
    connected: () => up.filter((at) => at !== undefined).length,
    connecting: () => statuses.filter((status) => status === 'connecting').length,
    signedOut: () => live.filter((tab) => tab.session().status === 'visitor').length,
    loads,
    stop: () => {
      stopped = true;
      for (const tab of live) tab.stop();
    },
  };
}

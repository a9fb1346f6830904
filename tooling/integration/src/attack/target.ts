import { setTimeout as after } from 'node:timers/promises';

import { createCookieJar, demoPassword, signIn, type Tokens } from '@kvota/platform';

/** The callers of the attacks: a visitor, and the demo accounts by their roles. */
export const callers = ['visitor', 'player', 'player2', 'agent', 'al2', 'al99', 'operator'] as const;
export type CallerName = (typeof callers)[number];

/** A running platform with its demo accounts signed in. */
export interface Target {
  readonly url: string;
  readonly issuer: string;
  /** Where the apps return to after signing in. */
  readonly redirectUri: string;
  /** Tokens by caller; a visitor has none. */
  readonly tokens: ReadonlyMap<CallerName, Tokens>;
  signIn(username: string): Promise<Tokens>;
  /** Sends a request. If the platform limits the rate, it waits and repeats, so that limits hide no fault. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

/** Seconds after which the rate of an address allows another call. */
const longestWait = 2;

/** Signs in as every demo account. `origin` is the address of an app that the platform knows. */
export async function openTarget(url: string, origin: string): Promise<Target> {
  const [issuer, redirectUri] = [`${url}/oidc`, `${origin}/callback`];
  const enter = (username: string): Promise<Tokens> =>
    signIn({ issuer, clientId: 'kvota-site', redirectUri }, { username, password: demoPassword }, createCookieJar());
  const tokens = new Map<CallerName, Tokens>();
  for (const caller of callers) if (caller !== 'visitor') tokens.set(caller, await enter(caller));
  const send: Target['send'] = async (path, init) => {
    const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init });
    // Read at once: a clone of a response may never end in Node.
    const text = await response.text();
    const wait = Number(response.headers.get('retry-after'));
    // A longer wait is a limit of attempts at something, which is an answer.
    if (response.status !== 429 || wait > longestWait) {
      return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
    }
    await after(wait * 1000);
    return send(path, init);
  };
  return { url, issuer, redirectUri, tokens, signIn: enter, send };
}

/** Returns the header with the token of a caller. */
export function authorization({ tokens }: Target, caller: CallerName): Record<string, string> {
  const token = tokens.get(caller)?.access_token;
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

import type { CallAnswer } from '@kvota/contracts';
import { wireCalls, type WireCallName, type WireCalls } from '@kvota/contracts/operator';

import { addresses } from '../addresses.ts';
import { signInOverHttp } from './sign-in-over-http.ts';
import { timeWithLeaps } from './time.ts';

/** Well below the five minutes for which a token is valid. */
const renewAfter = 120_000;

/** The addresses of a platform. */
export interface PlatformPlace {
  /** Where browsers reach it, which signs accounts in. */
  readonly platform: string;
  /** Where its site is. */
  readonly site: string;
  /** The node that is called. Default: `platform`. */
  readonly node?: string;
}

/**
 * Makes a call of the contract outside the browser, as a demo account or, if `username` is `null`, as a visitor.
 * Throws if the status is not 2xx.
 *
 * @example
 * const { result } = await callAs('player', 'ticketHistory', { body: {} });
 */
export type CallAs = <N extends WireCallName>(
  username: string | null,
  name: N,
  input?: { params?: Readonly<Record<string, string>>; body?: unknown; query?: Record<string, string> },
) => Promise<CallAnswer<WireCalls[N]>>;

/** Returns access tokens of demo accounts. Signs in if no token is cached, or if the cached one is too old. */
function createTokens(place: PlatformPlace): (username: string) => Promise<string> {
  const tokens = new Map<string, { readonly token: Promise<string>; readonly since: number }>();
  return (username) => {
    const cached = tokens.get(username);
    if (cached && timeWithLeaps() - cached.since < renewAfter) return cached.token;
    const signedIn = signInOverHttp(username, 'kvota-site', place);
    const token = signedIn.then(({ tokens: { access_token } }) => access_token);
    tokens.set(username, { token, since: timeWithLeaps() });
    return token;
  };
}

/** Returns how calls are made at a platform. */
export function callsAt(place: PlatformPlace, tokenFor = createTokens(place)): CallAs {
  return async (username, name, input = {}) => {
    const { method, path } = wireCalls[name];
    const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : '';
    const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(input.params?.[part] ?? ''));
    const response = await fetch(`${place.node ?? place.platform}${address}${query}`, {
      method,
      headers: {
        ...(username === null ? {} : { authorization: `Bearer ${await tokenFor(username)}` }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(input.body ?? {}) } : {}),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer; // the platform validates its answers against this contract
  };
}

/** Returns an access token of a demo account at the platform of this world. */
export const tokenOf = createTokens(addresses);

/** Makes a call at the platform of this world. */
export const callAs = callsAt(addresses, tokenOf);

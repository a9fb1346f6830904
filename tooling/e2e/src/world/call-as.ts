import type { CallAnswer } from '@kvota/contracts';
import { wireCalls, type WireCallName, type WireCalls } from '@kvota/contracts/operator';

import { addresses } from '../addresses.ts';
import { signInOverHttp } from './sign-in-over-http.ts';
import { timeWithLeaps } from './time.ts';

const tokens = new Map<string, { readonly token: Promise<string>; readonly since: number }>();

/** Well below the five minutes for which a token is valid. */
const renewAfter = 120_000;

/** Returns an access token of a demo account. Signs in if no token is cached, or if the cached one is too old. */
export function tokenOf(username: string): Promise<string> {
  const cached = tokens.get(username);
  if (cached && timeWithLeaps() - cached.since < renewAfter) return cached.token;
  const token = signInOverHttp(username).then(({ tokens: { access_token } }) => access_token);
  tokens.set(username, { token, since: timeWithLeaps() });
  return token;
}

/**
 * Makes a call of the contract outside the browser, as a demo account or, if `username` is `null`, as a visitor.
 * Throws if the status is not 2xx.
 *
 * @example
 * const { result } = await callAs('player', 'ticketHistory', { body: {} });
 */
export async function callAs<N extends WireCallName>(
  username: string | null,
  name: N,
  input: { params?: Readonly<Record<string, string>>; body?: unknown; query?: Record<string, string> } = {},
): Promise<CallAnswer<WireCalls[N]>> {
  const { method, path } = wireCalls[name];
  const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : '';
  const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(input.params?.[part] ?? ''));
  const response = await fetch(`${addresses.platform}${address}${query}`, {
    method,
    headers: {
      ...(username === null ? {} : { authorization: `Bearer ${await tokenOf(username)}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(input.body ?? {}) } : {}),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer; // the platform validates its answers against this contract
}

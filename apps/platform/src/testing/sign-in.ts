import { createHash, randomBytes } from 'node:crypto';

import * as v from 'valibot';

import { createCookieJar, type CookieJar } from './cookie-jar.ts';

export { createCookieJar, type Cookie, type CookieJar } from './cookie-jar.ts';

const Tokens = v.object({
  access_token: v.string(),
  id_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
  token_type: v.string(),
  scope: v.string(),
});
/** The answer of the token endpoint. */
export type Tokens = v.InferOutput<typeof Tokens>;

export interface SignInTarget {
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
}

/** Returns the authorization request of an app. `parameters` replace its own; undefined omits one. */
export function authorizationUrl(
  { issuer, clientId, redirectUri }: SignInTarget,
  challenge: string,
  parameters: Record<string, string | undefined> = {},
): URL {
  const url = new URL(`${issuer}/auth`);
  const all = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'state',
    ...parameters,
  };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

/** Returns a random verifier and its S256 challenge. */
export function pkcePair(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Posts to the token endpoint as an app does. */
export function postToken(
  issuer: string,
  parameters: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${issuer}/token`, { method: 'POST', body: new URLSearchParams(parameters), headers });
}

/** Goes through the real sign-in: authorization request, sign-in page, code, tokens. */
export async function signIn(
  target: SignInTarget,
  { username, password }: { username: string; password: string },
  jar: CookieJar = createCookieJar(),
  parameters: Record<string, string> = {},
): Promise<Tokens> {
  const { verifier, challenge } = pkcePair();
  const code = await authorize(target, { username, password }, challenge, jar, parameters);
  const answer = await postToken(target.issuer, {
    grant_type: 'authorization_code',
    client_id: target.clientId,
    redirect_uri: target.redirectUri,
    code,
    code_verifier: verifier,
  });
  return v.parse(Tokens, await answer.json());
}

/** Goes through the real sign-in up to the code that an app gets: authorization request, sign-in page. */
export async function authorize(
  target: SignInTarget,
  { username, password }: { username: string; password: string },
  challenge: string,
  jar: CookieJar,
  parameters: Record<string, string> = {},
): Promise<string> {
  const asked = await jar.fetch(authorizationUrl(target, challenge, parameters));
  let next = locationOf(asked);
  if (next.href.includes('/interaction/')) {
    const form = { method: 'POST', body: new URLSearchParams({ username, password }) };
    const submitted = await jar.fetch(next, form);
    if (submitted.status !== 303) throw new Error(`The sign-in page answered ${submitted.status}.`);
    next = locationOf(await jar.fetch(locationOf(submitted)));
  }
  const code = next.searchParams.get('code');
  if (code === null) throw new Error(`The sign-in ended without a code: ${next.href}`);
  return code;
}

function locationOf(response: Response): URL {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${response.url} answered ${response.status} without a location.`);
  return new URL(location, response.url);
}

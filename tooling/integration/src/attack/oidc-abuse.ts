import { authorizationUrl, createCookieJar, pkcePair, postToken } from '@kvota/platform/sign-in';
import { demoPassword, type Tokens } from '@kvota/platform';

import { countOf, type AttackResult } from './result.ts';
import type { Target } from './target.ts';

const evil = 'https://evil.example';

/** One misuse of the identity provider: returns what it reached, or undefined if it was refused. */
type Misuse = (target: Target) => Promise<string | undefined>;

const misuses: Readonly<Record<string, Misuse>> = {
  'an address of its own to return to': (target) => refused(target, { redirect_uri: `${evil}/callback` }),
  'a path below the callback': (target) => refused(target, { redirect_uri: `${target.redirectUri}/../../x` }),
  'no PKCE': (target) => refused(target, { code_challenge: undefined, code_challenge_method: undefined }),
  'PKCE without a hash': (target) => refused(target, { code_challenge_method: 'plain' }),
  'an unknown client': (target) => refused(target, { client_id: 'evil' }),
  'the implicit flow': (target) => refused(target, { response_type: 'token' }),
  'a form of its own to return by': (target) => refused(target, { response_mode: 'form_post', redirect_uri: evil }),
  'NUL in a parameter': (target) => refused(target, { state: 'a\0b', client_id: 'kvota\0' }),
  'a foreign address after signing out': async ({ issuer }) => {
    const answer = await fetch(`${issuer}/session/end?post_logout_redirect_uri=${evil}&client_id=kvota-site`, {
      redirect: 'manual',
    });
    return leadsAway(answer);
  },
  'a foreign address to go back to': async ({ issuer }) => {
    const answer = await fetch(`${issuer}/account?back=${evil}`, { redirect: 'manual' });
    return (await answer.text()).includes(evil) ? 'the page links to it' : leadsAway(answer);
  },
  'a token without a signature': async (target) => {
    const [, payload = ''] = target.tokens.get('player')?.access_token.split('.') ?? [];
    const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    return accepted(target, `${header}.${payload}.`);
  },
  'a token with another role': async (target) => {
    const [header, payload = '', signature] = target.tokens.get('player')?.access_token.split('.') ?? [];
    const claims = Buffer.from(payload, 'base64url').toString().replace('"roles":[]', '"roles":["OPERATOR"]');
    return accepted(target, [header, Buffer.from(claims).toString('base64url'), signature].join('.'));
  },
  'an id token as an access token': (target) => accepted(target, target.tokens.get('player')?.id_token ?? ''),
  'a code without its verifier': async (target) => {
    const { code } = await codeFor(target);
    const answer = await postToken(target.issuer, codeGrant(target, code, pkcePair().verifier));
    return answer.status === 200 ? 'tokens' : undefined;
  },
  'a refresh token of another app': async ({ issuer, tokens }) => {
    const refresh = tokens.get('al2')?.refresh_token ?? '';
    const answer = await postToken(issuer, {
      grant_type: 'refresh_token',
      client_id: 'kvota-affiliates',
      refresh_token: refresh,
    });
    return answer.status === 200 ? 'tokens' : undefined;
  },
  'revoking the token of another app': async (target) => {
    const own = await target.signIn('al99');
    await fetch(`${target.issuer}/token/revocation`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'kvota-affiliates', token: own.refresh_token }),
    });
    return (await accepted(target, own.access_token)) === undefined ? 'it ended' : undefined;
  },
  'a cookie with a refresh token, sent by another site': (target) =>
    byCookie(target, 'kvota-site', { origin: evil, 'sec-fetch-site': 'cross-site' }),
  'a cookie with a refresh token, sent by a page of no origin': (target) =>
    byCookie(target, 'kvota-site', { origin: 'null', 'sec-fetch-site': 'same-site' }),
  'a cookie with a refresh token, sent without an origin': (target) => byCookie(target, 'kvota-site', {}),
  'a cookie with a refresh token, sent by another app': (target) =>
    byCookie(target, 'kvota-affiliates', {
      origin: new URL(target.redirectUri).origin,
      'sec-fetch-site': 'same-site',
    }),
  'a code that is used twice': async (target) => {
    const { code, verifier } = await codeFor(target);
    const first = (await (await postToken(target.issuer, codeGrant(target, code, verifier))).json()) as Tokens;
    const again = await postToken(target.issuer, codeGrant(target, code, verifier));
    if (again.status === 200) return 'tokens';
    return (await accepted(target, first.access_token)) && 'the access token lives on';
  },
};

/** Misuses the identity provider in every known way. None may give tokens or lead to another site. */
export async function oidcAbuse(target: Target): Promise<AttackResult> {
  const breaches: string[] = [];
  for (const [what, misuse] of Object.entries(misuses)) {
    const reached = await misuse(target);
    if (reached !== undefined) breaches.push(`${what}: ${reached}`);
  }
  const attempts = Object.keys(misuses).length;
  const held = attempts - breaches.length;
  return {
    attack: 'the identity provider misused',
    attempts,
    answered: countOf(Array.from({ length: held }, () => 'refused')),
    breaches,
  };
}

/** Sends an authorization request. It must not lead to another site, and not to a sign-in. */
async function refused(target: Target, parameters: Record<string, string | undefined>): Promise<string | undefined> {
  const { issuer, redirectUri } = target;
  const url = authorizationUrl({ issuer, clientId: 'kvota-site', redirectUri }, pkcePair().challenge, parameters);
  const answer = await fetch(url, { redirect: 'manual' });
  const location = answer.headers.get('location') ?? '';
  if (location.includes('/interaction/')) return 'a sign-in page';
  return answer.status >= 500 ? `status ${answer.status}` : leadsAway(answer);
}

function leadsAway(answer: Response): string | undefined {
  const location = answer.headers.get('location');
  if (location === null) return undefined;
  return new URL(location, answer.url).origin === evil ? `it leads to ${location}` : undefined;
}

/** Returns what a token opens; undefined if it is refused. */
async function accepted(target: Target, token: string): Promise<string | undefined> {
  const answer = await target.send('/base/v1/users', { headers: { authorization: `Bearer ${token}` } });
  await answer.text();
  return answer.status === 401 ? undefined : `status ${answer.status}`;
}

const codeGrant = ({ redirectUri }: Target, code: string, verifier: string): Record<string, string> => ({
  grant_type: 'authorization_code',
  client_id: 'kvota-site',
  redirect_uri: redirectUri,
  code,
  code_verifier: verifier,
});

/** Signs in as a page of the platform's site, then presents the cookie of its refresh token in another way. */
async function byCookie(
  target: Target,
  clientId: string,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const { issuer, redirectUri } = target;
  const { code, verifier } = await codeFor(target);
  const page = { origin: new URL(redirectUri).origin, 'sec-fetch-site': 'same-site' };
  const given = await postToken(issuer, codeGrant(target, code, verifier), page);
  const cookie = given.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const { refresh_token: word } = (await given.json()) as Tokens; // as the token endpoint answers
  if (cookie.includes(word) || !cookie.includes('.refresh=')) return 'a page gets the token itself';
  const grant = { grant_type: 'refresh_token', refresh_token: word };
  const answer = await postToken(issuer, { ...grant, client_id: clientId }, { ...headers, cookie });
  if (answer.status === 200) return 'tokens';
  const again = await postToken(issuer, { ...grant, client_id: 'kvota-site' }, { ...page, cookie });
  return again.status === 200 ? undefined : 'it disturbs the page';
}

/** Signs in and returns a fresh code with its verifier. */
async function codeFor({ issuer, redirectUri }: Target): Promise<{ code: string; verifier: string }> {
  const [jar, { verifier, challenge }] = [createCookieJar(), pkcePair()];
  const asked = await jar.fetch(authorizationUrl({ issuer, clientId: 'kvota-site', redirectUri }, challenge));
  const follow = (response: Response): URL => new URL(response.headers.get('location') ?? '', response.url || issuer);
  const form = new URLSearchParams({ username: 'player2', password: demoPassword });
  const submitted = await jar.fetch(follow(asked), { method: 'POST', body: form });
  const back = follow(await jar.fetch(follow(submitted)));
  return { code: back.searchParams.get('code') ?? '', verifier };
}

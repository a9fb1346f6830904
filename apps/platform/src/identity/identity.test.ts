import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';

import { createCookieJar, type CookieJar } from '../testing/cookie-jar.ts';
import { describePlatforms } from '../testing/describe-platforms.ts';
import { authorizationUrl, authorize, pkcePair, postToken, signIn, type Tokens } from '../testing/sign-in.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { inCookie } from './tokens/refresh-cookie.ts';
import { rotationGrace } from './tokens/refresh-rotation.ts';

const targetOf = ({ issuer, origin }: TestPlatform, path = '/callback') => ({
  issuer,
  clientId: 'kvota-site',
  redirectUri: `${origin}${path}`,
});
const refresh = (platform: TestPlatform, token: string, headers = {}) =>
  postToken(platform.issuer, { grant_type: 'refresh_token', client_id: 'kvota-site', refresh_token: token }, headers);

async function refreshed(platform: TestPlatform, token: string): Promise<Tokens> {
  const answer = await refresh(platform, token);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Tokens; // as the token endpoint answers
}

async function signInPage(
  platform: TestPlatform,
  parameters: Record<string, string> = {},
  headers = {},
  jar = createCookieJar(),
) {
  const asked = await jar.fetch(authorizationUrl(targetOf(platform), pkcePair().challenge, parameters));
  const url = new URL(asked.headers.get('location') ?? '', platform.issuer);
  return { jar, url, page: await (await jar.fetch(url, { headers })).text() };
}

describePlatforms('identity provider', { freshSignIn: true }, (platform) => {
  test('[SES-01] [SES-02] code with PKCE gives tokens for openid, profile and email, without asking for consent', async () => {
    const tokens = await platform().signIn('player');
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'openid profile email' });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: platform().issuer,
      aud: 'kvota-site',
      preferred_username: 'player',
      email: 'player@kvota.example',
    });
  });

  test('[CONST-02] an access token lives 270 seconds, a refresh token 84600, after a rotation too', async () => {
    const tokens = await platform().signIn('player');
    const { iat = 0, exp = 0 } = decodeJwt(tokens.access_token);
    expect([tokens.expires_in, exp - iat]).toEqual([270, 270]);
    const rotated = (await (await refresh(platform(), tokens.refresh_token)).json()) as typeof tokens;
    const kept = await platform().db.query.oidcPayloads.findMany({
      where: (row, { inArray }) => inArray(row.id, [tokens.refresh_token, rotated.refresh_token]),
    });
    expect(kept.map(({ payload }) => Number(payload['exp']) - Number(payload['iat']))).toEqual([84_600, 84_600]);
  });

  test('[SES-01] without PKCE, and with any method but S256, a request is refused', async () => {
    const { challenge } = pkcePair();
    for (const parameters of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: 'plain' },
      { code_challenge_method: undefined },
    ]) {
      const response = await createCookieJar().fetch(authorizationUrl(targetOf(platform()), challenge, parameters));
      const location = new URL(response.headers.get('location') ?? '');
      expect(location.origin).toBe(platform().origin);
      expect(location.searchParams.get('error')).toBe('invalid_request');
    }
  });

  test('[SES-01] a code is worth nothing without its verifier', async () => {
    const jar = createCookieJar();
    await signIn(targetOf(platform()), { username: 'player', password: 'kvota' }, jar);
    const { challenge } = pkcePair();
    const response = await jar.fetch(authorizationUrl(targetOf(platform()), challenge));
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    const form = {
      grant_type: 'authorization_code',
      client_id: 'kvota-site',
      redirect_uri: targetOf(platform()).redirectUri,
      code,
    };
    const answer = await postToken(platform().issuer, { ...form, code_verifier: pkcePair().verifier });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  });

  test('[SES-03] both apps may sign in, and return to the callback page of any language, but nowhere else', async () => {
    for (const language of ['', '/rs', '/ba', '/en', '/de', '/el', '/sq', '/ru']) {
      const target = targetOf(platform(), `${language}/callback`);
      const tokens = await signIn(target, { username: 'player', password: 'kvota' });
      expect(tokens.token_type).toBe('Bearer');
    }
    expect((await platform().signIn('agent', 'kvota-affiliates')).token_type).toBe('Bearer');
    const elsewhere = { ...targetOf(platform()), redirectUri: 'https://elsewhere.example/callback' };
    const response = await createCookieJar().fetch(authorizationUrl(elsewhere, pkcePair().challenge));
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    expect(await response.text()).toContain('redirect_uri');
  });

  test('[ROLE-01] roles are under their client in the id token, the access token and userinfo', async () => {
    const { id_token: id, access_token: access } = await platform().signIn('agent', 'kvota-affiliates');
    const roles = { resource_access: { 'kvota-affiliates': { roles: ['AGENT'] } } };
    expect(decodeJwt(id)).toMatchObject(roles);
    expect(decodeJwt(access)).toMatchObject(roles);
    const userinfo = await fetch(`${platform().issuer}/userinfo`, { headers: { authorization: `Bearer ${access}` } });
    expect(await userinfo.json()).toMatchObject({ preferred_username: 'agent', ...roles, sub: decodeJwt(id).sub });
  });

  test('every demo account has its role', async () => {
    for (const [username, expected] of [
      ['al2', ['AL2']],
      ['al99', ['AL99']],
      ['operator', ['OPERATOR']],
      ['player2', []],
    ] as const) {
      const { id_token: token } = await platform().signIn(username);
      expect(decodeJwt(token)['resource_access']).toEqual({ 'kvota-site': { roles: expected } });
    }
  });

  test('the operator controls are for operators, by the role in the token', async () => {
    const player = await platform().signIn('player');
    const operator = await platform().signIn('operator');
    expect((await platform().send('checkLedger', {}, player.access_token)).status).toBe(403);
    expect((await platform().send('checkLedger', {}, operator.access_token)).status).toBe(200);
  });

  test('[SEC-16] a refresh gives new tokens; the old refresh token used again after its grace ends the whole family', async () => {
    const first = await platform().signIn('player');
    const answer = await refresh(platform(), first.refresh_token);
    expect(answer.status).toBe(200);
    const second = (await answer.json()) as typeof first;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await platform().send('user', {}, second.access_token)).status).toBe(200);
    await platform().clock.jump(rotationGrace + 1);
    const again = await refresh(platform(), first.refresh_token);
    expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
    const heir = await refresh(platform(), second.refresh_token);
    expect(heir.status).toBe(400);
    // Access tokens of the family end with it, and another sign-in of the same user does not.
    expect((await platform().send('user', {}, second.access_token)).status).toBe(401);
    expect((await platform().send('user', {}, (await platform().signIn('player')).access_token)).status).toBe(200);
  });

  test('[SEC-16] an app cannot revoke the tokens of another; its own end at once, access tokens too', async () => {
    const tokens = await platform().signIn('player');
    const revoke = (clientId: string) =>
      fetch(`${platform().issuer}/token/revocation`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: clientId, token: tokens.refresh_token }),
      });
    const status = async () => (await platform().send('user', {}, tokens.access_token)).status;
    expect((await revoke('kvota-affiliates')).status).toBe(200);
    expect(await status()).toBe(200);
    expect((await revoke('kvota-site')).status).toBe(200);
    expect(await status()).toBe(401);
    expect((await refresh(platform(), tokens.refresh_token)).status).toBe(400);
  });

  test('[SES-09] a page that was reloaded while it refreshed gets the tokens it missed: one successor, however often it retries', async () => {
    const lost = await platform().signIn('player');
    const unreceived = await refreshed(platform(), lost.refresh_token);
    await platform().clock.jump(rotationGrace);
    const retried = await refreshed(platform(), lost.refresh_token);
    expect(retried.refresh_token).toBe(unreceived.refresh_token);
    expect((await platform().send('user', {}, retried.access_token)).status).toBe(200);
    // The sign-in continues from there.
    const next = await refreshed(platform(), retried.refresh_token);
    expect(next.refresh_token).not.toBe(retried.refresh_token);
  });

  test('the grace is for the token just before: once its successor was used, or for another client, it counts as stolen', async () => {
    const first = await platform().signIn('player');
    const second = await refreshed(platform(), first.refresh_token);
    const foreign = { grant_type: 'refresh_token', client_id: 'kvota-affiliates', refresh_token: first.refresh_token };
    expect((await postToken(platform().issuer, foreign)).status).toBe(400);
    const third = await refreshed(platform(), second.refresh_token);
    expect((await refresh(platform(), first.refresh_token)).status).toBe(400);
    expect((await refresh(platform(), third.refresh_token)).status).toBe(400);
  });

  test('of several refreshes at once with one token none ends the session, and there is one successor', async () => {
    const { refresh_token: token } = await platform().signIn('player');
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(platform(), token)));
    const bodies = await Promise.all(answers.map((answer): Promise<unknown> => answer.json()));
    const given = new Set<string>();
    for (const body of bodies) {
      const { refresh_token: next, error } = body as { refresh_token?: string; error?: string };
      if (next === undefined) expect(error).toBe('temporarily_unavailable');
      else given.add(next);
    }
    expect(given.size).toBe(1);
    const [successor = ''] = given;
    expect((await refresh(platform(), successor)).status).toBe(200);
  });

  describe('[SEC-19] refresh token in a cookie', () => {
    type Send = (url: string, init: RequestInit) => Promise<Response>;
    /** Signs in as a page of an origin does, on the platform's own site or on another. */
    async function asPage(origin: string, site = 'same-site') {
      const jar = createCookieJar();
      const withCookies: Send = (url, init) => jar.fetch(url, init);
      const post = (parameters: Record<string, string>, send: Send, path = '/token') =>
        send(`${platform().issuer}${path}`, {
          method: 'POST',
          body: new URLSearchParams({ client_id: 'kvota-site', ...parameters }),
          headers: { origin, ...(site !== '' && { 'sec-fetch-site': site }) },
        });
      const { verifier, challenge } = pkcePair();
      const code = await authorize(targetOf(platform()), { username: 'player', password: 'kvota' }, challenge, jar);
      const grant = { grant_type: 'authorization_code', redirect_uri: targetOf(platform()).redirectUri };
      const answer = await post({ ...grant, code, code_verifier: verifier }, withCookies);
      return {
        jar,
        answer,
        tokens: (await answer.json()) as Tokens, // as the token endpoint answers
        refresh: (token = inCookie, send = withCookies) =>
          post({ grant_type: 'refresh_token', refresh_token: token }, send),
        revoke: () => post({ token: inCookie }, withCookies, '/token/revocation'),
        cookie: () => jar.cookies().find(({ name }) => name.endsWith('.refresh'))?.value ?? '',
      };
    }

    test('is not in the answer; the word in its place refreshes, and rotates the cookie', async () => {
      const page = await asPage(platform().origin);
      expect(page.tokens.refresh_token).toBe(inCookie);
      expect(page.answer.headers.get('access-control-allow-credentials')).toBe('true');
      expect(page.answer.headers.get('set-cookie')).toMatch(/; path=\/oidc\/token; .*samesite=strict; httponly/i);
      const first = page.cookie();
      const answer = await page.refresh();
      expect([answer.status, await answer.json()]).toMatchObject([200, { refresh_token: inCookie }]);
      expect(page.cookie()).not.toBe(first);
      expect((await page.refresh()).status).toBe(200);
      // Without the cookie the word is nothing.
      expect((await page.refresh(inCookie, fetch)).status).toBe(400);
    });

    test('a page that missed the answer gets its cookie by trying again', async () => {
      const page = await asPage(platform().origin);
      const cookies = page.jar.cookies().map(({ name, value }) => `${name}=${value}`);
      const missed = await fetch(`${platform().issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'kvota-site', grant_type: 'refresh_token', refresh_token: inCookie }),
        headers: { origin: platform().origin, 'sec-fetch-site': 'same-site', cookie: cookies.join('; ') },
      });
      expect(missed.status).toBe(200);
      const before = page.cookie();
      expect((await page.refresh()).status).toBe(200);
      const after = page.cookie();
      expect(after).not.toBe(before);
      expect(missed.headers.get('set-cookie')).toContain(after);
    });

    test('a token from before is moved into the cookie', async () => {
      const page = await asPage(platform().origin);
      const { refresh_token: old } = await platform().signIn('player');
      expect(await (await page.refresh(old)).json()).toMatchObject({ refresh_token: inCookie });
      expect((await page.refresh()).status).toBe(200);
    });

    test('a page on another site gets it in the answer, because a browser would not send the cookie', async () => {
      const page = await asPage(platform().origin, 'cross-site');
      expect(page.tokens.refresh_token).not.toBe(inCookie);
      expect(page.cookie()).toBe('');
      expect((await page.refresh(page.tokens.refresh_token)).status).toBe(200);
    });

    test('without Sec-Fetch-Site, which browsers omit over http, it is in the cookie if the page is on the same host', async () => {
      const { port, hostname } = new URL(platform().issuer);
      const page = await asPage(platform().origin, '');
      expect([new URL(platform().origin).hostname, page.tokens.refresh_token]).toEqual([hostname, inCookie]);
      expect(new URL(platform().origin).port).not.toBe(port);
      expect((await page.refresh()).status).toBe(200);
    });

    test('[SEC-20] a sign-out deletes it', async () => {
      const page = await asPage(platform().origin);
      const url = new URL(`${platform().issuer}/session/end`);
      url.searchParams.set('id_token_hint', page.tokens.id_token);
      const before = page.cookie();
      expect((await page.jar.fetch(url)).status).toBe(303);
      expect([before === '', page.cookie()]).toEqual([false, '']);
      expect((await page.refresh(before)).status).toBe(400);
    });

    test('[SEC-20] a sign-out that the user confirms deletes it, and the question alone does not', async () => {
      const page = await asPage(platform().origin);
      const before = page.cookie();
      const asked = await page.jar.fetch(`${platform().issuer}/session/end`);
      expect([asked.status, page.cookie()]).toEqual([200, before]);
      const text = await asked.text();
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
      const body = new URLSearchParams({ xsrf, logout: 'yes' });
      const url = `${platform().issuer}/session/end/confirm`;
      expect((await page.jar.fetch(url, { method: 'POST', body })).status).toBe(303);
      expect(page.cookie()).toBe('');
    });

    test('[SEC-20, SEC-16] a page revokes it by the word in its place, which ends its tokens and deletes the cookie', async () => {
      const page = await asPage(platform().origin);
      const before = page.cookie();
      expect((await page.revoke()).status).toBe(200);
      expect([before === '', page.cookie()]).toEqual([false, '']);
      expect((await platform().send('user', {}, page.tokens.access_token)).status).toBe(401);
      expect((await page.refresh(before)).status).toBe(400);
    });

    test('[SEC-20] neither another app nor a page of another origin can use it', async () => {
      const page = await asPage(platform().origin);
      const cookie = page.jar
        .cookies()
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
      const attempt = async (clientId: string, headers: Record<string, string>) => {
        const form = { client_id: clientId, grant_type: 'refresh_token', refresh_token: inCookie };
        return (await postToken(platform().issuer, form, { cookie, ...headers })).status;
      };
      const { origin } = platform();
      expect(await attempt('kvota-affiliates', { origin, 'sec-fetch-site': 'same-site' })).toBe(400);
      expect(await attempt('kvota-site', { origin: 'https://elsewhere.example' })).toBe(400);
      expect(await attempt('kvota-site', {})).toBe(400);
      // None of them counted as a use of the token.
      expect((await page.refresh()).status).toBe(200);
    });

    test('other origins may not send cookies', async () => {
      const page = await asPage(platform().origin);
      const answer = await page.jar.fetch(`${platform().issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'kvota-site', grant_type: 'refresh_token', refresh_token: inCookie }),
        headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      });
      expect([answer.status, answer.headers.get('access-control-allow-credentials')]).toEqual([400, null]);
      expect((await page.refresh()).status).toBe(200);
    });
  });

  test('CORS of the token endpoint lets the origins in and no other', async () => {
    const tokens = await platform().signIn('player');
    const ours = await refresh(platform(), tokens.refresh_token, { origin: platform().origin });
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([200, platform().origin]);
    const other = await refresh(platform(), (await platform().signIn('player')).refresh_token, {
      origin: 'https://elsewhere.example',
    });
    expect(other.headers.get('access-control-allow-origin')).toBe(null);
    expect(other.status).toBe(400);
    const preflight = (path: string, origin: string) =>
      fetch(`${platform().issuer}${path}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
    for (const path of ['/token', '/userinfo']) {
      expect((await preflight(path, platform().origin)).headers.get('access-control-allow-origin')).toBe(
        platform().origin,
      );
      expect((await preflight(path, 'https://elsewhere.example')).headers.get('access-control-allow-origin')).toBe(
        null,
      );
    }
  });

  test('signing out with an id token asks nothing, leads back, and ends refreshing and the session', async () => {
    const jar = createCookieJar();
    const tokens = await signIn(targetOf(platform()), { username: 'player', password: 'kvota' }, jar);
    const url = new URL(`${platform().issuer}/session/end`);
    url.searchParams.set('id_token_hint', tokens.id_token);
    url.searchParams.set('post_logout_redirect_uri', `${platform().origin}/`);
    url.searchParams.set('state', 'bye');
    const response = await jar.fetch(url);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${platform().origin}/?state=bye`]);
    expect((await refresh(platform(), tokens.refresh_token)).status).toBe(400);
    const again = await jar.fetch(authorizationUrl(targetOf(platform()), pkcePair().challenge));
    expect(again.headers.get('location')).toContain('/oidc/interaction/');
  });

  test('signing out without an id token asks first', async () => {
    const jar = createCookieJar();
    await signIn(targetOf(platform()), { username: 'player', password: 'kvota' }, jar);
    const response = await jar.fetch(`${platform().issuer}/session/end`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('name="logout" value="yes"');
  });

  test('discovery names the endpoints below the address of the platform', async () => {
    const document: unknown = await (await fetch(`${platform().issuer}/.well-known/openid-configuration`)).json();
    const { issuer } = platform();
    expect(document).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      end_session_endpoint: `${issuer}/session/end`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  test('the sign-in page speaks the language asked for, else the one the browser accepts', async () => {
    const [german, russian, serbian] = [
      await signInPage(platform(), { ui_locales: 'de' }),
      await signInPage(platform(), {}, { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' }),
      await signInPage(platform(), { ui_locales: 'rs' }, { 'accept-language': 'en' }),
    ];
    expect(german.page).toContain('<html lang="de">');
    expect(russian.page).toContain('Имя пользователя');
    expect(serbian.page).toContain('<html lang="sr-Latn">');
  });

  test('the sign-in page labels its fields, marks them for password managers, and runs no script', async () => {
    const { jar, url, page } = await signInPage(platform());
    expect(page).toContain('<label for="username">');
    expect(page).toContain('autocomplete="username"');
    expect(page).toContain('autocomplete="current-password"');
    expect(page).not.toContain('<script');
    const { headers } = await jar.fetch(url);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${platform().origin}`);
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  test('a demo account is filled in by one click', async () => {
    const { jar, url, page } = await signInPage(platform());
    expect(page).toContain('fill=al99');
    url.searchParams.set('fill', 'al99');
    const filled = (await (await jar.fetch(url)).text()).replaceAll(/\s+/g, ' ');
    expect(filled).toMatch(/name="username" type="text" value="al99"/);
    expect(filled).toMatch(/name="password" type="password" value="kvota"/);
  });

  test('a wrong password is reported without naming what was wrong, and a name is never inserted as HTML', async () => {
    const { jar, url } = await signInPage(platform());
    const attempt = async (username: string) => {
      const response = await jar.fetch(url, { method: 'POST', body: new URLSearchParams({ username, password: 'x' }) });
      return { status: response.status, page: await response.text() };
    };
    const [known, unknown] = [await attempt('al2'), await attempt('"><img src=x>')];
    expect([known.status, unknown.status]).toEqual([401, 401]);
    const failure = /role="alert">[^<]+/;
    expect(known.page.match(failure)?.[0]).toBe(unknown.page.match(failure)?.[0]);
    expect(unknown.page).not.toContain('<img');
  });

  test('five wrong passwords lock an account for that address until five minutes are over', async () => {
    const { jar, url } = await signInPage(platform());
    const attempt = (password: string) =>
      jar.fetch(url, { method: 'POST', body: new URLSearchParams({ username: 'al99', password }) });
    for (let count = 0; count < 5; count++) expect((await attempt('wrong')).status).toBe(401);
    const locked = await attempt('kvota');
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '300']);
    await platform().clock.jump(300_000);
    expect((await attempt('kvota')).status).toBe(303);
  });

  test('[SEC-01] of many passwords sent at once no more are checked than of passwords one by one', async () => {
    const { jar, url } = await signInPage(platform());
    const attempt = (password: string) =>
      jar.fetch(url, { method: 'POST', body: new URLSearchParams({ username: 'al2', password }) });
    const passwords = Array.from({ length: 40 }, (_, i) => (i === 9 ? 'kvota' : `wrong ${i}`));
    const statuses = await Promise.all(passwords.map(async (password) => (await attempt(password)).status));
    const checked = statuses.filter((status) => status !== 429);
    expect(checked).toHaveLength(5);
    await platform().clock.jump(300_000);
    expect((await attempt('kvota')).status).toBe(303);
  });

  test('[SEC-03] a flood of sign-ins from one address is refused beyond its turns, and not counted', async () => {
    const fresh = await createTestPlatform();
    const { jar, url } = await signInPage(fresh, { ui_locales: 'en' });
    const attempt = (username: string) =>
      jar.fetch(url, { method: 'POST', body: new URLSearchParams({ username, password: 'wrong' }) });
    const answers = await Promise.all(Array.from({ length: 45 }, (_, i) => attempt(`flood${i}`)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
    expect(busy[0]?.headers.get('retry-after')).toBe('5');
    expect(await busy[0]?.text()).toContain('in a few seconds');
    // Had the refused ones counted too, the address would have reached its 50 attempts here.
    for (let i = 0; i < 6; i += 1) expect((await attempt(`later${i}`)).status).toBe(401);
    await fresh.close();
  });

  test('[SEC-08] text that the database cannot hold is a fault of the request', async () => {
    const { url: platformUrl, issuer } = platform();
    const post = async (path: string, body: Record<string, string>) =>
      (await fetch(`${platformUrl}${path}`, { method: 'POST', body: new URLSearchParams(body) })).status;
    const token = (rest: Record<string, string>) => post('/oidc/token', { client_id: 'kvota-site', ...rest });
    const asked = new URL(authorizationUrl(targetOf(platform()), pkcePair().challenge, { login_hint: 'a\0' }));
    expect((await fetch(asked, { redirect: 'manual' })).status).toBeLessThan(500);
    expect((await fetch(`${issuer}/auth?client_id=%00`, { redirect: 'manual' })).status).toBe(400);
    expect(await token({ grant_type: 'refresh_token', refresh_token: '\0' })).toBe(400);
    expect(await token({ grant_type: 'refresh_token', refresh_token: 'x', client_id: '\0' })).toBe(401);
    const code = { code: '\0', redirect_uri: 'x', code_verifier: 'a'.repeat(43) };
    expect(await token({ grant_type: 'authorization_code', ...code })).toBe(400);
    expect(await post('/oidc/token/revocation', { client_id: 'kvota-site', token: '\0' })).toBeLessThan(500);
    const { jar, url } = await signInPage(platform());
    const form = new URLSearchParams({ username: 'player\0', password: 'x' });
    expect((await jar.fetch(url, { method: 'POST', body: form })).status).toBe(400);
  });

  test('[SEC-01] strangers who guess from many addresses do not lock out a browser that the player has used', async () => {
    const behindProxy = await createTestPlatform({ trustProxy: 1 });
    const signInFrom = async (address: string, password: string, used?: CookieJar) => {
      const { jar, url } = await signInPage(behindProxy, { prompt: 'login' }, {}, used);
      const body = new URLSearchParams({ username: 'player', password });
      const answer = await jar.fetch(url, { method: 'POST', body, headers: { 'x-forwarded-for': address } });
      return { jar, status: answer.status };
    };
    const own = await signInFrom('198.51.100.1', 'kvota');
    expect(own.status).toBe(303);
    const guesses: number[] = [];
    for (let i = 0; i < 31; i += 1) guesses.push((await signInFrom(`203.0.113.${i}`, 'guess')).status);
    expect(new Set(guesses.slice(0, 30))).toEqual(new Set([401]));
    expect(guesses[30]).toBe(429);
    expect((await signInFrom('198.51.100.2', 'kvota')).status).toBe(429);
    expect((await signInFrom('198.51.100.1', 'kvota', own.jar)).status).toBe(303);
    await behindProxy.close();
  });

  test('cancelling on the sign-in page returns an error to the app', async () => {
    const { jar, url } = await signInPage(platform());
    const back = await jar.fetch(url, { method: 'POST', body: new URLSearchParams({ cancel: '1' }) });
    const end = await jar.fetch(back.headers.get('location') ?? '');
    expect(end.headers.get('location')).toContain(`${platform().origin}/callback?error=access_denied`);
  });

  test('a sign-in page without its cookie, or one that was used, shows that it has expired', async () => {
    const { url } = await signInPage(platform());
    const response = await fetch(url);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain(`href="${platform().origin}/"`);
  });

  test('[SES-24] a player who goes back to the page after signing in is sent on to the app, in the language of the page', async () => {
    const { jar, url } = await signInPage(platform(), { ui_locales: 'de' });
    const body = new URLSearchParams({ username: 'player', password: 'kvota' });
    const signedIn = await jar.fetch(url, { method: 'POST', body });
    await jar.fetch(signedIn.headers.get('location') ?? '');
    const back = await jar.fetch(url);
    expect([back.status, back.headers.get('location')]).toEqual([303, `${platform().origin}/de`]);
    // An address that names a foreign app leads to our own.
    url.searchParams.set('app', 'https://elsewhere.example');
    expect((await jar.fetch(url)).headers.get('location')).toBe(`${platform().origin}/de`);
  });

  test('[SES-24] in a browser a refused sign-in is a page of its own, so that going back or reloading sends no form again', async () => {
    const { jar, url } = await signInPage(platform(), { ui_locales: 'en' });
    const attempt = (password: string) =>
      jar.fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ username: 'al2', password }),
        headers: { 'sec-fetch-dest': 'document' },
      });
    const refused = await attempt('wrong');
    expect([refused.status, new URL(refused.headers.get('location') ?? '', url).href]).toEqual([303, url.href]);
    const shown = await jar.fetch(url);
    const page = (await shown.text()).replaceAll(/\s+/g, ' ');
    expect(shown.status).toBe(200);
    expect(page).toContain('role="alert"');
    expect(page).toMatch(/name="username" type="text" value="al2"/);
    // The sign-in still works, and a demo account that is filled in shows no failure.
    url.searchParams.set('fill', 'al99');
    expect(await (await jar.fetch(url)).text()).not.toContain('role="alert"');
    url.searchParams.delete('fill');
    const end = await jar.fetch((await attempt('kvota')).headers.get('location') ?? '');
    expect(end.headers.get('location')).toContain(`${platform().origin}/callback?code=`);
  });

  test('the page of a sign-in that is over has the language and the theme that the app asked for', async () => {
    const { jar, url, page } = await signInPage(platform(), { ui_locales: 'de', theme: 'dark' });
    expect(page).toContain('data-theme="dark"');
    const over = await (await fetch(url, { headers: { 'accept-language': 'en' } })).text();
    expect(over).toMatch(/<html lang="de"[^>]* data-theme="dark"/);
    // A submitted form and a change of language on an expired page get the same answer.
    const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const late = await fetch(new URL(action, url), {
      method: 'POST',
      body: new URLSearchParams({ username: 'player' }),
    });
    expect([late.status, await late.text()]).toEqual([
      410,
      expect.stringMatching(/<html lang="de"[^>]* data-theme="dark"/),
    ]);
    const russian = /href="([^"]*lang=ru[^"]*)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const chosen = await (await jar.fetch(new URL(russian, url))).text();
    expect(chosen).toMatch(/<html lang="ru"[^>]* data-theme="dark"/);
    expect(await (await fetch(new URL(russian, url))).text()).toMatch(/<html lang="ru"[^>]* data-theme="dark"/);
  });
});

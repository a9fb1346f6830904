import { randomUUID } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';

import { oidcPayloads } from '../database/schema/index.ts';
import { createCookieJar, type CookieJar } from '../testing/cookie-jar.ts';
import { describePlatforms } from '../testing/describe-platforms.ts';
import { authorizationUrl, pkcePair, postToken, signIn, type Tokens } from '../testing/sign-in.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

const targetOf = ({ issuer, origin }: TestPlatform) => ({
  issuer,
  clientId: 'kvota-site',
  redirectUri: `${origin}/callback`,
});
const al2 = { username: 'al2', password: 'kvota' };
const enter = (platform: TestPlatform, jar: CookieJar, parameters: Record<string, string> = {}): Promise<Tokens> =>
  signIn(targetOf(platform), al2, jar, parameters);
const signedInAt = ({ access_token: token }: Tokens): number => Number(decodeJwt(token)['auth_time']);
const sessionOf = ({ access_token: token }: Tokens): string => String(decodeJwt(token)['session']);

async function refreshed(platform: TestPlatform, { refresh_token: token }: Tokens): Promise<Tokens> {
  const form = { grant_type: 'refresh_token', client_id: 'kvota-site', refresh_token: token };
  const answer = await postToken(platform.issuer, form);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Tokens; // as the token endpoint answers
}

/** Makes the sign-in of a session older, as if the user had given the password some seconds earlier. */
async function age(platform: TestPlatform, tokens: Tokens, seconds: number): Promise<void> {
  const earlier = (field: string) =>
    sql`jsonb_set(${oidcPayloads.payload}, ARRAY[${field}], to_jsonb((${oidcPayloads.payload}->>${field})::int - ${seconds}::int))`;
  const rows = (model: string, own: ReturnType<typeof eq>) => and(eq(oidcPayloads.model, model), own);
  const session = rows('Session', eq(oidcPayloads.uid, sessionOf(tokens)));
  await platform.db
    .update(oidcPayloads)
    .set({ payload: earlier('loginTs') })
    .where(session);
  const refresh = rows('RefreshToken', eq(oidcPayloads.id, tokens.refresh_token));
  await platform.db
    .update(oidcPayloads)
    .set({ payload: earlier('authTime') })
    .where(refresh);
}

const publish = (platform: TestPlatform, { access_token: token }: Tokens): Promise<Response> =>
  platform.send('publishAppearance', { body: { version: randomUUID(), over: 0 } }, token);
const list = (platform: TestPlatform, { access_token: token }: Tokens): Promise<Response> =>
  platform.send('appearanceVersions', { query: { domain: '*', part: 'news' } }, token);

/** Returns true if an authorization request shows the sign-in page, false if it returns to the app at once. */
async function asksForPassword(platform: TestPlatform, jar: CookieJar, parameters: Record<string, string>) {
  const url = authorizationUrl(targetOf(platform), pkcePair().challenge, parameters);
  const location = (await jar.fetch(url)).headers.get('location') ?? '';
  expect(location).toMatch(/\/interaction\/|[?&]code=/);
  return location.includes('/interaction/');
}

describePlatforms('a recent sign-in', { freshSignIn: true }, (platform) => {
  test('[SEC-21] a token has the time of the sign-in, and a refresh does not renew it', async () => {
    const before = Math.floor(Date.now() / 1000);
    const first = await platform().signIn('al2');
    expect(signedInAt(first)).toBeGreaterThanOrEqual(before);
    expect((await publish(platform(), first)).status).toBe(200);
    await age(platform(), first, 290);
    const second = await refreshed(platform(), first);
    expect(signedInAt(second)).toBe(signedInAt(first) - 290);
    const third = await refreshed(platform(), second);
    expect(signedInAt(third)).toBe(signedInAt(second));
  });

  test('[SEC-21] an old sign-in is refused by calls that publish, with a challenge that asks for a recent one, and by no other', async () => {
    const first = await platform().signIn('al2');
    await age(platform(), first, 301);
    const second = await refreshed(platform(), first);
    for (const response of [
      await publish(platform(), second),
      await platform().send('cancelAppearanceSchedule', { body: { domain: '*', part: 'news' } }, second.access_token),
    ]) {
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe(
        'Bearer error="insufficient_user_authentication", max_age="300"',
      );
      expect(await response.json()).toMatchObject({ code: 'insufficientSignIn' });
    }
    expect((await list(platform(), second)).status).toBe(200);
    // A page of another origin of ours can read the challenge.
    const preflight = await fetch(`${platform().url}/cms/v1/appearance/versions`, {
      headers: { origin: platform().origin },
    });
    expect(preflight.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('www-authenticate');
    // Someone without the role learns that first.
    const player = await platform().signIn('player');
    await age(platform(), player, 301);
    expect((await publish(platform(), await refreshed(platform(), player))).status).toBe(403);
  });

  test('[SEC-21] with a live session, prompt=login and max_age ask for the password again', async () => {
    const jar = createCookieJar();
    const tokens = await enter(platform(), jar);
    expect(await asksForPassword(platform(), jar, {})).toBe(false);
    expect(await asksForPassword(platform(), jar, { prompt: 'login' })).toBe(true);
    expect(await asksForPassword(platform(), jar, { max_age: '300' })).toBe(false);
    await age(platform(), tokens, 301);
    expect(await asksForPassword(platform(), jar, {})).toBe(false);
    expect(await asksForPassword(platform(), jar, { max_age: '300' })).toBe(true);
  });

  test.each([
    ['prompt=login', { prompt: 'login' }],
    ['max_age', { max_age: '300' }],
  ] as const)(
    '[SEC-21] after a sign-in by %s the call is accepted; session, list of sign-ins and other tabs stay as they are',
    async (_name, parameters) => {
      const jar = createCookieJar();
      const first = await enter(platform(), jar);
      await age(platform(), first, 400);
      const old = await refreshed(platform(), first);
      expect((await publish(platform(), old)).status).toBe(401);
      const sessions = () =>
        platform().db.query.signIns.findMany({ where: (row, { eq: is }) => is(row.session, sessionOf(first)) });
      const [before] = await sessions();
      const all = (await platform().db.query.signIns.findMany()).length;

      const fresh = await enter(platform(), jar, parameters);
      expect(signedInAt(fresh)).toBeGreaterThan(signedInAt(old));
      expect((await publish(platform(), fresh)).status).toBe(200);
      expect(sessionOf(fresh)).toBe(sessionOf(old));
      expect(await sessions()).toMatchObject([{ userId: before?.userId, startedAt: before?.startedAt }]);
      expect((await platform().db.query.signIns.findMany()).length).toBe(all);

      // Another tab has the old tokens. They go on, and do not become more recent.
      expect((await list(platform(), old)).status).toBe(200);
      const later = await refreshed(platform(), old);
      expect((await list(platform(), later)).status).toBe(200);
      expect(signedInAt(later)).toBe(signedInAt(old));
      expect((await publish(platform(), later)).status).toBe(401);
    },
  );

  test('[SEC-21, SEC-01] a wrong password makes no sign-in recent, and neither does going back', async () => {
    const jar = createCookieJar();
    const tokens = await enter(platform(), jar);
    const ask = async () => {
      const asked = await jar.fetch(authorizationUrl(targetOf(platform()), pkcePair().challenge, { prompt: 'login' }));
      return new URL(asked.headers.get('location') ?? '', platform().issuer);
    };
    const wrong = new URLSearchParams({ username: 'al2', password: 'wrong' });
    expect((await jar.fetch(await ask(), { method: 'POST', body: wrong })).status).toBe(401);
    const back = await jar.fetch(await ask(), { method: 'POST', body: new URLSearchParams({ cancel: '1' }) });
    const end = await jar.fetch(back.headers.get('location') ?? '');
    expect(new URL(end.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
    expect((await list(platform(), tokens)).status).toBe(200);
    expect(await asksForPassword(platform(), jar, {})).toBe(false);
  });

  test('[SEC-21] the password of another user signs that user in instead, and makes no other sign-in recent', async () => {
    const jar = createCookieJar();
    const first = await enter(platform(), jar);
    await age(platform(), first, 400);
    const old = await refreshed(platform(), first);
    const asked = await jar.fetch(authorizationUrl(targetOf(platform()), pkcePair().challenge, { prompt: 'login' }));
    const page = new URL(asked.headers.get('location') ?? '', platform().issuer);
    const body = new URLSearchParams({ username: 'player', password: 'kvota' });
    const submitted = await jar.fetch(page, { method: 'POST', body });
    const end = await jar.fetch(submitted.headers.get('location') ?? '');
    // The browser leaves the session of the first user by a form that submits itself. There is no code for it.
    expect([end.status, end.headers.get('location')]).toEqual([200, null]);
    const form = await end.text();
    expect((await publish(platform(), old)).status).toBe(401);
    const later = await refreshed(platform(), old);
    expect(signedInAt(later)).toBe(signedInAt(old));
    const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
    const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const left = await jar.fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
    const code = await jar.fetch(left.headers.get('location') ?? '');
    expect(code.headers.get('location')).toContain(`${platform().origin}/callback?code=`);
    expect((await list(platform(), later)).status).toBe(401);
  });
});

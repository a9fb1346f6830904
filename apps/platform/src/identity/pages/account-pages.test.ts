import { locales } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { createCookieJar, type CookieJar } from '../../testing/cookie-jar.ts';
import { describePlatforms } from '../../testing/describe-platforms.ts';
import { authorizationUrl, pkcePair, postToken, signIn } from '../../testing/sign-in.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { securityMessages, translate } from './identity-messages.ts';
import { agoIn, dayIn } from './moments.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each(locales)('[I18N-01] the texts of the account pages in %s', (locale) => {
  for (const message of Object.values(securityMessages)) {
    expect(['', message.id]).not.toContain(translate(locale, message).trim());
  }
  expect(translate(locale, securityMessages.since, { date: '<date>' })).toContain('<date>');
  expect(translate(locale, securityMessages.lastUsed, { time: '<time>' })).toContain('<time>');
});

test('moments are formatted in their largest unit', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  expect(agoIn('en', now - 30_000, now)).toBe('now');
  expect(agoIn('en', now - 5 * 60_000, now)).toBe('5 minutes ago');
  expect(agoIn('de', now - 3 * 3_600_000, now)).toBe('vor 3 Stunden');
  expect(agoIn('en', now + 5000, now)).toBe('now');
  expect(dayIn('de', now)).toBe('21.11.2026');
});

/** Signs in with a new browser. */
async function browser(platform: TestPlatform, username: string, password = 'kvota') {
  const jar = createCookieJar();
  const target = { issuer: platform.issuer, clientId: 'kvota-site', redirectUri: `${platform.origin}/callback` };
  const tokens = await signIn(target, { username, password }, jar);
  return { jar, tokens };
}
const at = (platform: TestPlatform, path: string) => `${platform.issuer}/account${path}`;
const textOf = async (jar: CookieJar, url: string) => (await (await jar.fetch(url)).text()).replaceAll(/\s+/g, ' ');
const csrfIn = (page: string) => /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
const post = (jar: CookieJar, url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  jar.fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers });

describePlatforms('account pages', { freshSignIn: true }, (platform) => {
  const status = async (token: string) => (await platform().send('ping', {}, token)).status;

  test('the list names this device and the others, and one that is ended is out at its next call', async () => {
    const here = await browser(platform(), 'player');
    const there = await browser(platform(), 'player');
    const page = await textOf(here.jar, at(platform(), '?ui_locales=en'));
    expect(page).toContain('This device');
    expect(page).toContain('Unknown device');
    const session = /name="session" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const ended = await post(here.jar, at(platform(), '/end?ui_locales=en'), { session, csrf: csrfIn(page) });
    expect([ended.status, ended.headers.get('location')]).toEqual([
      303,
      '/oidc/account?ui_locales=en&back=http%3A%2F%2Flocalhost%3A4100%2F&done=ended',
    ]);
    expect([await status(here.tokens.access_token), await status(there.tokens.access_token)]).toEqual([200, 401]);
    const refreshed = await postToken(platform().issuer, {
      grant_type: 'refresh_token',
      client_id: 'kvota-site',
      refresh_token: there.tokens.refresh_token,
    });
    expect(refreshed.status).toBe(400);
    const after = await textOf(here.jar, at(platform(), '?ui_locales=en&done=ended'));
    expect(after).toContain(translate('en', securityMessages.ended));
    expect(after).not.toContain('name="session"');
    // The browser whose session ended asks for the password again.
    const challenge = pkcePair().challenge;
    const target = { issuer: platform().issuer, clientId: 'kvota-site', redirectUri: `${platform().origin}/callback` };
    const again = await there.jar.fetch(authorizationUrl(target, challenge));
    expect(again.headers.get('location')).toContain('/oidc/interaction/');
  });

  test('a browser is called by its name, and a use moves it in the list', async () => {
    const here = await browser(platform(), 'al2');
    await platform().clock.jump(600_000);
    await postToken(
      platform().issuer,
      { grant_type: 'refresh_token', client_id: 'kvota-site', refresh_token: here.tokens.refresh_token },
      { 'user-agent': firefox },
    );
    await platform().clock.jump(120_000);
    const page = await textOf(here.jar, at(platform(), '?ui_locales=en'));
    expect(page).toContain('Firefox · Linux');
    expect(page).toContain('used 2 minutes ago');
  });

  test('all other devices are signed out at once', async () => {
    const [one, two, three] = [
      await browser(platform(), 'agent'),
      await browser(platform(), 'agent'),
      await browser(platform(), 'agent'),
    ];
    const page = await textOf(two.jar, at(platform(), '?ui_locales=en'));
    await post(two.jar, at(platform(), '/end_others'), { csrf: csrfIn(page) });
    const all = [one, two, three].map(({ tokens }) => status(tokens.access_token));
    expect(await Promise.all(all)).toEqual([401, 200, 401]);
  });

  test('[FAULT-24] a form of another site, of another session or without its proof does nothing', async () => {
    const [here, there] = [await browser(platform(), 'player2'), await browser(platform(), 'player2')];
    const [page, other] = [await textOf(here.jar, at(platform(), '')), await textOf(there.jar, at(platform(), ''))];
    const url = at(platform(), '/end_others');
    const tries = [
      await post(here.jar, url, {}),
      await post(here.jar, url, { csrf: csrfIn(other) }),
      await post(here.jar, url, { csrf: csrfIn(page) }, { origin: 'https://elsewhere.example' }),
    ];
    for (const answer of tries) expect(answer.headers.get('location')).toContain('done=outdated');
    expect(await status(there.tokens.access_token)).toBe(200);
    expect((await post(createCookieJar(), url, { csrf: csrfIn(page) })).status).toBe(401);
  });

  test('a user cannot end the session of another', async () => {
    const [here, victim] = [await browser(platform(), 'player2'), await browser(platform(), 'operator')];
    const [mine] = await platform().db.query.signIns.findMany({
      where: (row, { eq }) => eq(row.userId, decoded(victim.tokens.access_token).sub),
    });
    const page = await textOf(here.jar, at(platform(), ''));
    await post(here.jar, at(platform(), '/end'), { session: mine?.session ?? '', csrf: csrfIn(page) });
    expect(await status(victim.tokens.access_token)).toBe(200);
  });

  test('the password changes if the current one is right, and all other devices are signed out', async () => {
    const [here, there] = [await browser(platform(), 'al99'), await browser(platform(), 'al99')];
    const url = at(platform(), '/password?ui_locales=en');
    const page = await textOf(here.jar, url);
    const change = async (fields: Record<string, string>) => {
      const answer = await post(here.jar, url, { csrf: csrfIn(page), ...fields });
      return { status: answer.status, page: await answer.text() };
    };
    const right = { current: 'kvota', next: 'loše-vreme-7', repeat: 'loše-vreme-7' };
    for (const [fields, why] of [
      [{ ...right, next: 'short', repeat: 'short' }, translate('en', securityMessages.tooShort)],
      [{ ...right, repeat: 'loše-vreme-8' }, translate('en', securityMessages.mismatch)],
      [{ ...right, current: 'loše-vreme-7' }, translate('en', securityMessages.same)],
      [{ ...right, current: 'wrong-one' }, translate('en', securityMessages.wrongCurrent)],
    ] as const) {
      const refused = await change(fields);
      expect([refused.status, refused.page.includes(why)]).toEqual([422, true]);
    }
    expect((await change({ ...right, csrf: 'no' })).status).toBe(403);
    const done = await change(right);
    expect([done.status, done.page.includes(translate('en', securityMessages.changed))]).toEqual([200, true]);
    expect([await status(here.tokens.access_token), await status(there.tokens.access_token)]).toEqual([200, 401]);
    await expect(browser(platform(), 'al99')).rejects.toThrow('401');
    expect((await browser(platform(), 'al99', 'loše-vreme-7')).tokens.token_type).toBe('Bearer');
  });

  test('five wrong passwords lock the form', async () => {
    const here = await browser(platform(), 'operator');
    const url = at(platform(), '/password');
    const csrf = csrfIn(await textOf(here.jar, url));
    const fields = { csrf, current: 'wrong', next: 'another-one', repeat: 'another-one' };
    for (let count = 0; count < 5; count++) expect((await post(here.jar, url, fields)).status).toBe(422);
    const locked = await post(here.jar, url, { ...fields, current: 'kvota' });
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '300']);
  });

  test('the pages follow language and theme of the site, and lead back to an app of ours alone', async () => {
    const { jar } = await browser(platform(), 'player');
    const ours = `${platform().origin}/de/account/settings`;
    const url = (back: string) =>
      at(platform(), `?${new URLSearchParams({ ui_locales: 'de', theme: 'light', back }).toString()}`);
    const page = await textOf(jar, url(ours));
    expect(page).toContain('<html lang="de" data-theme="light">');
    expect(page).toContain(`href="${ours}"`);
    expect(page).toContain('theme=light');
    const astray = await textOf(jar, url('https://elsewhere.example/'));
    expect(astray).not.toContain('elsewhere');
    expect(astray).toContain(`href="${platform().origin}/"`);
    const first = await (await createCookieJar().fetch(url(ours))).text();
    expect(first).toContain(translate('de', securityMessages.signInFirst));
  });

  test('the pages run no script and load nothing but our fonts, which are there', async () => {
    const { jar } = await browser(platform(), 'player');
    const answer = await jar.fetch(at(platform(), ''));
    const page = await answer.text();
    expect(page).not.toContain('<script');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("font-src 'self'");
    const fonts = [...page.matchAll(/url\((\/oidc\/fonts\/[\w.-]+)\)/g)].map(([, path = '']) => path);
    expect(fonts).toHaveLength(8);
    for (const path of fonts) {
      const font = await fetch(platform().url + path);
      expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    }
    expect((await fetch(`${platform().url}/oidc/fonts/..%2Fpackage.json`)).status).toBe(404);
  });

  test('the sign-in page is dark or light as the site asks', async () => {
    const target = { issuer: platform().issuer, clientId: 'kvota-site', redirectUri: `${platform().origin}/callback` };
    const jar = createCookieJar();
    const asked = await jar.fetch(authorizationUrl(target, pkcePair().challenge, { theme: 'light', ui_locales: 'en' }));
    const page = await (await jar.fetch(new URL(asked.headers.get('location') ?? '', platform().issuer))).text();
    expect(page).toContain('data-theme="light"');
  });
});

function decoded(token: string): { sub: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }; // a token of ours
}

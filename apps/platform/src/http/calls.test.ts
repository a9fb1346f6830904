import { basePaths, defaultTicketSettings, statusKeys, type Call } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';
import { expect, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';
import { createTestPlatform } from '../testing/test-platform.ts';

describePlatforms('calls', {}, (platform) => {
  test('[CALL-01] every call of the contract is there, below one of the base paths', async () => {
    for (const call of Object.values<Call>(wireCalls)) {
      expect(basePaths.some((base) => call.path === base || call.path.startsWith(`${base}/`))).toBe(true);
      const path = call.path.replaceAll(/\{\w+\}/g, 'x');
      const response = await fetch(`${platform().url}${path}`, { method: call.method });
      // A missing document is a 404 of the call itself, with its own reason.
      const answer = (await response.json()) as { status?: number; code?: string };
      expect(answer.status === 404 && answer.code === undefined, `${call.method} ${path}`).toBe(false);
    }
  });

  test('the platform answers at its own url, and is healthy', async () => {
    const response = await fetch(`${platform().url}/health`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('[CALL-03] user returns the signed-in user, with credit and wallets', async () => {
    const { access_token: token } = await platform().signIn('player');
    const user = await platform().call('user', {}, token);
    expect(user).toMatchObject({ preferred_username: 'player', email: 'player@kvota.example', credit: '50000.00' });
    expect(user.wallets.map(({ currency_id, currency, wallet_0 }) => [currency_id, currency, wallet_0])).toEqual([
      [941, 'RSD', '50000.00'],
      [978, 'EUR', '500.00'],
      [1000, 'FREEBET-RSD', '2000.00'],
    ]);
  });

  test('[CALL-04] ping answers blocked, wallets, maintenance and server time; a ticket only when asked for', async () => {
    const { access_token: token } = await platform().signIn('player');
    const ping = await platform().call('ping', {}, token);
    expect(ping).toMatchObject({ blocked: false, maintenanceMode: { timeLeft: 0 } });
    expect(ping.wallets).toHaveLength(3);
    expect(ping.serverTime).toBe(new Date(platform().clock.now()).toISOString());
    expect('ticketInfo' in ping).toBe(false);
    const asked = await platform().call('ping', { query: { ticket_id: 'no-such-ticket' } }, token);
    expect(asked.ticketInfo).toBe(null);
  });

  test('[CALL-05] preAuth answers a token that is good for a minute', async () => {
    const { access_token: token } = await platform().signIn('player');
    const answer = await platform().call('preAuth', {}, token);
    expect(Date.parse(answer.expiresAt) - Date.parse(answer.serverTime)).toBe(60_000);
    expect(answer.token).not.toBe(token);
  });

  test('[CALL-06] [CALL-18] settings of a user are empty at first, then as saved, and no other user has them', async () => {
    const { access_token: token } = await platform().signIn('player');
    const empty = await platform().call('userSettings', {}, token);
    expect(empty).toMatchObject({ site: {}, betting: { favorite_markets: {}, favorite_leagues: {} } });
    const saved = await platform().call(
      'saveUserSettings',
      {
        body: {
          settings: [
            { object: 'site', property: 'lang', value: 'de' },
            { object: 'betting', property: 'favorite_leagues', value: { F: ['17', '8'] } },
            { object: 'casino', property: 'favorite_games', value: ['a', 'b'] },
          ],
        },
      },
      token,
    );
    expect(saved).toEqual({ ErrorText: 'ok' });
    const settings = await platform().call('userSettings', {}, token);
    expect(settings.site).toEqual({ lang: 'de' });
    expect(settings.betting?.favorite_leagues).toEqual({ F: ['17', '8'] });
    expect(settings.casino?.favorite_games).toEqual(['a', 'b']);
    const other = await platform().signIn('player2');
    expect((await platform().call('userSettings', {}, other.access_token)).site).toEqual({});
  });

  test('[CALL-18] a list with one wrong setting saves nothing', async () => {
    const { access_token: token } = await platform().signIn('al2');
    const good = { object: 'site', property: 'lang', value: 'el' } as const;
    for (const wrong of [
      { object: 'site', property: 'lang', value: 'xx' },
      { object: 'site', property: 'favorite_games', value: [] },
      { object: 'betting', property: 'favorite_leagues', value: ['17'] },
      { object: 'casino', property: 'favorite_games', value: ['x'.repeat(40_000)] },
    ] as const) {
      const answer = await platform().call('saveUserSettings', { body: { settings: [good, wrong] } }, token);
      expect(answer.error).toBe('invalidSetting');
    }
    expect((await platform().call('userSettings', {}, token)).site).toEqual({});
  });

  test('[CALL-08] all sports are a list for either sidebar, and for no other id', async () => {
    for (const id of ['prematch', 'live'] as const) {
      expect(Array.isArray(await platform().call('allSports', { body: { id } }))).toBe(true);
    }
    const response = await platform().send('allSports', { body: { id: 'other' as 'live' } });
    expect(response.status).toBe(400);
  });

  test('[CALL-30] favourite live competitions are leagues by sport, of those in play now', async () => {
    const favourites = await platform().call('liveFavoriteCompetitions', {});
    const sidebar = await platform().call('allSports', { body: { id: 'live' } });
    expect(Object.keys(favourites).toSorted()).toEqual(sidebar.map(({ sport }) => sport).toSorted());
    for (const { sport, groupByCountries } of sidebar) {
      const inPlay = groupByCountries.flatMap(({ leagues }) => leagues.map(({ leagueId }) => leagueId));
      expect(favourites[sport]?.length).toBeGreaterThan(0);
      for (const league of favourites[sport] ?? []) expect(inPlay).toContain(league);
    }
  });

  test('[CALL-15] ticket settings are the seed values as key and value', async () => {
    const list = await platform().call('ticketSettings', {});
    expect(Object.fromEntries(list.map(({ key, value }) => [key, value]))).toEqual(defaultTicketSettings);
  });

  test('[CALL-16] status settings name every switch, all off', async () => {
    const list = await platform().call('statusSettings', {});
    expect(list.map(({ key }) => key).toSorted()).toEqual([...statusKeys].toSorted());
    expect(list.every(({ value }) => value === false)).toBe(true);
  });

  test('[CALL-17] general settings carry the menu, the marquee in seven languages and the roles', async () => {
    const list = await platform().call('generalSettings', {});
    const settings = new Map(list.map(({ key, value }) => [key, value]));
    expect(settings.get('menuItems')).toHaveLength(5);
    expect(Object.keys(settings.get('marquee') as object)).toEqual(
      expect.arrayContaining(['rs', 'ba', 'en', 'de', 'el', 'sq', 'ru']),
    );
    expect(settings.get('roles')).toContainEqual({ key: 'agent', value: 'AGENT' });
  });

  test('without a token, or with a wrong one, a call for players answers 401', async () => {
    const bare = await platform().send('user', {});
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const { access_token: token } = await platform().signIn('player');
    const altered = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    for (const wrong of ['nonsense', altered]) {
      const response = await platform().send('user', {}, wrong);
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
    }
  });

  test('an id token gives no access to calls', async () => {
    const { id_token: token } = await platform().signIn('player');
    expect((await platform().send('user', {}, token)).status).toBe(401);
  });

  test('[OP-77] a body that breaks the contract is refused with what is wrong where', async () => {
    const { access_token: token } = await platform().signIn('player');
    const response = await platform().send(
      'saveUserSettings',
      { body: { settings: [{ object: 'nowhere' as 'site', property: 'lang', value: 'de' }] } },
      token,
    );
    expect(response.status).toBe(400);
    const problem = await response.json();
    expect(problem).toMatchObject({ type: 'about:blank', title: 'Bad Request', status: 400, code: 'invalidInput' });
    expect(problem).toMatchObject({ issues: [{ path: 'body.settings.0.object' }] });
  });

  test('text that is no JSON, another media type and a body beyond the limit are refused without a stack', async () => {
    const url = `${platform().url}${wireCalls.allSports.path}`;
    const json = { 'content-type': 'application/json' };
    const post = (body: string, headers: Record<string, string>) => fetch(url, { method: 'POST', body, headers });
    const answers = await Promise.all([
      post('{', json),
      post('<a/>', { 'content-type': 'application/xml' }),
      post(JSON.stringify({ id: 'x'.repeat(300_000) }), json),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 415, 413]);
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await answer.text()).not.toContain('node_modules');
    }
  });

  test('an unknown path answers with a problem', async () => {
    const response = await fetch(`${platform().url}/base/v1/nowhere?secret=1`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  test('CORS lets the origins in and no other', async () => {
    const preflight = (origin: string) =>
      fetch(`${platform().url}${wireCalls.user.path}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      });
    const [ours, other] = [await preflight(platform().origin), await preflight('https://elsewhere.example')];
    expect(ours.headers.get('access-control-allow-origin')).toBe(platform().origin);
    expect(ours.headers.get('access-control-allow-headers')).toBe('authorization');
    expect(other.headers.get('access-control-allow-origin')).toBe(null);
  });
});

test('an address that makes too many calls gets 429 and a time to wait', async () => {
  const platform = await createTestPlatform({ rate: { perSecond: 1, burst: 3 } });
  const ask = () => platform.send('statusSettings', {});
  const first = [await ask(), await ask(), await ask()];
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  await platform.clock.advance(1000);
  expect((await ask()).status).toBe(200);
  await platform.close();
});

test('[OP-77] an answer that breaks the contract is not sent but logged', async () => {
  const logged: string[] = [];
  const note = (message: string): void => void logged.push(message);
  const platform = await createTestPlatform({ logger: { debug() {}, info: note, warn: note, error: note } });
  platform.settings.list = () => Promise.resolve([{ key: 1 } as never]);
  const response = await platform.send('generalSettings', {});
  const problem = await response.text();
  await platform.close();
  expect(response.status).toBe(500);
  expect(logged).toEqual([
    expect.stringContaining('GET /cms/v1/settings/general answered in violation of its contract'),
  ]);
  expect(problem).not.toContain('key');
});

import { randomUUID } from 'node:crypto';

import type { CallAnswer, CallBody } from '@kvota/contracts';
import type { AppearanceContent, WireCalls } from '@kvota/contracts/operator';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

type Save = CallBody<WireCalls['saveAppearanceVersion']>;
type Order = CallBody<WireCalls['publishAppearance']>;
type Value<P extends AppearanceContent['part']> = Extract<AppearanceContent, { part: P }>['value'];

const canvas = '--kvota-color-bg-canvas';
const colors = (dark: Record<string, string>, light: Record<string, string> = {}): AppearanceContent => ({
  part: 'colors',
  value: { dark, light },
});
const news = (...lines: string[]): AppearanceContent => ({ part: 'news', value: { en: lines } });
const identity = (change: Partial<Value<'identity'>['dark']> = {}): AppearanceContent => {
  const one = { logo: '', name: 'Bet', support: { email: '', phone: '', hours: '' }, socials: [] };
  return { part: 'identity', value: { dark: { ...one, ...change }, light: one } };
};
const banner = {
  id: 'derby',
  page: 'home',
  image: '',
  mobileImage: '',
  title: { en: 'The derby' },
  link: '/betting',
  order: 1,
  active: true,
};

/** Two designers, and an operator. */
async function team(platform: TestPlatform) {
  const operator = (await platform.signIn('operator')).access_token;
  await platform.call('setRoles', { body: { username: 'player2', roles: ['AL2'] } }, operator);
  const [al2, other] = [await platform.signIn('al2'), await platform.signIn('player2')];
  const [site, secondSite] = [platform.origin, 'http://localhost:4200'];
  const tools = (token: string) => ({
    token,
    list: (part: AppearanceContent['part'], domain = '*') =>
      platform.call('appearanceVersions', { query: { domain, part } }, token),
    save: (content: AppearanceContent, rest: Partial<Save> = {}) => {
      const domain = content.part === 'colors' || content.part === 'identity' ? site : '*';
      const body = { id: randomUUID(), domain, content, note: '', parent: null, ...rest };
      return platform.call('saveAppearanceVersion', { body }, token);
    },
    publish: (version: string, over: number, rest: Partial<Order> = {}) =>
      platform.call('publishAppearance', { body: { version, over, ...rest } }, token),
  });
  return { operator, site, secondSite, one: tools(al2.access_token), two: tools(other.access_token) };
}

const idOf = ({ version }: CallAnswer<WireCalls['saveAppearanceVersion']>): string => version?.id ?? '';
const shownNews = async (platform: TestPlatform): Promise<unknown> =>
  (await platform.call('generalSettings', {})).find(({ key }) => key === 'marquee')?.value;
const shownTheme = async (platform: TestPlatform, domain: string) => {
  const { theme } = await platform.call('themesByDomain', { query: { domain } });
  return { dark: theme.dark[0], light: theme.light[0] };
};

/** Opens a page that follows changes of settings. Returns how many it got. */
async function openPage(platform: TestPlatform): Promise<() => number> {
  const socket: Socket = io(`${platform.url}/sports`, { transports: ['websocket'], forceNew: true });
  onTestFinished(() => void socket.disconnect());
  let reloads = 0;
  socket.on('reload_settings', () => (reloads += 1));
  await socket.emitWithAck('global');
  return () => reloads;
}

describePlatforms('appearance', {}, (platform) => {
  test('[THEME-20, NET-16, NET-39] a saved version changes nothing; published, it replaces what players see, and open pages follow', async () => {
    const { one, site } = await team(platform());
    const reloads = await openPage(platform());
    const before = await shownTheme(platform(), site);
    const saved = await one.save(colors({ [canvas]: '#101014' }, { [canvas]: '#FAFAFA' }), { note: 'Darker' });
    expect(saved).toMatchObject({ ErrorText: 'ok', version: { author: 'al2', note: 'Darker', parent: null } });
    expect(await shownTheme(platform(), site)).toEqual(before);
    const { publication } = await one.publish(idOf(saved), 0);
    expect(publication).toMatchObject({ number: 1, version: idOf(saved), author: 'al2' });
    const after = await shownTheme(platform(), site);
    expect(after.dark).toEqual({ ...before.dark, colors: { [canvas]: '#101014' } });
    expect(after.light?.colors).toEqual({ [canvas]: '#FAFAFA' });
    await vi.waitFor(() => expect(reloads()).toBe(1));
    expect(await platform().settings.changedAgo()).toBe(0);
    const list = await one.list('colors', site);
    expect(list).toMatchObject({ published: publication, scheduled: null });
    expect(list.result.map(({ author }) => author)).toEqual(['al2', null]);
    const version = await platform().call('appearanceVersion', { params: { id: idOf(saved) } }, one.token);
    expect(version.content).toEqual(colors({ [canvas]: '#101014' }, { [canvas]: '#FAFAFA' }));
  });

  test('[THEME-20] colours and identity of a site are published apart, and each keeps the other', async () => {
    const { one, secondSite: domain } = await team(platform());
    const changed = identity({ name: 'Bet', logo: '/logo.svg' });
    const [look, name] = [
      await one.save(colors({ [canvas]: '#0B0B0D' }), { domain }),
      await one.save(changed, { domain }),
    ];
    await Promise.all([one.publish(idOf(look), 0), one.publish(idOf(name), 0)]);
    expect((await shownTheme(platform(), domain)).dark).toMatchObject({
      name: 'Bet',
      logo: '/logo.svg',
      colors: { [canvas]: '#0B0B0D' },
    });
  });

  test('[THEME-20] news, banners and menu take effect where clients read them', async () => {
    const { one } = await team(platform());
    const published = async (content: AppearanceContent) => {
      const { published: seen } = await one.list(content.part);
      return one.publish(idOf(await one.save(content)), seen?.number ?? 0);
    };
    const pages = [{ page: 'home', enabled: true, interval: 5000 }];
    expect(await published({ part: 'banners', value: { banners: [banner], pages } })).toMatchObject({
      ErrorText: 'ok',
    });
    expect(await platform().call('bannersAll', { query: {} })).toMatchObject([{ id: 'derby', title: 'The derby' }]);
    expect(await platform().call('bannersPageSettings', {})).toEqual(pages);
    const menu = [
      { id: 'live', title: { de: 'Live' } },
      { id: 'betting', hidden: true },
    ];
    expect(await published({ part: 'menu', value: menu })).toMatchObject({ ErrorText: 'ok' });
    expect(await platform().call('generalSettings', {})).toContainEqual({ key: 'menuItems', value: menu });
    expect(await published(news('One line'))).toMatchObject({ ErrorText: 'ok' });
    expect(await shownNews(platform())).toEqual({ en: ['One line'] });
  });

  test('[THEME-21] the state before the first version, and every other one, can be published again', async () => {
    const { one } = await team(platform());
    const at = async () => (await one.list('menu')).published?.number ?? 0;
    const menuOf = async () => (await platform().call('generalSettings', {})).find(({ key }) => key === 'menuItems');
    const before = await one.list('menu');
    const [first, second] = [
      await one.save({ part: 'menu', value: [{ id: 'live' }] }),
      await one.save({ part: 'menu', value: [{ id: 'betting' }] }),
    ];
    await one.publish(idOf(first), await at());
    await one.publish(idOf(second), await at());
    expect(await menuOf()).toMatchObject({ value: [{ id: 'betting' }] });
    await one.publish(idOf(first), await at());
    expect(await menuOf()).toMatchObject({ value: [{ id: 'live' }] });
    const { result, published } = await one.list('menu');
    const original = result.find(({ author }) => author === null);
    expect(published?.number).toBe((before.published?.number ?? 0) + 3);
    await one.publish(original?.id ?? '', await at());
    const { content } = await platform().call('appearanceVersion', { params: { id: original?.id ?? '' } }, one.token);
    expect(await menuOf()).toMatchObject({ value: content.value });
    expect((content.value as Value<'menu'>).length).toBeGreaterThan(3);
  });

  test('[THEME-20] a repeated version is the same one; another content under its id is refused', async () => {
    const { one, two, site } = await team(platform());
    const id = randomUUID();
    const first = await one.save(news('A'), { id });
    expect(await one.save(news('A'), { id })).toEqual(first);
    expect((await one.save(news('B'), { id })).error).toBe('versionIdUsed');
    expect((await two.save(colors({}), { id })).error).toBe('versionIdUsed');
    expect((await one.save(news('C'), { parent: id })).ErrorText).toBe('ok');
    expect((await one.save(colors({}), { parent: id })).error).toBe('versionUnknown');
    expect((await one.save(news('C'), { parent: randomUUID() })).error).toBe('versionUnknown');
    expect((await one.publish(randomUUID(), 0)).error).toBe('versionUnknown');
    expect((await one.list('news')).result.filter((version) => version.id === id)).toHaveLength(1);
    expect((await one.list('colors', site)).result.map((version) => version.id)).not.toContain(id);
  });

  test('[THEME-23] of two editors over one publication one succeeds, the other learns of it, and a repetition is no conflict', async () => {
    const { one, two } = await team(platform());
    const over = (await one.list('news')).published?.number ?? 0;
    const [mine, theirs] = [idOf(await one.save(news('Mine'))), idOf(await two.save(news('Theirs')))];
    const answers = await Promise.all([one.publish(mine, over), two.publish(theirs, over)]);
    const [won] = answers.filter(({ ErrorText }) => ErrorText === 'ok');
    const [lost] = answers.filter(({ error }) => error === 'publishedSince');
    expect(won?.publication?.number).toBe(over + 1);
    expect(lost?.publishedSince).toEqual(won?.publication);
    expect(await shownNews(platform())).toEqual({ en: [won?.publication?.author === 'al2' ? 'Mine' : 'Theirs'] });
    // The answer was lost, and the winner asks again; also after somebody else published over it.
    const [winner, loser, version] = won?.publication?.author === 'al2' ? [one, two, mine] : [two, one, theirs];
    expect(await winner.publish(version, over)).toEqual(won);
    const later = await loser.publish(version === mine ? theirs : mine, over + 1);
    expect(later.publication?.number).toBe(over + 2);
    expect(await winner.publish(version, over)).toEqual(won);
    expect((await winner.list('news')).published).toEqual(later.publication);
    // What is live already is not published once more.
    expect(await winner.publish(later.publication?.version ?? '', over + 2)).toEqual(later);
  });

  test('[THEME-20] a change by an operator call is a version with its author, and is published', async () => {
    const { one, operator, site, secondSite } = await team(platform());
    const set = (key: string, value: unknown) =>
      platform().call('setSetting', { body: { group: 'general', key, value } }, operator);
    await set('marquee', 'For all');
    const { published, result } = await one.list('news');
    expect([published?.author, result[0]?.author, result[0]?.id]).toEqual(['operator', 'operator', published?.version]);
    const { content } = await platform().call('appearanceVersion', { params: { id: result[0]?.id ?? '' } }, one.token);
    expect(content.value).toMatchObject({ en: ['For all'], de: ['For all'] });
    await set('marquee', 'For all');
    expect((await one.list('news')).published).toEqual(published);
    await platform().call('setBanners', { body: { banners: [{ ...banner, id: 'cup' }] } }, operator);
    expect((await one.list('banners')).published?.author).toBe('operator');
    // A draft over the publication before is refused: nothing is overwritten unseen.
    const draft = idOf(await one.save(news('Draft')));
    expect((await one.publish(draft, (published?.number ?? 0) - 1)).error).toBe('publishedSince');
    // The theme of every site is that of sites without their own, and they record it.
    const dark = { colors: { [canvas]: '#111113' }, name: 'All' };
    await platform().call('setTheme', { body: { domain: site, dark, light: { colors: {} } } }, operator);
    expect((await one.list('colors', site)).published?.author).toBe('operator');
    expect((await one.list('identity', site)).published?.author).toBe('operator');
    const others = (await one.list('colors', secondSite)).published;
    await platform().call('setTheme', { body: { domain: '*', dark, light: { colors: {} } } }, operator);
    expect((await one.list('colors', '*')).published?.author).toBe('operator');
    expect((await one.list('colors', secondSite)).published).toEqual(others);
  });

  test('[THEME-25] colours that are too similar are published with a reason only, which is kept', async () => {
    const { one, site } = await team(platform());
    const text = '--kvota-color-text-primary';
    const over = (await one.list('colors', site)).published?.number ?? 0;
    const grey = idOf(await one.save(colors({ [canvas]: '#777777', [text]: '#808080' })));
    const refusal = await one.publish(grey, over);
    expect(refusal.error).toBe('contrastTooLow');
    expect(refusal.contrastTooLow).toContainEqual({
      theme: 'dark',
      ink: 'text.primary',
      ground: 'bg.canvas',
      contrast: 1.13,
      least: 4.5,
    });
    expect(refusal.contrastTooLow?.every(({ theme, contrast, least }) => theme === 'dark' && contrast < least)).toBe(
      true,
    );
    // A transparent text is not readable, whatever its colour.
    const clear = idOf(await one.save(colors({ [text]: '#FFFFFF10' })));
    expect((await one.publish(clear, over)).error).toBe('contrastTooLow');
    const reason = 'A campaign of one day';
    expect((await one.publish(grey, over, { reason })).publication).toMatchObject({ reason, version: grey });
    expect((await one.list('colors', site)).published).toMatchObject({ reason });
    // The brand colour alone brings its accents, which are readable.
    const brand = idOf(await one.save(colors({ '--kvota-color-brand-base': '#FF6A00' })));
    expect(await one.publish(brand, over + 1)).toMatchObject({ ErrorText: 'ok' });
  });

  const hostile: readonly (readonly [place: string, content: AppearanceContent])[] = [
    [`colors.dark["${canvas}"]`, colors({ [canvas]: 'url(https://evil.example)' })],
    [`colors.dark["${canvas}"]`, colors({ [canvas]: '#fff;} body { display: none' })],
    [`colors.dark["${canvas}"]`, colors({ [canvas]: 'var(--x)' })],
    [`colors.light["${canvas}"]`, colors({}, { [canvas]: 'red' })],
    ['colors.dark["--kvota-space-4"]', colors({ '--kvota-space-4': '400px' })],
    ['colors.dark["--background"]', colors({ background: '#FFFFFF' })],
    ['identity.dark.logo', identity({ logo: 'javascript:alert(1)' })],
    ['identity.dark.logo', identity({ logo: 'data:image/svg+xml,<svg onload=alert(1)>' })],
    ['identity.dark.name', identity({ name: 'x'.repeat(41) })],
    ['identity.dark.support.email', identity({ support: { email: 'a"><script>@b', phone: '', hours: '' } })],
    ['identity.dark.support.phone', identity({ support: { email: '', phone: 'tel:<b>', hours: '' } })],
    ['identity.dark.socials[0].link', identity({ socials: [{ network: 'x', link: 'javascript:alert(1)' }] })],
    ['news.en[1]', news('fine', 'two\nlines')],
    ['news.en[0]', news('x'.repeat(201))],
    ['news.en', news(...Array.from({ length: 21 }, () => 'a line'))],
    ['menu[1]', { part: 'menu', value: [{ id: 'live' }, { id: 'nowhere' }] }],
    ['menu[0]', { part: 'menu', value: [{ id: 'live', title: { de: 'x'.repeat(31) } }] }],
    ['menu', { part: 'menu', value: [] }],
    [
      'banners.banners[0].link',
      { part: 'banners', value: { banners: [{ ...banner, link: 'javascript:alert(1)' }], pages: [] } },
    ],
    [
      'banners.banners[0].link',
      { part: 'banners', value: { banners: [{ ...banner, link: '//evil.example' }], pages: [] } },
    ],
    [
      'banners.banners[0].image',
      { part: 'banners', value: { banners: [{ ...banner, image: 'url(//x)' }], pages: [] } },
    ],
    [
      'banners.banners[0].title.en',
      { part: 'banners', value: { banners: [{ ...banner, title: { en: ' ' } }], pages: [] } },
    ],
    [
      'banners.banners[0].page',
      { part: 'banners', value: { banners: [{ ...banner, page: 'constructor' }], pages: [] } },
    ],
    ['banners.banners[1].id', { part: 'banners', value: { banners: [banner, banner], pages: [] } }],
    [
      'banners.pages[0].interval',
      { part: 'banners', value: { banners: [], pages: [{ page: 'home', enabled: true, interval: 1 }] } },
    ],
    [
      'news',
      {
        part: 'news',
        value: Object.fromEntries(
          ['rs', 'ba', 'en', 'de', 'el'].map((lang) => [lang, Array.from({ length: 20 }, () => 'x'.repeat(190))]),
        ),
      },
    ],
    ['colors', colors({ [canvas]: '#'.padEnd(70_000, '0') })],
  ];

  test.each(hostile)(
    '[THEME-26] harmful content is refused with its place %s, saved or previewed',
    async (place, content) => {
      const { one, site } = await team(platform());
      const ofSite = content.part === 'colors' || content.part === 'identity';
      const list = () => one.list(content.part, ofSite ? site : '*');
      const before = await list();
      const saved = await one.save(content);
      expect([saved.error, saved.faults?.[0]?.place]).toEqual(['invalidAppearance', place]);
      expect(saved.faults?.[0]?.message).not.toBe('');
      const body = { domain: site, contents: [content] };
      const previewed = await platform().call('createAppearancePreview', { body }, one.token);
      expect([previewed.error, previewed.faults, previewed.token]).toEqual([
        'invalidAppearance',
        saved.faults,
        undefined,
      ]);
      expect(await list()).toEqual(before);
    },
  );

  test('[THEME-26, SEC-08] text that no input may have, and shapes that no part has, are refused with the field', async () => {
    const { one } = await team(platform());
    const problemOf = async (content: unknown) => {
      const body = { id: randomUUID(), domain: '*', content, note: '', parent: null } as Save; // malformed on purpose
      const response = await platform().send('saveAppearanceVersion', { body }, one.token);
      expect(response.status).toBe(400);
      return ((await response.json()) as { issues: { path: string }[] }).issues[0]?.path;
    };
    expect(await problemOf({ part: 'news', value: { en: ['a\u0000b'] } })).toBe('body.content.value.en.0');
    expect(await problemOf({ part: 'news', value: { en: ['a\u001Bb'] } })).toBe('body.content.value.en.0');
    expect(await problemOf({ part: 'news', value: { en: ['a\u202Eb'] } })).toBe('body.content.value.en.0');
    expect(await problemOf({ part: 'news', value: { en: 'a line' } })).toBe('body.content.value.en');
    expect(await problemOf({ part: 'news', value: { fr: ['a line'] } })).toMatch(/^body\.content/);
    expect(await problemOf({ part: 'documents', value: {} })).toMatch(/^body\.content/);
  });

  test('[THEME-26] content deeper than eight levels is refused, in fields that nobody reads too', async () => {
    const { one } = await team(platform());
    const deep: unknown = Array.from({ length: 12 }).reduce((inner) => ({ inner }), 'x');
    const value = { banners: [{ ...banner, deep }], pages: [] };
    const { error, faults } = await one.save({ part: 'banners', value });
    expect([error, faults?.[0]?.message]).toEqual(['invalidAppearance', 'Content has at most 8 levels.']);
    expect(faults?.[0]?.place).toMatch(/^banners\.banners\.0\.deep\.inner/);
  });

  test('[THEME-20] only configured sites have colours and identity, and other parts belong to all', async () => {
    const { one, site } = await team(platform());
    for (const domain of ['*', 'https://elsewhere.example', `${site}/`, ''])
      expect((await one.save(colors({}), { domain })).error).toBe('unknownSite');
    expect((await one.save(news('x'), { domain: site })).error).toBe('unknownSite');
    for (const domain of ['*', 'https://elsewhere.example']) {
      const body = { domain, contents: [news('x')] };
      expect((await platform().call('createAppearancePreview', { body }, one.token)).error).toBe('unknownSite');
    }
    expect(await one.list('colors', 'https://elsewhere.example')).toEqual({
      published: null,
      scheduled: null,
      result: [],
    });
  });

  test('[THEME-22] a version takes effect at its time, as its editor, and open pages follow', async () => {
    const { one, two } = await team(platform());
    const reloads = await openPage(platform());
    const over = (await one.list('news')).published?.number ?? 0;
    const [now, later] = [idOf(await one.save(news('Now'))), idOf(await two.save(news('Later')))];
    await one.publish(now, over);
    await vi.waitFor(() => expect(reloads()).toBe(1));
    const from = new Date(platform().clock.now() + 60_000).toISOString();
    const past = new Date(platform().clock.now()).toISOString();
    expect((await two.publish(later, over + 1, { from: past })).error).toBe('startPassed');
    expect((await two.publish(later, over, { from })).error).toBe('publishedSince');
    const { scheduled } = await two.publish(later, over + 1, { from });
    expect(scheduled).toMatchObject({ version: later, from, author: 'player2' });
    expect(await two.publish(later, over + 1, { from })).toEqual({ ErrorText: 'ok', scheduled });
    expect((await one.list('news')).scheduled).toEqual(scheduled);
    expect(await one.publish(now, over + 1, { from })).toMatchObject({ error: 'alreadyScheduled', scheduled });
    await platform().clock.advance(59_000);
    expect(await shownNews(platform())).toEqual({ en: ['Now'] });
    await vi.waitFor(async () => {
      await platform().clock.advance(500);
      expect(reloads()).toBe(2);
    });
    expect(await shownNews(platform())).toEqual({ en: ['Later'] });
    expect(await one.list('news')).toMatchObject({
      published: { number: over + 2, version: later, author: 'player2' },
      scheduled: null,
    });
    // The answer was lost, and the editor asks again after the version took effect.
    expect((await two.publish(later, over + 1, { from })).publication?.number).toBe(over + 2);
  });

  test('[THEME-22] a schedule is moved by its editor and cancelled by anybody', async () => {
    const { one, two } = await team(platform());
    const over = (await one.list('news')).published?.number ?? 0;
    const version = idOf(await one.save(news('Cancelled')));
    const inMinutes = (minutes: number) => new Date(platform().clock.now() + minutes * 60_000).toISOString();
    await one.publish(version, over, { from: inMinutes(1) });
    const moved = await one.publish(version, over, { from: inMinutes(2) });
    expect((await two.list('news')).scheduled).toEqual(moved.scheduled);
    const cancel = { body: { domain: '*', part: 'news' } } as const;
    expect(await platform().call('cancelAppearanceSchedule', cancel, two.token)).toEqual({ ErrorText: 'ok' });
    expect(await platform().call('cancelAppearanceSchedule', cancel, two.token)).toEqual({ ErrorText: 'ok' });
    expect((await one.list('news')).scheduled).toBeNull();
  });

  test('[THEME-24] a preview opens with its link, on its site, for 48 hours', async () => {
    const { one, site, secondSite } = await team(platform());
    const contents = [colors({ [canvas]: '#101014' }), news('Preview')];
    const body = { domain: site, contents };
    const { token = '', expiresAt } = await platform().call('createAppearancePreview', { body }, one.token);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(Date.parse(expiresAt ?? '') - platform().clock.now()).toBe(48 * 3_600_000);
    const open = (key: string, domain = site) =>
      platform().send('appearancePreview', { params: { token: key }, query: { domain } });
    expect(await (await open(token)).json()).toEqual({ contents, author: 'al2', expiresAt });
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    for (const [key, domain] of [
      [altered, site],
      [token, secondSite],
      [token, '*'],
      [token, 'https://elsewhere.example'],
      ['x', site],
    ] as const) {
      const response = await open(key, domain);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'unknownPreview']);
    }
    // Only a hash is stored.
    const rows = await platform().db.query.appearancePreviews.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);
    await platform().clock.jump(48 * 3_600_000);
    expect((await open(token)).status).toBe(404);
    await vi.waitFor(async () => expect(await platform().db.query.appearancePreviews.findMany()).toEqual([]));
  });

  test('[THEME-24] a designer makes 20 previews in an hour, also if they are made at once', async () => {
    const { two, site } = await team(platform());
    const body = { domain: site, contents: [news('Preview')] };
    const make = () => platform().send('createAppearancePreview', { body }, two.token);
    const answers = await Promise.all(Array.from({ length: 25 }, make));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await refused?.json()).toMatchObject({ code: 'tooManyPreviews' });
  });

  test('[THEME-20] a designer saves 20 versions in a minute; a repetition is none', async () => {
    const { two } = await team(platform());
    await platform().clock.jump(60_000);
    const id = randomUUID();
    const save = (content: AppearanceContent, own = randomUUID()) =>
      platform().send(
        'saveAppearanceVersion',
        { body: { id: own, domain: '*', content, note: '', parent: null } },
        two.token,
      );
    expect((await save(news('First'), id)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 22 }, (_, at) => save(news(`Version ${at}`))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect((await save(news('First'), id)).status).toBe(200);
  });

  test('[THEME-08] designers alone may edit; an operator may not', async () => {
    const query = { domain: '*', part: 'news' } as const;
    for (const [user, status] of [
      ['player', 403],
      ['agent', 403],
      ['al99', 403],
      ['operator', 403],
      ['al2', 200],
    ] as const) {
      const { access_token: token } = await platform().signIn(user);
      expect((await platform().send('appearanceVersions', { query }, token)).status, user).toBe(status);
    }
    expect((await platform().send('appearanceVersions', { query })).status).toBe(401);
    const { access_token: token } = await platform().signIn('al2');
    expect((await platform().send('appearanceVersion', { params: { id: randomUUID() } }, token)).status).toBe(404);
  });

  test('[THEME-36] an uploaded picture has one address for ever, and nothing runs at it', async () => {
    const { operator, one } = await team(platform());
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';
    const upload = (content: string, token = one.token) =>
      platform().call('uploadPicture', { body: { data: Buffer.from(content).toString('base64') } }, token);
    const [first, again] = await Promise.all([upload(svg), upload(svg)]);
    expect(first).toEqual(again);
    const found = await fetch(platform().url + first.path);
    expect(await found.text()).toBe(svg);
    expect(Object.fromEntries(found.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await upload('<svg onload="a()"/>')).toMatchObject({ error: 'pictureUnsafe' });
    expect(await upload('GIF89a')).toMatchObject({ error: 'pictureType' });
    expect((await fetch(`${platform().url}/cms/v1/pictures/${'a'.repeat(43)}.png`)).status).toBe(404);
    expect((await fetch(`${platform().url}/cms/v1/pictures/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
    expect((await platform().send('uploadPicture', { body: { data: 'AA==' } }, operator)).status).toBe(403);
    // The logo of a version may have the address.
    const saved = await one.save(identity({ logo: first.path ?? '' }));
    expect(saved.ErrorText).toBe('ok');
    const many = await Promise.allSettled(Array.from({ length: 60 }, () => upload(svg)));
    expect(many.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });
});

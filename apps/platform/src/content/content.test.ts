import { readDocumentText } from '@kvota/content';
import { locales, type SiteTheme } from '@kvota/contracts';
import type { WrittenBanner } from '@kvota/contracts/operator';
import { expect, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { createDocumentStore } from './create-document-store.ts';
import { seedBanners } from './seed-content.ts';
import { seededDocuments } from './seed-documents.ts';

const operatorOf = async (platform: TestPlatform): Promise<string> => (await platform.signIn('operator')).access_token;

const banner: WrittenBanner = {
  id: 'derby',
  page: 'home',
  image: 'https://cdn.example/derby.webp',
  mobileImage: '/banners/derby.webp',
  title: { en: 'The derby', rs: 'Derbi' },
  link: '/betting?sport=F',
  order: 2,
  active: true,
};
const theme = (colors: Record<string, string>, rest: Partial<SiteTheme> = {}): SiteTheme => ({ colors, ...rest });
const site = 'https://bet.example';

describePlatforms('banners', {}, (platform) => {
  const set = async (...banners: WrittenBanner[]) =>
    await platform().call('setBanners', { body: { banners } }, await operatorOf(platform()));

  test('[CALL-13, SET-16] a first start has banners in every language', async () => {
    for (const lang of locales) {
      const banners = await platform().call('bannersAll', { query: { lang } });
      expect(banners.map(({ id }) => id).toSorted()).toEqual(seedBanners.map(({ id }) => id).toSorted());
      for (const { id, title } of banners) expect(title).toBe(seedBanners.find((seed) => seed.id === id)?.title[lang]);
    }
  });

  test('[CALL-12, SET-16] pages of banners are enabled, with the time of each banner', async () => {
    expect(await platform().call('bannersPageSettings', {})).toContainEqual({
      page: 'home',
      enabled: true,
      interval: 7000,
    });
    const pages = [{ page: 'home', enabled: false, interval: 4000 }];
    const operator = await operatorOf(platform());
    const set = (list: typeof pages) => platform().call('setBannersPageSettings', { body: { pages: list } }, operator);
    expect(await set(pages)).toEqual({ ErrorText: 'ok' });
    expect(await platform().call('bannersPageSettings', {})).toEqual(pages);
    for (const wrong of [
      [...pages, ...pages],
      [{ page: 'nowhere', enabled: true, interval: 4000 }],
      [{ page: 'home', enabled: true, interval: 10 }],
    ])
      expect((await set(wrong)).error).toBe('invalidBannerPage');
    expect(await platform().call('bannersPageSettings', {})).toEqual(pages);
  });

  test('[CALL-13, SET-16, OP-68] banners are those that were set, in their order, each in the best language there is', async () => {
    expect(await set(banner, { ...banner, id: 'cup', order: 1, title: { en: 'The cup' }, active: false })).toEqual({
      ErrorText: 'ok',
    });
    const serbian = await platform().call('bannersAll', { query: { lang: 'rs' } });
    expect(serbian).toEqual([
      { ...banner, id: 'cup', order: 1, title: 'The cup', active: false },
      { ...banner, title: 'Derbi' },
    ]);
    const greek = await platform().call('bannersAll', { query: { lang: 'el' } });
    expect(greek.map(({ title }) => title)).toEqual(['The cup', 'Derbi']);
  });

  test('[SET-16] what could do harm or cannot be shown is refused with the reason, and nothing is stored', async () => {
    const before = await platform().call('bannersAll', { query: { lang: 'en' } });
    const wrong: Partial<WrittenBanner>[] = [
      { link: 'javascript:alert(1)' },
      { link: '//evil.example' },
      { image: 'url(https://evil.example)' },
      { mobileImage: 'data:image/svg+xml,<svg onload=alert(1)>' },
      { title: { en: 'x'.repeat(81) } },
      { title: { en: ' ' } },
      { title: {} },
      { title: { en: 'two\nlines' } },
      { page: 'constructor' },
      { order: 1.5 },
      { id: '../x' },
    ];
    for (const part of wrong) {
      const answer = await set(banner, { ...banner, id: 'other', ...part });
      expect(answer.error, JSON.stringify(part)).toBe('invalidBanner');
      expect(answer.ErrorText).toMatch(/banner/);
    }
    expect((await set(banner, banner)).ErrorText).toBe('There are two banners "derby".');
    expect(await platform().call('bannersAll', { query: { lang: 'en' } })).toEqual(before);
  });

  test('only an operator sets them', async () => {
    const { access_token: player } = await platform().signIn('player');
    expect((await platform().send('setBanners', { body: { banners: [] } }, player)).status).toBe(403);
    expect((await platform().send('setBanners', { body: { banners: [] } })).status).toBe(401);
  });
});

describePlatforms('themes', {}, (platform) => {
  const set = async (domain: string, dark: SiteTheme, light = theme({})) =>
    await platform().call('setTheme', { body: { domain, dark, light } }, await operatorOf(platform()));
  const themesOf = async (domain: string) => (await platform().call('themesByDomain', { query: { domain } })).theme;

  test('[CALL-14, THEME-03] a site without a theme has no colours, and each app keeps its name', async () => {
    const { dark, light } = await themesOf('https://anywhere.example');
    expect([dark[0]?.colors, light[0]?.colors]).toEqual([{}, {}]);
    expect(dark[0]?.name).toBe('');
  });

  test('[CALL-14, THEME-03, THEME-07] the colours of a site are found by its origin, with logo, name, support and socials', async () => {
    const dark = theme(
      { '--kvota-color-brand-base': '#FF6A00' },
      {
        logo: 'https://cdn.example/logo.svg',
        name: 'Bet',
        support: { email: 'help@bet.example', phone: '+381 11 000 000', hours: '8–22' },
        socials: [{ network: 'youtube', link: 'https://www.youtube.com/@bet' }],
      },
    );
    const light = theme({ '--kvota-color-brand-base': '#7A1FA2' }, { name: 'Bet light', logo: '/logo-light.svg' });
    expect(await set(site, dark, light)).toEqual({ ErrorText: 'ok' });
    expect(await themesOf(site)).toEqual({ dark: [dark], light: [light] });
    expect((await themesOf('https://other.example')).dark[0]?.name).toBe('');
  });

  test('[CALL-14] a theme for every site applies if a site has none', async () => {
    await set('*', theme({ '--kvota-color-bg-canvas': '#101010' }, { name: 'All' }));
    expect((await themesOf('https://other.example')).dark[0]).toMatchObject({ name: 'All' });
    expect((await themesOf(site)).dark[0]).toMatchObject({ name: 'Bet' });
  });

  test('[THEME-07] hostile or malformed themes are refused with the reason, and nothing is stored', async () => {
    const before = await themesOf(site);
    const wrong: SiteTheme[] = [
      theme({ '--kvota-color-bg-canvas': 'url(https://evil.example)' }),
      theme({ '--kvota-color-bg-canvas': '#fff;} body { display: none' }),
      theme({ '--kvota-space-4': '400px' }),
      theme({ background: '#FFFFFF' }),
      theme({}, { logo: 'javascript:alert(1)' }),
      theme({}, { logo: 'data:image/svg+xml,<svg onload=alert(1)>' }),
      theme({}, { name: '' }),
      theme({}, { name: 'x'.repeat(41) }),
      theme({}, { support: { email: 'a"><script>@b', phone: '', hours: '' } }),
      theme({}, { support: { email: '', phone: 'tel:<b>', hours: '' } }),
      theme({}, { socials: [{ network: 'x', link: 'javascript:alert(1)' }] }),
    ];
    for (const dark of wrong) {
      const answer = await set(site, dark);
      expect(answer.error, JSON.stringify(dark)).toBe('invalidTheme');
      expect(answer.ErrorText).toMatch(/^The dark theme/);
    }
    for (const domain of ['', 'bet.example', 'https://bet.example/', 'javascript:alert(1)', 'ftp://x'])
      expect((await set(domain, theme({}))).error).toBe('invalidTheme');
    expect(await themesOf(site)).toEqual(before);
  });
});

describePlatforms('documents', {}, (platform) => {
  const publish = async (
    text: string,
    rest: { lang?: 'en' | 'rs'; inForceSince?: string; title?: string; doc?: string } = {},
  ) =>
    await platform().call(
      'setDocument',
      {
        body: {
          doc: 'terms',
          lang: 'en',
          title: 'Terms',
          summary: 'New ones',
          inForceSince: '2026-11-21',
          ...rest,
          text,
        },
      },
      await operatorOf(platform()),
    );
  const read = async (doc: string, lang: 'en' | 'rs' | 'de', version?: number) =>
    await platform().call('document', { params: { doc }, query: { lang, version } });

  test('[OP-87] the documents of a first start exist in seven languages, each with the same sections', async () => {
    const english = new Map<string, readonly string[]>();
    /** Sections and their contents are the same in all languages, except the addresses for help in each country. */
    const shapeOf = (text: string): readonly string[] =>
      readDocumentText(text).sections.map(({ id, blocks }) => {
        const parts = blocks.map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind));
        return `${id}: ${text.includes('gamblingtherapy') && id === 'part-4' ? 'help' : parts.join(', ')}`;
      });
    for (const lang of ['en', ...locales] as const) {
      const list = await platform().call('documents', { query: { lang } });
      expect(list.map(({ doc }) => doc)).toEqual(seededDocuments.toSorted());
      for (const { doc, lang: written } of list) {
        expect(written).toBe(lang);
        const { text, title, inForceSince } = await platform().call('document', { params: { doc }, query: { lang } });
        const shape = shapeOf(text);
        if (!english.has(doc)) english.set(doc, shape);
        expect(shape, `${lang} ${doc}`).toEqual(english.get(doc));
        expect(title + text, `${lang} ${doc}`).not.toMatch(/[{}]/);
        expect(inForceSince).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
  });

  test('[OP-87] a document shows the current limits', async () => {
    const limits = async () => (await read('rules', 'en')).text;
    expect(await limits()).toContain('Up to 30 selections on a ticket');
    expect(await limits()).toContain('10,000,000 RSD, 85,000 EUR');
    const body = { group: 'ticket', key: 'maxTicketSelections', value: 25 } as const;
    await platform().call('setSetting', { body }, await operatorOf(platform()));
    expect(await limits()).toContain('Up to 25 selections on a ticket');
  });

  test('[OP-87, THEME-03] a document names the brand that the apps show where no theme has a name, and the theme’s where it has one', async () => {
    const about = async () => await read('about', 'en');
    const summary = async () =>
      (await platform().call('documents', { query: { lang: 'en' } })).find(({ doc }) => doc === 'about')?.summary;
    const name = async (dark: SiteTheme) => {
      const body = { domain: '*', dark, light: theme({}) };
      expect(await platform().call('setTheme', { body }, await operatorOf(platform()))).toEqual({ ErrorText: 'ok' });
    };
    expect(await about()).toMatchObject({ summary: 'What Kvota is, and what we hold ourselves to.' });
    expect((await about()).text).toContain('Kvota is');
    expect(await summary()).toBe('What Kvota is, and what we hold ourselves to.');
    await name(theme({}, { name: 'Bet' }));
    expect(await summary()).toBe('What Bet is, and what we hold ourselves to.');
  });

  test('[OP-87] a version is in force from its day on, and earlier ones stay readable', async () => {
    const old = (await read('terms', 'en')).text;
    expect(await publish('## Now\nNew.')).toEqual({ ErrorText: 'ok', version: 2 });
    expect(await publish('## Soon\nComing.', { inForceSince: '2026-11-23' })).toEqual({ ErrorText: 'ok', version: 3 });
    expect(await read('terms', 'en')).toMatchObject({
      version: 2,
      title: 'Terms',
      text: '## Now\nNew.',
      versions: [
        { version: 3, inForceSince: '2026-11-23' },
        { version: 2, inForceSince: '2026-11-21' },
        { version: 1, inForceSince: '2026-11-01' },
      ],
    });
    expect((await read('terms', 'en', 1)).text).toBe(old);
    expect((await read('terms', 'en', 3)).text).toBe('## Soon\nComing.');
    expect((await read('terms', 'de')).version).toBe(1);
    const inTwoDays = { ...platform().clock, now: () => platform().clock.now() + 2 * 86_400_000 };
    const later = createDocumentStore(platform().db, inTwoDays);
    expect((await later.read('terms', 'en', undefined))?.version).toBe(3);
    expect((await later.list('en')).find(({ doc }) => doc === 'terms')?.version).toBe(3);
  });

  test('a document that is not written in a language comes in the site’s default language, with that language named', async () => {
    await publish('## Pravila\nTekst.', { doc: 'house-rules', lang: 'rs' });
    expect(await read('house-rules', 'de')).toMatchObject({ lang: 'rs', title: 'Terms' });
    const list = await platform().call('documents', { query: { lang: 'de' } });
    expect(list.find(({ doc }) => doc === 'house-rules')?.lang).toBe('rs');
  });

  test.each(['nothing', '..', '__proto__', "'; drop table documents; --"])('%j is no document', async (doc) => {
    const response = await platform().send('document', { params: { doc } });
    expect(response.status).toBe(404);
  });

  test('[OP-87] a document that cannot be read as it is written is refused with the reason', async () => {
    const { version } = await read('terms', 'en');
    for (const [text, reason] of [
      ['Only words.', /no section/],
      ['## A\n[x](javascript:alert(1))', /leads nowhere/],
      ['## A\n[x](http://plain.example)', /leads nowhere/],
      ['## A\nSee {unheardOf}.', /Nothing is known by the name \{unheardOf\}/],
      [`## A\n${'x'.repeat(60_000)}`, /more than 60000/],
    ] as const) {
      const answer = await publish(text);
      expect(answer.error, text.slice(0, 60)).toBe('invalidDocument');
      expect(answer.ErrorText).toMatch(reason);
    }
    expect((await publish('## A\nb', { title: 'x'.repeat(200) })).error).toBe('invalidDocument');
    expect((await publish('## A\nb', { doc: '../etc' })).error).toBe('invalidDocument');
    expect((await read('terms', 'en')).version).toBe(version);
  });
});

describePlatforms('the contact form', {}, (platform) => {
  const message = {
    id: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
    name: 'Ana',
    email: 'ana@example.org',
    topic: 'betting',
    message: 'My ticket 4471 <script>alert(1)</script>',
    lang: 'rs',
  } as const;
  const inbox = async (page = 1) =>
    await platform().call('contactMessages', { query: { page } }, await operatorOf(platform()));

  test('a message arrives once, however often it is sent, and the operator reads it as it was written', async () => {
    const { access_token: player } = await platform().signIn('player');
    const answers = [
      await platform().call('sendContactMessage', { body: message }, player),
      await platform().call('sendContactMessage', { body: message }, player),
    ];
    expect(answers).toEqual([
      { ErrorText: 'ok', reference: '6F96-19FF' },
      { ErrorText: 'ok', reference: '6F96-19FF' },
    ]);
    const createdAt = new Date(platform().clock.now()).toISOString();
    expect(await inbox()).toEqual({
      result: [{ ...message, reference: '6F96-19FF', username: 'player', createdAt }],
      totalPages: 1,
    });
    const other = await platform().call('sendContactMessage', { body: { ...message, name: 'Eva' } });
    expect(other.error).toBe('messageIdUsed');
  });

  test('what is empty, too long or no address is refused with its place', async () => {
    for (const [name, value] of [
      ['name', ' '],
      ['email', 'nobody'],
      ['email', 'a@b.c\nbcc: d@e.f'],
      ['message', ''],
      ['message', 'x'.repeat(4001)],
      ['topic', 'spam'],
      ['id', '1'],
    ] as const) {
      const response = await platform().send('sendContactMessage', { body: { ...message, [name]: value } });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalidInput', issues: [{ path: `body.${name}` }] });
    }
  });

  test('an address sends five messages in ten minutes; what it sent before it may send again', async () => {
    const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const send = (number: number) => platform().send('sendContactMessage', { body: { ...message, id: id(number) } });
    await platform().clock.jump(600_000);
    for (let number = 1; number <= 5; number += 1) expect((await send(number)).status).toBe(200);
    const refused = await send(6);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await refused.json()).toMatchObject({ code: 'tooManyMessages' });
    expect((await send(1)).status).toBe(200);
    await platform().clock.jump(600_000);
    expect((await send(6)).status).toBe(200);
    expect((await inbox()).result.map((one) => one.id)[0]).toBe(id(6));
  });

  test('only an operator reads messages', async () => {
    const { access_token: player } = await platform().signIn('player');
    expect((await platform().send('contactMessages', {}, player)).status).toBe(403);
  });
});

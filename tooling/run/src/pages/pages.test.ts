import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { serveApp } from '../serve-app.ts';
import type { PageTable } from './page-table.ts';

const table: PageTable = {
  name: 'Kvota',
  defaultLocale: 'rs',
  languages: { rs: 'sr-Latn', de: 'de' },
  pages: [
    { paths: ['/'], titles: { rs: 'Početna', de: 'Start' }, descriptions: { rs: 'Opis', de: 'Sport & mehr "heute"' } },
    {
      paths: ['/betting'],
      titles: { rs: 'Klađenje', de: 'Wetten' },
      descriptions: { rs: 'Kvote', de: 'Quoten' },
      item: { parameter: 'event', path: '/betting' },
    },
    {
      paths: ['/live_betting'],
      titles: { de: 'Live' },
      descriptions: { rs: 'Uživo', de: 'Live' },
      item: { parameter: 'event', path: '/betting' },
    },
    { paths: ['/account/settings', '/account'], titles: { rs: 'Profil', de: 'Profil' } },
    { paths: ['/games/{-$provider}/{-$game}'], titles: { rs: 'Igra', de: 'Spiel' } },
    { paths: ['/documents/{-$doc}'], titles: { rs: 'Dok', de: 'Dok' }, descriptions: { rs: 'D', de: 'D' } },
    { paths: ['/callback'], titles: {} },
  ],
};
const folder = mkdtempSync(join(tmpdir(), 'kvota-pages-'));
let server: Server;
let base: string;

beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="sr-Latn" data-theme="dark"><title>Kvota</title><body>app</body>',
  );
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(table));
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow:\n');
  mkdirSync(join(folder, 'assets'));
  server = await serveApp({ folder, port: 0, config: {}, origin: 'https://bet.example' });
  base = `http://localhost:${(server.address() as AddressInfo).port}`; // A listening TCP server has an address with a port.
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string) {
  const response = await fetch(base + path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

test('[ROUTE-72] a page has the language, title, description, address, languages and card of its path', async () => {
  const { text } = await get('/DE/Betting?sport=F');
  expect(text).toContain('<html lang="de" data-theme="dark">');
  expect(text.match(/<title>/g)).toHaveLength(1);
  expect(text).toContain('<title>Wetten · Kvota</title>');
  expect(text).toContain('<meta name="description" content="Quoten">');
  expect(text).toContain('<link rel="canonical" href="https://bet.example/de/betting">');
  expect(text).toContain('<link rel="alternate" hreflang="sr-Latn" href="https://bet.example/betting">');
  expect(text).toContain('<link rel="alternate" hreflang="x-default" href="https://bet.example/betting">');
  expect(text).toContain('<meta property="og:image" content="https://bet.example/icons/card.png">');
  expect((await get('/de')).text).toContain('content="Sport &amp; mehr &quot;heute&quot;"');
});

test('[ROUTE-74] the link to a match has a separate picture, and the common one if that cannot be drawn', async () => {
  mkdirSync(join(folder, 'icons'), { recursive: true });
  writeFileSync(join(folder, 'icons/card.png'), 'common');
  const drawn: string[] = [];
  const drawing = await serveApp({
    folder,
    port: 0,
    config: {},
    origin: 'https://bet.example',
    drawCard: ({ item, locale }) => {
      drawn.push(`${item} ${locale}`);
      return Promise.resolve(item === '4711' ? Buffer.from('teams') : undefined);
    },
  });
  const at = `http://localhost:${(drawing.address() as AddressInfo).port}`; // A listening TCP server has an address with a port.
  const text = async (path: string): Promise<string> => (await fetch(at + path)).text();
  expect(await text('/de/betting?event=4711')).toContain(
    '<meta property="og:image" content="https://bet.example/card.png?item=4711&amp;lang=de">',
  );
  expect(await text('/de/betting')).toContain('content="https://bet.example/icons/card.png"');
  expect(await text('/card.png?item=4711&lang=de')).toBe('teams');
  for (const query of ['item=4712&lang=de', 'item=4711&lang=fr', '']) {
    expect(await text(`/card.png?${query}`)).toBe('common');
  }
  expect(drawn).toEqual(['4711 de', '4712 de']);
  drawing.closeAllConnections();
  drawing.close();
  // A server that draws none has the common picture for all.
  expect((await get('/de/betting?event=4711')).text).toContain('content="https://bet.example/icons/card.png"');
});

test('[MATCH-30, ROUTE-72] the canonical address of a match is the same in play and before; anything else in its place is ignored', async () => {
  const { text } = await get('/de/betting?sport=F&event=4711');
  expect(text).toContain('<link rel="canonical" href="https://bet.example/de/betting?event=4711">');
  expect(text).toContain('hreflang="sr-Latn" href="https://bet.example/betting?event=4711"');
  const live = await get('/live_betting?event=4711');
  expect(live.text).toContain('<link rel="canonical" href="https://bet.example/betting?event=4711">');
  for (const event of ['', '%22%3E%3Cscript%3E', 'a b', 'x'.repeat(41)]) {
    const other = await get(`/de/betting?event=${event}`);
    expect(other.text).toContain('<link rel="canonical" href="https://bet.example/de/betting">');
  }
});

test('[ROUTE-72] pages that need a login, and those without a title, are there and not for search engines', async () => {
  for (const path of ['/account/settings', '/account/', '/de/games/house/dice', '/games', '/callback?code=1']) {
    const { status, text } = await get(path);
    expect([path, status, text.includes('content="noindex"')]).toEqual([path, 200, true]);
  }
});

test('[ROUTE-60, ROUTE-72] a path without a page is the app with 404, in the language of its prefix', async () => {
  for (const path of ['/nowhere', '/de/betting/x', '/games/a/b/c', '/%', '/fr/betting', '/de/de']) {
    const { status, type, text } = await get(path);
    expect([path, status, type]).toEqual([path, 404, 'text/html; charset=utf-8']);
    expect(text).toContain('noindex');
    expect(text).toContain(path.startsWith('/de') ? '<html lang="de"' : '<html lang="sr-Latn"');
  }
});

test('[ROUTE-72] a missing file is 404 without the app', async () => {
  for (const path of ['/wp-login.php', '/assets/gone-1.js', '/apple-touch-icon.png', '/de/x.map']) {
    const { status, text } = await get(path);
    expect([path, status, text]).toEqual([path, 404, 'Not found']);
  }
});

test('[ROUTE-72] an address cannot add anything to the head', async () => {
  const { text } = await get('/documents/%22%3E%3Cscript%3Ealert(1)');
  expect(text).not.toContain('<script>alert');
  expect(text).toContain('href="https://bet.example/documents/%22%3E%3Cscript');
});

test('[ROUTE-72] robots.txt names the sitemap, which lists the pages for search engines in every language', async () => {
  expect((await get('/robots.txt')).text).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://bet.example/sitemap.xml\n',
  );
  const { type, text } = await get('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://bet.example/',
    'https://bet.example/de',
    'https://bet.example/betting',
    'https://bet.example/de/betting',
    'https://bet.example/live_betting',
    'https://bet.example/de/live_betting',
    'https://bet.example/documents',
    'https://bet.example/de/documents',
  ]);
  expect(text.match(/hreflang="de" href="https:\/\/bet\.example\/de\/betting"/g)).toHaveLength(2);
});

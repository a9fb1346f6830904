import { locales } from '@kvota/contracts';
import { pageIds, sitemapEntry } from '@kvota/sitemap';
import { expect, test } from 'vitest';

import { tableOf } from './page-table.ts';

test('[ROUTE-72] the table of the site has each page with its title in seven languages, and describes open pages only', async () => {
  const { pages, languages } = await tableOf('Kvota', pageIds(), true);
  expect(Object.values(languages)).toEqual(['sr-Latn', 'bs', 'en', 'de', 'el', 'sq', 'ru']);
  expect(pages.map(({ paths }) => paths[0])).toEqual(pageIds().map((id) => sitemapEntry(id).path));
  for (const [at, { titles, descriptions }] of pages.entries()) {
    const { login, layout } = sitemapEntry(pageIds()[at] ?? 'home');
    if (layout !== 'bare') expect(Object.keys(titles)).toEqual([...locales]);
    if (login) expect(descriptions).toBeUndefined();
    // Search engines cut longer ones.
    for (const text of Object.values(descriptions ?? {})) expect([text, text.length < 160]).toEqual([text, true]);
  }
  expect(pages[0]?.descriptions).toBeDefined();
});

test('[ROUTE-72] the agents’ app has nothing for search engines', async () => {
  const { pages } = await tableOf('Kvota Affiliates', ['home', 'affiliates'], false);
  expect(pages.map(({ descriptions }) => descriptions)).toEqual([undefined, undefined]);
  expect(pages[1]?.paths).toContain('/account/affiliates');
});

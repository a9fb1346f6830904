import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { afterFrame, entryOf, inlineHashes, withData } from './first-paint-page.ts';
import { firstPaint } from './first-paint.ts';

const page =
  '<html><head><meta charset="utf-8"><!-- first paint --></head><body><div id="root"><!-- splash --></div></body></html>';

async function filled(html: string): Promise<string> {
  const transformIndexHtml = firstPaint()[0]?.transformIndexHtml;
  if (typeof transformIndexHtml !== 'object') throw new Error('The plugin has no hook for the page.');
  // Neither the place in the build nor the bundle matters to it.
  const result: unknown = await Reflect.apply(transformIndexHtml.handler, undefined, [html, {}]);
  return String(result);
}

test('[THEME-01, THEME-05] the page gets a script that reads the stored theme and colours, once and complete', async () => {
  const html = await filled(page);
  expect(html.split('</head>')[0]?.match(/<script>/g)).toHaveLength(1);
  expect(html.match(/<meta charset/g)).toHaveLength(1);
  expect(html).toContain('`initialColors`');
  expect(html).toContain('`isDark`');
  expect(html).toMatch(/<meta name="theme-color" content="#0A1519" data-dark="#0A1519" data-light="#F2F0E8">/);
});

test('[HEAD-18, I18N-01] the splash is in the HTML of the page, in seven languages of which its style shows one', async () => {
  const html = await filled(page);
  const notices = [...html.matchAll(/<p lang="([^"]+)"><b>18\+<\/b><span>([^<]+)<\/span>/g)];
  expect(notices.map(([, tag]) => tag)).toEqual(['sr-Latn', 'bs', 'en', 'de', 'el', 'sq', 'ru']);
  expect(new Set(notices.map(([, , text]) => text)).size).toBe(7);
  for (const [, tag] of notices) expect(html).toContain(`html:lang(${tag}) .first p:not(.lost):lang(${tag})`);
});

test('[HEAD-22] without scripts a sentence in the language of the page stands in place of the spinner', async () => {
  const html = await filled(page);
  const inside = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
  const sentences = [...inside.matchAll(/<p class="off" lang="([^"]+)">([^<]+JavaScript[^<]+)<\/p>/g)];
  expect(sentences.map(([, tag]) => tag)).toEqual(['sr-Latn', 'bs', 'en', 'de', 'el', 'sq', 'ru']);
  expect(html.indexOf('<noscript>')).toBeLessThan(html.indexOf('<svg'));
});

test('[PWA-01] in a built page styles and scripts come after the splash, and the page still identifies its build', () => {
  const built = `<html><head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/site-2.js">
    <link rel="stylesheet" crossorigin href="/assets/site-3.css">
  </head><body><div id="root">splash</div></body></html>`;
  const html = afterFrame(built, 'begin()');
  const [head = '', body = ''] = html.split('<body>');
  expect(head).not.toContain('stylesheet');
  expect(html).not.toContain('<script type="module"');
  expect(head.match(/<link rel="modulepreload" fetchpriority="low" crossorigin href="[^"]+">/g)).toHaveLength(2);
  expect(body.indexOf('splash')).toBeLessThan(body.indexOf('/assets/site-3.css'));
  expect(body.indexOf('/assets/site-3.css')).toBeLessThan(body.indexOf('begin()'));
  expect(entryOf(html)).toBe('/assets/index-1.js');
  expect(() => afterFrame('<html></html>', '')).toThrow('no first script');
  expect(() => entryOf('<html></html>')).toThrow('names no first script');
});

test('a page without the placeholder fails the build', async () => {
  await expect(filled('<html></html>')).rejects.toThrow('the stored theme would flash');
});

test('the hashes cover inline scripts and styles, but no data and files', () => {
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(
    inlineHashes(
      '<script>a()</script><script type="application/json" id="c">{}</script><script type="module" src="/x.js"></script><style>b{}</style>',
    ),
  ).toEqual({ 'script-src': [hash('a()')], 'style-src': [hash('b{}')] });
});

test('data is before the first script of a page, in text that cannot end a script', () => {
  const data = [{ family: '</script>' }];
  const page = withData('<head><meta charset="utf-8"><script>first()</script></head>', 'kvota-data', data);
  expect(page.indexOf('kvota-data')).toBeLessThan(page.indexOf('first()'));
  const [, text = ''] = /id="kvota-data">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});

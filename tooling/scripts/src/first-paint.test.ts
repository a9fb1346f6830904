import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { firstPaint, inlineHashes } from './first-paint.ts';

const page = '<html><head><meta charset="utf-8"><!-- first paint --></head></html>';

async function filled(html: string): Promise<string> {
  const { transformIndexHtml } = firstPaint();
  if (typeof transformIndexHtml !== 'object') throw new Error('The plugin has no hook for the page.');
  // Neither the place in the build nor the bundle matters to it.
  const result: unknown = await Reflect.apply(transformIndexHtml.handler, undefined, [html, {}]);
  return String(result);
}

test('[THEME-01, THEME-05] the page is filled with a script that reads the stored theme and colours, once and whole', async () => {
  const html = await filled(page);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html.match(/<meta charset/g)).toHaveLength(1);
  expect(html).toContain('`initialColors`');
  expect(html).toContain('`isDark`');
  expect(html).toMatch(/<meta name="theme-color" content="#0A1519" data-dark="#0A1519" data-light="#F2F0E8">/);
});

test('a page without the place is a fault of the build', async () => {
  await expect(filled('<html></html>')).rejects.toThrow('the stored theme would flash');
});

test('the hashes are those of inline scripts and styles, not of data and files', () => {
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(
    inlineHashes(
      '<script>a()</script><script type="application/json" id="c">{}</script><script type="module" src="/x.js"></script><style>b{}</style>',
    ),
  ).toEqual({ 'script-src': [hash('a()')], 'style-src': [hash('b{}')] });
});

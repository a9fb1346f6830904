import { expect, test } from 'vitest';

import { listFonts, withoutDeferredFonts } from './deferred-fonts.ts';

const latin =
  '@font-face{font-family:Sofia Sans Variable;font-weight:1 1000;src:url(/assets/latin.woff2)format("woff2");unicode-range:U+??,U+131}';
const greek =
  "@font-face { font-family: 'Sofia Sans Variable'; font-weight: 1 1000; font-display: swap; src: url('/assets/greek.woff2') format('woff2'); unicode-range: U+0370-0377, U+037A-037F; }";
const fallback = '@font-face{src:local(Arial);size-adjust:94%;font-family:Kvota Text Fallback}';

test('a style sheet keeps the fonts of every page and the fallbacks, and loses the others', () => {
  const { css, fonts } = withoutDeferredFonts(`${latin}${greek}a{color:red}${fallback}`);
  expect(css).toBe(`${latin}a{color:red}${fallback}`);
  expect(fonts).toEqual([
    {
      family: 'Sofia Sans Variable',
      weight: '1 1000',
      range: 'U+0370-0377, U+037A-037F',
      source: '/assets/greek.woff2',
    },
  ]);
});

test('the page lists its fonts before its first script, in text that cannot end a script', () => {
  const face = { family: '</script>', weight: '400', range: 'U+370', source: '/a.woff2' };
  const page = listFonts('<head><meta charset="utf-8"><script>first()</script></head>', [face]);
  expect(page.indexOf('kvota-faces')).toBeLessThan(page.indexOf('first()'));
  const [, text = ''] = /id="kvota-faces">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual([face]);
});

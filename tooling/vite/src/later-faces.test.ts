import { expect, test } from 'vitest';

import { nameFaces, withoutLaterFaces } from './later-faces.ts';

const latin =
  '@font-face{font-family:Sofia Sans Variable;font-weight:1 1000;src:url(/assets/latin.woff2)format("woff2");unicode-range:U+??,U+131}';
const greek =
  "@font-face { font-family: 'Sofia Sans Variable'; font-weight: 1 1000; font-display: swap; src: url('/assets/greek.woff2') format('woff2'); unicode-range: U+0370-0377, U+037A-037F; }";
const standIn = '@font-face{src:local(Arial);size-adjust:94%;font-family:Kvota Text Fallback}';

test('a style sheet keeps the letters of every page and the stand-ins, and gives up the rest', () => {
  const { css, faces } = withoutLaterFaces(`${latin}${greek}a{color:red}${standIn}`);
  expect(css).toBe(`${latin}a{color:red}${standIn}`);
  expect(faces).toEqual([
    {
      family: 'Sofia Sans Variable',
      weight: '1 1000',
      range: 'U+0370-0377, U+037A-037F',
      source: '/assets/greek.woff2',
    },
  ]);
});

test('the page names its faces before its first script, as text that ends no script', () => {
  const face = { family: '</script>', weight: '400', range: 'U+370', source: '/a.woff2' };
  const page = nameFaces('<head><meta charset="utf-8"><script>first()</script></head>', [face]);
  expect(page.indexOf('kvota-faces')).toBeLessThan(page.indexOf('first()'));
  const [, text = ''] = /id="kvota-faces">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual([face]);
});

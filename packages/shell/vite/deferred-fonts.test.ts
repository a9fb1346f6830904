import { expect, test } from 'vitest';

import { withoutDeferredFonts } from './deferred-fonts.ts';

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

import { expect, test } from 'vitest';

import { fits, readServedFor, servedElement, withoutServed, type ServedFor } from './served-screen.ts';

const assumed: ServedFor = { media: { '(max-width: 599px)': true, '(min-width: 1264px)': false }, offset: -60 };
const html = servedElement('<div><b title="a &quot; b">1.85</b></div>', assumed);

/** Returns the attributes as a browser reads them. */
const dataOf = (text: string) => ({
  dataset: { for: /data-for="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') },
});

test('[SPEED-05] a screen has what the server assumed, and is cut out of a page without a trace', () => {
  expect(readServedFor(dataOf(html) as unknown as HTMLElement)).toEqual(assumed); // the part of an element that is read
  expect(withoutServed(`<body>${html}<div id="root"></div>`)).toBe('<body><div id="root"></div>');
  expect(withoutServed('<body><div id="root"></div>')).toBe('<body><div id="root"></div>');
});

test('[SPEED-05] a screen fits only a browser that answers each question as the server did', () => {
  const browser = (width: number, offset = -60) => ({
    matches: (query: string) => (query.includes('max') ? width <= 599 : width >= 1264),
    offset,
  });
  expect(fits(assumed, browser(412))).toBe(true);
  expect(fits(assumed, browser(800))).toBe(false);
  expect(fits(assumed, browser(1280))).toBe(false);
  // Another time zone: the times on the screen would be wrong.
  expect(fits(assumed, browser(412, 0))).toBe(false);
});

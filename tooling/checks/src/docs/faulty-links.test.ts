import { expect, test } from 'vitest';

import { faultyLinks, headingAnchor } from './faulty-links.ts';

const known = new Set(['kit-read-me--docs']);

test('[DEV-03] finds a link to a page that Storybook lacks', () => {
  expect(faultyLinks('See [the kit](?path=/docs/kit-read-me--docs).', known)).toEqual([]);
  expect(faultyLinks('See [the kit](?path=/docs/kit--docs).', known)).toEqual([
    'the link "the kit" leads to kit--docs, which is not there',
  ]);
});

test('[DEV-03] finds a link to a heading that the page lacks', () => {
  const page = '# Rules of @kvota/slip: all\n\n[Rules](#rules-of-kvotaslip-all) and [more](#more)';
  expect(headingAnchor('Rules of @kvota/slip: all')).toBe('rules-of-kvotaslip-all');
  expect(faultyLinks(page, known)).toEqual(['the link "more" leads to #more, which is not on the page']);
});

test('[DEV-03] finds a link to a file, and leaves addresses and code alone', () => {
  const page = '[file](./file.ts) [web](https://example.com) `[code](./a)`\n\n```md\n[fence](./b)\n```\n';
  expect(faultyLinks(page, known)).toEqual(['the link "file" leads to "./file.ts", which is no page of Storybook']);
});

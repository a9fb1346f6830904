import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { contentPolicy } from './page-policy.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the sources of a directive for a page with this first screen. */
function sourcesOf(directive: string, screen?: string): readonly string[] {
  const options = { config: {}, scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] };
  const rules = contentPolicy(options, { mayBeFramed: false, screen }).split('; ');
  return (
    rules
      .map((rule) => rule.split(' '))
      .find(([name]) => name === directive)
      ?.slice(1) ?? []
  );
}

test('[SEC-18] styles are our files, those of the build, and elements without text', () => {
  expect(sourcesOf('style-src')).toEqual(["'self'", hashOf(''), "'sha256-def='"]);
});

test('[SEC-18] a page without a first screen allows no style attribute', () => {
  expect(sourcesOf('style-src-attr')).toEqual(["'none'"]);
  expect(sourcesOf('style-src-attr', '<p class="a">style</p>')).toEqual(["'none'"]);
});

test('[SEC-18] the style attributes of a first screen are allowed by their text, each once', () => {
  const screen = `<i style="width:1px"></i><b class="x" style="width:1px"></b><u style="--a:&quot;b&quot; &amp;&#x27;"></u>`;
  expect(sourcesOf('style-src-attr', screen)).toEqual(["'unsafe-hashes'", hashOf('width:1px'), hashOf(`--a:"b" &'`)]);
});

test('[SEC-18] a first screen with too many style attributes for a header allows any, and still no element', () => {
  const screen = Array.from({ length: 40 }, (_, width) => `<i style="width:${width}px"></i>`).join('');
  expect(sourcesOf('style-src-attr', screen)).toEqual(["'unsafe-inline'"]);
  expect(sourcesOf('style-src', screen)).not.toContain("'unsafe-inline'");
});

import { expect, test } from 'vitest';

import { largestPicture, pictureEnding } from './picture-type.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);
const circle = '<circle r="4"/></svg>';

test('[THEME-36] the content of a file decides its type', () => {
  expect(pictureEnding(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('png');
  expect(pictureEnding(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('jpg');
  expect(pictureEnding(text('RIFF....WEBPVP8 '))).toBe('webp');
  for (const start of ['<svg>', '\uFEFF<svg viewBox="0 0 8 8">', '<?xml version="1.0"?>\n<!-- a > b -->\n<svg\n>']) {
    expect(pictureEnding(text(start + circle))).toBe('svg');
  }
});

test.each([
  ['', 'pictureType'],
  ['RIFF....WAVE', 'pictureType'],
  ['GIF89a', 'pictureType'],
  ['<html><body><svg></svg></body></html>', 'pictureType'],
  ['<!-- never closed <svg>', 'pictureType'],
  ['<svg>\0</svg>', 'pictureType'],
  ['<svgs></svgs>', 'pictureType'],
  ['<svg><script>alert(1)</script></svg>', 'pictureUnsafe'],
  ['<SVG><SCRIPT></SCRIPT></SVG>', 'pictureUnsafe'],
  ['<svg xmlns:s="a"><s:script/></svg>', 'pictureUnsafe'],
  ['<svg onload="alert(1)"></svg>', 'pictureUnsafe'],
  ['<svg><g a="b"onclick=c></g></svg>', 'pictureUnsafe'],
  ['<svg><a href="javascript:alert(1)"/></svg>', 'pictureUnsafe'],
  ['<svg><foreignObject><p/></foreignObject></svg>', 'pictureUnsafe'],
  ['<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>', 'pictureUnsafe'],
  [`<svg>${'a'.repeat(largestPicture)}</svg>`, 'pictureTooLarge'],
])('[THEME-36] %.60s is refused: %s', (content, refusal) => {
  expect(pictureEnding(text(content))).toBe(refusal);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isPictureAddress, readLinkTarget } from './link-target.ts';

test('a link has a page, an https site or an e-mail address as its target', () => {
  expect(readLinkTarget('/betting?sport=F')).toEqual({ kind: 'page', path: '/betting?sport=F' });
  expect(readLinkTarget('/.well-known/a..b?next=//x')).toMatchObject({ kind: 'page' });
  expect(readLinkTarget('/')).toEqual({ kind: 'page', path: '/' });
  expect(readLinkTarget('https://example.org/a#b')).toEqual({ kind: 'elsewhere', href: 'https://example.org/a#b' });
  expect(readLinkTarget('mailto:help@kvota.example')).toEqual({ kind: 'mail', href: 'mailto:help@kvota.example' });
});

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://example.org',
  '//example.org',
  '/\\example.org',
  '/..//example.org',
  '/betting/../..//example.org',
  '/./betting',
  '/%2E%2e//example.org',
  '/betting//example.org',
  '\\\\example.org',
  'https:example.org',
  'https://',
  'https:///example.org',
  'https://kvota.example@evil.example/',
  'https://evil.example/"onmouseover="alert(1)',
  '/a b',
  'mailto:a@b?bcc=c@d',
  'betting',
  `/${'x'.repeat(500)}`,
])('%j is not a valid target', (text) => {
  expect(readLinkTarget(text)).toBeUndefined();
});

test('no text becomes a link that runs code or leaves the site unnoticed', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
        fc.string().map((text) => `/${text}`),
      ),
      (text) => {
        const target = readLinkTarget(text);
        if (!target) return;
        const href = target.kind === 'page' ? target.path : target.href;
        const { protocol, origin } = new URL(href, 'https://site.example');
        expect(['https:', 'mailto:']).toContain(protocol);
        if (target.kind === 'page') expect(origin).toBe('https://site.example');
      },
    ),
    { numRuns: 2000 },
  );
});

test('a picture is at a path of the site or an https address', () => {
  expect(['/a.webp', 'https://cdn.example/a.webp'].map(isPictureAddress)).toEqual([true, true]);
  expect(['', 'mailto:a@b.c', 'data:image/png;base64,AA', 'url(/a.png)'].map(isPictureAddress)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

import { expect, test } from 'vitest';

import { restrictMarkup } from './trusted-types.ts';

test('[SEC-18] an empty page and the service worker become markup and code, and nothing else', () => {
  const made: Record<string, Record<string, (text: string) => string | null>> = {};
  restrictMarkup({ trustedTypes: { createPolicy: (name, rules) => (made[name] = { ...rules }) } });
  const { createHTML, createScriptURL, createScript } = made['default'] ?? {};
  expect([createHTML?.('<!DOCTYPE html>'), createHTML?.('<!DOCTYPE html><p>'), createHTML?.('')]).toEqual([
    '<!DOCTYPE html>',
    null,
    null,
  ]);
  expect([createScriptURL?.('/sw.js'), createScriptURL?.('https://evil.example/sw.js')]).toEqual(['/sw.js', null]);
  // Without a rule the browser refuses every text.
  expect(createScript).toBeUndefined();
});

test('[SEC-18] a browser without Trusted Types is left as it is', () => {
  expect(() => restrictMarkup({})).not.toThrow();
});

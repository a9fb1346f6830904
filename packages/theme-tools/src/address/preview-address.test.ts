import { expect, test } from 'vitest';

import { wantedPreview } from './preview-address.ts';

const token = 'abcdefghijklmnopqrstuv';

test('[THEME-24] a preview comes from the address, else from the tab; what is no token is ignored', () => {
  expect(wantedPreview(`https://a.example/en/betting?preview=${token}`, null)).toBe(token);
  expect(wantedPreview('https://a.example/en/betting', token)).toBe(token);
  expect(wantedPreview(`https://a.example/?preview=${token}`, 'another-token-of-22-letters')).toBe(token);
  for (const wrong of ['', 'short', '../../x/../../operator', `${token}/..`, 'x'.repeat(300)])
    expect(wantedPreview(`https://a.example/?preview=${encodeURIComponent(wrong)}`, null)).toBe(undefined);
});

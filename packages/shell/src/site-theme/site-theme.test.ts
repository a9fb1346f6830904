import { expect, test } from 'vitest';

import { colorsOfAnswer, identitiesOfAnswer, withAccents } from './site-theme.ts';

const canvas = '--kvota-color-bg-canvas';
const themes = (dark: Record<string, string>, light: Record<string, string>) => ({
  theme: { dark: [{ colors: dark }], light: [{ colors: light }] },
});

test('[THEME-04] colours that are empty in both themes are none', () => {
  expect(colorsOfAnswer(themes({}, {}))).toBeUndefined();
  expect(colorsOfAnswer({ theme: { dark: [], light: [] } })).toBeUndefined();
  expect(colorsOfAnswer(themes({ [canvas]: 'url(https://evil.example)', other: '#fff' }, {}))).toBeUndefined();
  expect(colorsOfAnswer(themes({ [canvas]: '#102030' }, {}))).toEqual({ dark: { [canvas]: '#102030' }, light: {} });
});

test('[THEME-19] a brand colour alone brings its accents, and the theme without one stays as it is', async () => {
  const colors = await withAccents({ dark: { '--kvota-color-brand-base': '#FF6A00' }, light: { [canvas]: '#F5F5F5' } });
  expect(colors.dark).toMatchObject({
    '--kvota-color-brand-base': '#FF6A00',
    '--kvota-color-odds-selected-bg': '#FF6A00',
  });
  expect(Object.keys(colors.dark)).toContain('--kvota-color-brand-text');
  expect(colors.light).toEqual({ [canvas]: '#F5F5F5' });
  const plain = { dark: { [canvas]: '#101010' }, light: {} };
  expect(await withAccents(plain)).toBe(plain);
});

test('[THEME-07] a theme has logo, name, support and socials, for dark and for light; invalid addresses are left out', () => {
  const support = { email: 'help@bet.example', phone: '', hours: '' };
  const dark = {
    colors: {},
    logo: 'https://cdn.example/logo.svg',
    name: 'Bet',
    support,
    socials: [
      { network: 'x' as const, link: 'https://x.com/bet' },
      { network: 'youtube' as const, link: 'javascript:alert(1)' },
    ],
  };
  const light = { colors: {}, logo: 'javascript:alert(1)', name: ' ' };
  expect(identitiesOfAnswer({ theme: { dark: [dark], light: [light] } }, 'Kvota')).toEqual({
    dark: { logo: dark.logo, name: 'Bet', support, socials: [{ network: 'x', link: 'https://x.com/bet' }] },
    light: { logo: '', name: 'Kvota', support: { email: '', phone: '', hours: '' }, socials: [] },
  });
});

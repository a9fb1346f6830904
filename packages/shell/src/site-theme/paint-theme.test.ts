import { readSiteColors } from '@kvota/ui/theme';
import { expect, test } from 'vitest';

import { paintTheme, type PaintedPage } from './paint-theme.ts';

const canvas = '--kvota-color-bg-canvas';

function blankPage(): PaintedPage & { readonly written: Map<string, string>; readonly tint: { content: string } } {
  const written = new Map<string, string>();
  const tint = { content: '#0A1519', dataset: { dark: '#0A1519', light: '#F2F0E8' } };
  return {
    written,
    tint,
    documentElement: {
      dataset: {},
      style: {
        setProperty: (name, value) => void written.set(name, String(value)),
        removeProperty: (name) => (written.delete(name) ? name : ''),
      },
    },
    querySelector: () => tint,
  };
}

const site = readSiteColors(JSON.stringify({ dark: { [canvas]: '#101010' }, light: {} }));

test('[THEME-04] the colours of the site override those of the kit, and tint the frame of the browser', () => {
  const page = blankPage();
  paintTheme(page, 'dark', site);
  expect(page.documentElement.dataset['theme']).toBe('dark');
  expect(Object.fromEntries(page.written)).toEqual({ [canvas]: '#101010' });
  expect(page.tint.content).toBe('#101010');
});

test("[THEME-04] a theme without colours of the site is the kit's, also after another one", () => {
  const page = blankPage();
  paintTheme(page, 'dark', site);
  paintTheme(page, 'light', site);
  expect(page.written.size).toBe(0);
  expect(page.tint.content).toBe('#F2F0E8');
});

import { expect, test } from 'vitest';
import { applyTheme, checkThemeColors, clearTheme } from './apply-theme.ts';
import { readSiteColors } from './site-colors.ts';
import { themeCss, tokenNames } from '../tokens/theme-values.ts';

function root(): { style: { setProperty(name: string, value: string): void; removeProperty(name: string): string } } & {
  written: Map<string, string>;
} {
  const written = new Map<string, string>();
  return {
    written,
    style: {
      setProperty: (name, value) => void written.set(name, value),
      removeProperty: (name) => (written.delete(name) ? name : ''),
    },
  };
}

test('[THEME-04] colours are applied under their names, with or without dashes in front', () => {
  const element = root();
  expect(
    applyTheme(element, { 'kvota-color-brand-base': '#ff0000', '--kvota-color-bg-canvas': ' oklch(0.2 0.1 90deg) ' }),
  ).toEqual([]);
  expect(Object.fromEntries(element.written)).toEqual({
    '--kvota-color-brand-base': '#ff0000',
    '--kvota-color-bg-canvas': 'oklch(0.2 0.1 90deg)',
  });
});

test('[THEME-04] an empty set applies nothing', () => {
  const element = root();
  applyTheme(element, {});
  expect(element.written.size).toBe(0);
});

test('[THEME-10] a pasted template cannot bring anything but colours', () => {
  const { accepted, faults } = checkThemeColors({
    'kvota-color-bg-canvas': 'url(https://example.test/a.png)',
    'kvota-color-bg-surface': '#fff; display: none',
    'kvota-color-bg-raised': 'var(--x)',
    'kvota-space-4': '40px',
    'kvota-color-bg-inset': '#12345',
    'kvota-color-text-primary': 'rgb(1)',
    'kvota-color-text-muted': 'oklch(0.5, 0.1, 20)',
  });
  expect(accepted).toEqual({});
  expect(faults.map((fault) => fault.reason)).toEqual([
    'not-a-colour',
    'not-a-colour',
    'not-a-colour',
    'unknown-token',
    'not-a-colour',
    'not-a-colour',
    'not-a-colour',
  ]);
});

test('[THEME-14] clearing takes every override away', () => {
  const element = root();
  applyTheme(element, Object.fromEntries(tokenNames.map((token) => [token, '#123456'])));
  expect(element.written.size).toBe(tokenNames.length);
  clearTheme(element);
  expect(element.written.size).toBe(0);
});

test('[THEME-01] the plain style sheet is dark where nothing is said', () => {
  expect(themeCss()).toContain(':root,[data-theme="dark"]{--kvota-color-bg-canvas:#0A1519');
});

test('[THEME-05] stored colours are read by theme, and only what is a colour of ours', () => {
  const stored = {
    dark: { '--kvota-color-bg-canvas': '#102030', '--kvota-color-bg-surface': 'red;}', other: '#FFF' },
    light: { 'kvota-color-bg-canvas': 'hsl(40, 20%, 90%)' },
    wireframe: { '--kvota-color-bg-canvas': '#FF0000' },
  };
  expect(readSiteColors(JSON.stringify(stored))).toEqual({
    dark: { '--kvota-color-bg-canvas': '#102030' },
    light: { '--kvota-color-bg-canvas': 'hsl(40, 20%, 90%)' },
  });
});

test.each([null, '', '{', 'null', '7', '[]', '"dark"', '{"dark":null,"light":[1,{}]}', '{"dark":"#fff"}'])(
  '[THEME-04] stored text %s applies nothing',
  (text) => {
    expect(readSiteColors(text)).toEqual({ dark: {}, light: {} });
  },
);

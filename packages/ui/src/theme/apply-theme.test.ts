import { expect, test } from 'vitest';
import { applyTheme, checkThemeColors, clearTheme } from './apply-theme.ts';
import { themeCss, tokenNames } from './theme-values.ts';

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
  });
  expect(accepted).toEqual({});
  expect(faults.map((fault) => fault.reason)).toEqual([
    'not-a-colour',
    'not-a-colour',
    'not-a-colour',
    'unknown-token',
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

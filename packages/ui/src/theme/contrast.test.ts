import { readFileSync, readdirSync } from 'node:fs';
import { converter, differenceCiede2000, filterDeficiencyDeuter, formatHex, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { themeColors, themeValues, tokenNames, type ThemeName } from './theme-values.ts';

const grounds = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.overlay', 'bg.inset'] as const;

function color(theme: ThemeName, path: string): string {
  const [group = '', leaf = ''] = path.split('.');
  const groups: Record<string, Record<string, string>> = Object.fromEntries(
    Object.entries(themeColors[theme]).map(([name, leaves]) => [name, { ...leaves }]),
  );
  const value = groups[group]?.[leaf];
  if (value === undefined) throw new Error(`No colour ${path} in ${theme}`);
  return value;
}

const everywhere = (text: string): [string, string][] => grounds.map((ground) => [text, ground]);

/** What the components write on what: text needs 4.5 to 1. */
const texts: readonly [string, string][] = [
  ...['text.primary', 'text.secondary', 'text.muted', 'brand.text'].flatMap(everywhere),
  ...['live.text', 'status.success', 'status.danger', 'status.warning', 'status.info'].flatMap((text) =>
    (['bg.surface', 'bg.raised', 'bg.overlay', 'bg.canvas'] as const).map((ground): [string, string] => [text, ground]),
  ),
  ['casino.text', 'bg.surface'],
  ['casino.text', 'casino.subtle'],
  ['brand.on', 'brand.base'],
  ['brand.on', 'brand.hover'],
  ['brand.text', 'brand.subtle'],
  ['brand.text', 'odds.bg'],
  ['odds.text', 'odds.bg'],
  ['odds.text', 'odds.hover'],
  ['odds.label', 'odds.bg'],
  ['odds.label', 'odds.hover'],
  ['text.primary', 'odds.bg'],
  ['text.secondary', 'odds.bg'],
  ['text.primary', 'odds.hover'],
  ['odds.selectedText', 'odds.selectedBg'],
  ['odds.selectedText', 'brand.hover'],
  ['odds.lockedText', 'odds.lockedBg'],
  ['text.secondary', 'odds.lockedBg'],
  ['status.warning', 'odds.lockedBg'],
  ['move.up', 'move.upSubtle'],
  ['move.down', 'move.downSubtle'],
  ['text.primary', 'move.upSubtle'],
  ['text.primary', 'move.downSubtle'],
  ['text.secondary', 'move.upSubtle'],
  ['text.secondary', 'move.downSubtle'],
  ['live.on', 'live.solid'],
  ['status.dangerOn', 'status.dangerSolid'],
  ...['success', 'warning', 'danger', 'info'].flatMap((tone): [string, string][] => [
    [`status.${tone}`, `status.${tone}Subtle`],
    ['text.primary', `status.${tone}Subtle`],
  ]),
  ['bg.canvas', 'text.primary'],
];

/** Borders of controls, the focus ring, marks: 3 to 1. */
const controls: readonly [string, string][] = [
  ...['border.control', 'border.focus', 'brand.text'].flatMap(everywhere),
  ...['brand.base', 'move.up', 'move.down'].flatMap((mark) =>
    (['bg.surface', 'bg.raised', 'bg.canvas'] as const).map((ground): [string, string] => [mark, ground]),
  ),
  ['text.secondary', 'bg.inset'],
  ['brand.on', 'brand.base'],
];

describe.each(['dark', 'light'] as const)('[THEME-01] contrast of the %s theme', (theme) => {
  test.each(texts)('text %s on %s is at least 4.5', (text, ground) => {
    expect(wcagContrast(color(theme, text), color(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)('control %s on %s is at least 3', (control, ground) => {
    expect(wcagContrast(color(theme, control), color(theme, ground))).toBeGreaterThanOrEqual(3);
  });

  test('up and down stay apart for eyes that tell red from green badly', () => {
    const seen = (path: string): string => formatHex(filterDeficiencyDeuter(1)(color(theme, path))) ?? '';
    expect(differenceCiede2000()(seen('move.up'), seen('move.down'))).toBeGreaterThan(20);
  });
});

test('[THEME-06] all themes name the same colours, and all of them can be parsed', () => {
  const rgb = converter('rgb');
  for (const values of Object.values(themeValues)) {
    expect(Object.keys(values)).toEqual([...tokenNames]);
    for (const value of Object.values(values)) expect(rgb(value)).toBeDefined();
  }
});

test('the contract names exactly the colours of the themes', () => {
  const contract = readFileSync(new URL('./contract.css.ts', import.meta.url), 'utf8');
  for (const [group, leaves] of Object.entries(themeColors.dark)) {
    for (const leaf of Object.keys(leaves)) expect(contract, `${group}.${leaf}`).toMatch(new RegExp(`\\b${leaf}: ''`));
  }
});

test('no component names a colour: only themes do', () => {
  const root = new URL('../', import.meta.url);
  const offenders = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css\.ts|tsx)$/.test(file) && !file.startsWith('theme/') && !file.includes('.test.'))
    .filter((file) =>
      /['"`\s(]#[\da-f]{3,8}\b(?!['"]?\s*(?:className|\{))|\b(?:rgba?|hsla?|oklch)\(/i.test(withoutLinks(file)),
    );
  expect(offenders).toEqual([]);

  function withoutLinks(file: string): string {
    return readFileSync(new URL(file, root), 'utf8').replaceAll(/href="#[\w-]+"|href=\{`#.*?`\}/g, '');
  }
});

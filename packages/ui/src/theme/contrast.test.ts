import { readFileSync, readdirSync } from 'node:fs';
import { converter, differenceCiede2000, filterDeficiencyDeuter, formatHex, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { contrastPairs } from './template/contrast-pairs.ts';
import { themeColors, themeValues, tokenNames } from './tokens/theme-values.ts';
import type { ColorPath } from './tokens/token-names.ts';
import { colorAt } from './tokens/tokens.ts';

describe.each(['dark', 'light'] as const)('[THEME-01] contrast of the %s theme', (theme) => {
  const colors = themeColors[theme];

  test.each(contrastPairs)('$ink on $ground is at least $least', ({ ink, ground, least }) => {
    expect(wcagContrast(colorAt(colors, ink), colorAt(colors, ground))).toBeGreaterThanOrEqual(least);
  });

  test('up and down stay apart for eyes that tell red from green badly', () => {
    const seen = (path: ColorPath): string => formatHex(filterDeficiencyDeuter(1)(colorAt(colors, path))) ?? '';
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

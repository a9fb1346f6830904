import { deriveColors } from './derive-colors.ts';
import type { GivenSeeds, SeededTheme } from './seeds.ts';
import type { SiteColors } from './site-colors.ts';
import { flattenTokens } from '../tokens/tokens.ts';

/** A named set of colours, as it is saved, copied and pasted (THEME-06). */
export interface ThemeTemplate extends SiteColors {
  readonly name: string;
}

/** Creates a template from seeds, one set for each theme. */
export function templateOf(name: string, seeds: Readonly<Record<SeededTheme, GivenSeeds>>): ThemeTemplate {
  return {
    name,
    dark: flattenTokens(deriveColors(seeds.dark, 'dark').colors),
    light: flattenTokens(deriveColors(seeds.light, 'light').colors),
  };
}

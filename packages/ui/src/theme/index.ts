export { themeColors, themeCss, themeValues, tokenNames, type ThemeName } from './theme-values.ts';
export type { ColorPath } from './token-names.ts';
export { colorAt, flattenTokens, type ColorTokens } from './tokens.ts';
export { applyTheme, checkThemeColors, clearTheme, type ThemeFault } from './apply-theme.ts';
export { readSiteColors, type SiteColors } from './site-colors.ts';
export { templateOf, type ThemeTemplate } from './theme-template.ts';
export { deriveColors, type DerivedColors, type MovedColor } from './derive-colors.ts';
export {
  checkSeeds,
  defaultSeeds,
  seedNames,
  type GivenSeeds,
  type SeedFault,
  type SeedName,
  type SeededTheme,
  type ThemeSeeds,
} from './seeds.ts';
export { contrastPairs, type ContrastPair } from './contrast-pairs.ts';
export { contrastOf } from './read-color.ts';

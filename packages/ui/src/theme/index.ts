export { themeColors, themeCss, themeValues, tokenNames, type ThemeName } from './tokens/theme-values.ts';
export { colorGroups, colorPaths, colorProperty, type ColorPath } from './tokens/token-names.ts';
export { colorAt, flattenTokens, treeOf, type ColorTokens } from './tokens/tokens.ts';
export { applyTheme, checkThemeColors, clearTheme, type ThemeFault } from './template/apply-theme.ts';
export { readSiteColors, type SiteColors } from './template/site-colors.ts';
export { completeColors } from './template/complete-colors.ts';
export { templateOf, type ThemeTemplate } from './template/theme-template.ts';
export { deriveColors, type DerivedColors, type MovedColor } from './template/derive-colors.ts';
export {
  checkSeeds,
  defaultSeeds,
  seedNames,
  type GivenSeeds,
  type SeedFault,
  type SeedName,
  type SeededTheme,
  type ThemeSeeds,
} from './template/seeds.ts';
export { contrastPairs, type ContrastPair } from './template/contrast-pairs.ts';
export { contrastOf } from './color/read-color.ts';

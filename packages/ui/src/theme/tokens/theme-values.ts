import { darkColors } from './dark-colors.ts';
import { lightColors } from './light-colors.ts';
import { wireframeColors } from './wireframe-colors.ts';
import { flattenTokens, type ColorTokens } from './tokens.ts';

/** The themes of the kit. `dark` applies if the root has no `data-theme` (THEME-01). */
export type ThemeName = 'dark' | 'light' | 'wireframe';

/** Every theme as a tree of colours. */
export const themeColors: Record<ThemeName, ColorTokens> = {
  dark: darkColors,
  light: lightColors,
  wireframe: wireframeColors,
};

/** Every theme as custom properties: `themeValues.dark['--kvota-color-bg-canvas']` is `#0A1519`. */
export const themeValues: Record<ThemeName, Record<string, string>> = {
  dark: flattenTokens(darkColors),
  light: flattenTokens(lightColors),
  wireframe: flattenTokens(wireframeColors),
};

/** The names that an operator or a saved template may set, in the order of the contract. */
export const tokenNames: readonly string[] = Object.keys(themeValues.dark);

/** Returns the colours of all themes as a style sheet, for pages without the components. */
export function themeCss(): string {
  const rule = (selector: string, name: ThemeName): string =>
    `${selector}{${Object.entries(themeValues[name])
      .map(([token, value]) => `${token}:${value}`)
      .join(';')}}`;
  return [
    rule(':root,[data-theme="dark"]', 'dark'),
    rule('[data-theme="light"]', 'light'),
    rule('[data-theme="wireframe"]', 'wireframe'),
  ].join('\n');
}

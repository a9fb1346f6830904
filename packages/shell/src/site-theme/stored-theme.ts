import type { Theme } from '../state/theme.ts';

/** The key of the theme flag in local storage; the text `false` means light, all else dark (THEME-01). */
export const themeKey = 'isDark';

/** The key of the site's colours in local storage, as `{"dark": {token: colour}, "light": {…}}` (THEME-05, OP-50). */
export const siteColorsKey = 'initialColors';

export function readTheme(stored: string | null): Theme {
  return stored === 'false' ? 'light' : 'dark';
}

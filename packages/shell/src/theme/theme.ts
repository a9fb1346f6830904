/** The key of the theme flag in local storage; the text `false` means light, all else dark (THEME-01). */
export const themeKey = 'isDark';

export type Theme = 'dark' | 'light';

export function readTheme(stored: string | null): Theme {
  return stored === 'false' ? 'light' : 'dark';
}

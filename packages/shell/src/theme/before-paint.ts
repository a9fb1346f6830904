// Runs in the head of every app's page, before anything is painted, so that no wrong theme flashes by (THEME-01, THEME-05).
// The build puts it there as text: see tooling/scripts/src/first-paint.ts.
import { readSiteColors } from '@kvota/ui/theme';

import { paintTheme } from './paint-theme.ts';
import { readTheme, siteColorsKey, themeKey } from './theme.ts';

try {
  paintTheme(document, readTheme(localStorage.getItem(themeKey)), readSiteColors(localStorage.getItem(siteColorsKey)));
} catch {
  // Without storage the page is dark, as it was written.
}

// Runs in the head of every app's page, before anything is painted, so that no wrong theme flashes (THEME-01, THEME-05) and
// the splash is in the language of the address.
// The build puts it there as text: see packages/shell/vite/first-paint.ts.
import { defaultLocale, isLocale, languageTag } from '@kvota/contracts';
import { readSiteColors } from '@kvota/ui/theme';

import { requestFirstFiles } from '../browser/first-screen/request-files.ts';
import { restrictMarkup } from '../browser/trusted-types.ts';
import { loadFontsOfLocale } from '../fonts/load-fonts.ts';
import { paintTheme } from '../site-theme/paint-theme.ts';
import { readTheme, siteColorsKey, themeKey } from '../site-theme/stored-theme.ts';

restrictMarkup();
const first = location.pathname.split('/')[1]?.toLowerCase();
const locale = isLocale(first) ? first : defaultLocale;
document.documentElement.lang = languageTag(locale);
// An installed app goes on to its last path.
if (location.search !== '?app') requestFirstFiles(document, locale, location);
void loadFontsOfLocale(locale);
try {
  paintTheme(document, readTheme(localStorage.getItem(themeKey)), readSiteColors(localStorage.getItem(siteColorsKey)));
} catch {
  // Without storage the page stays dark.
}

import { readSiteColors } from '@kvota/ui/theme';

import type { Store } from '../state/store.ts';
import { themeAtom } from '../state/atoms.ts';
import { paintTheme } from './paint-theme.ts';
import { readTheme, siteColorsKey, themeKey } from './stored-theme.ts';

/** Reads the stored theme, then stores and paints every theme that the player chooses (THEME-01). */
export function bindTheme(store: Store, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  store.set(themeAtom, readTheme(storage.getItem(themeKey)));
  store.sub(themeAtom, () => {
    const theme = store.get(themeAtom);
    storage.setItem(themeKey, String(theme === 'dark'));
    paintTheme(document, theme, readSiteColors(storage.getItem(siteColorsKey)));
  });
}

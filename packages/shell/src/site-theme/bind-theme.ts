import { readSiteColors } from '@kvota/ui/theme';

import { publishedColorsAtom, siteColorsAtom } from '../state/appearance.ts';
import { themeAtom } from '../state/atoms.ts';
import type { Store } from '../state/store.ts';
import { paintTheme, type PaintedPage } from './paint-theme.ts';
import { readTheme, siteColorsKey, themeKey } from './stored-theme.ts';

/**
 * Reads the stored theme and colours, which are on the page already. Then stores every theme that the player chooses
 * (THEME-01), and paints each change of theme and colours.
 */
export function bindTheme(
  store: Store,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  page: PaintedPage = document,
): void {
  store.set(themeAtom, readTheme(storage.getItem(themeKey)));
  store.set(publishedColorsAtom, readSiteColors(storage.getItem(siteColorsKey)));
  const paint = (): void => paintTheme(page, store.get(themeAtom), store.get(siteColorsAtom));
  store.sub(themeAtom, () => {
    storage.setItem(themeKey, String(store.get(themeAtom) === 'dark'));
    paint();
  });
  store.sub(siteColorsAtom, paint);
}

import type { Banner, BannerPage, GeneralSettings } from '@kvota/contracts';
import type { SiteColors } from '@kvota/ui/theme';
import { atom } from 'jotai';

import type { SiteIdentities } from './theme.ts';

/**
 * Parts of the appearance that this page shows in place of the published ones: a draft in the theme tools, or a preview.
 * Nothing of it is stored as the site's (THEME-24).
 */
export interface ShownAppearance {
  readonly colors?: SiteColors;
  readonly identities?: SiteIdentities;
  readonly news?: GeneralSettings['marquee'];
  readonly menu?: GeneralSettings['menuItems'];
  readonly banners?: { readonly banners: readonly Banner[]; readonly pages: readonly BannerPage[] };
}

export const shownAppearanceAtom = atom<ShownAppearance>({});

/** The colours of the site, as they were fetched or stored (THEME-04, THEME-05). */
export const publishedColorsAtom = atom<SiteColors>({ dark: {}, light: {} });

/** The colours to paint. */
export const siteColorsAtom = atom<SiteColors>((get) => get(shownAppearanceAtom).colors ?? get(publishedColorsAtom));

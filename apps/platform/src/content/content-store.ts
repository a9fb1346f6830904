import { BannerPage, SiteTheme, WrittenBanner } from '@kvota/contracts';

/** A site's two themes. */
export interface Themes {
  readonly dark: SiteTheme;
  readonly light: SiteTheme;
}

/** Banners and themes of the operator. Several nodes share them; they are read from the database each time. */
export interface ContentStore {
  banners(): Promise<readonly WrittenBanner[]>;
  setBanners(banners: readonly WrittenBanner[]): Promise<void>;
  bannerPages(): Promise<readonly BannerPage[]>;
  setBannerPages(pages: readonly BannerPage[]): Promise<void>;
  /** The themes of an origin, else those of every site that has none of its own. */
  themes(domain: string): Promise<Themes>;
  setThemes(domain: string, themes: Themes): Promise<void>;
}

/** The themes of every site that has none of its own. */
export const everySite = '*';

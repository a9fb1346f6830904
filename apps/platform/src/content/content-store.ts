import type { BannerPage, SiteTheme } from '@kvota/contracts';
import type { WrittenBanner } from '@kvota/contracts/operator';

/** The two themes of a site. */
export interface Themes {
  readonly dark: SiteTheme;
  readonly light: SiteTheme;
}

/** Banners and themes of the operator. They are read from the database each time, because several nodes share it. */
export interface ContentStore {
  banners(): Promise<readonly WrittenBanner[]>;
  setBanners(banners: readonly WrittenBanner[]): Promise<void>;
  bannerPages(): Promise<readonly BannerPage[]>;
  setBannerPages(pages: readonly BannerPage[]): Promise<void>;
  /** Returns the themes of an origin, or those of every site if it has none. */
  themes(domain: string): Promise<Themes>;
  setThemes(domain: string, themes: Themes): Promise<void>;
  /** True if an origin has its own themes. */
  hasThemes(domain: string): Promise<boolean>;
}

/** Key of the themes for every site that has none. */
export const everySite = '*';

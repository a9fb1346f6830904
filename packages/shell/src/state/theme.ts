import type { SiteIdentity } from '@kvota/contracts';

export type Theme = 'dark' | 'light';

/** The operator's name, logo and contacts of the site, for each theme (THEME-07). */
export type SiteIdentities = Readonly<Record<Theme, SiteIdentity>>;

import type { SiteIdentity } from '@kvota/contracts';

export type Theme = 'dark' | 'light';

/** What the operator says of the site, in either theme (THEME-07). */
export type SiteIdentities = Readonly<Record<Theme, SiteIdentity>>;

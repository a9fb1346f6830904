import type { SitemapId } from '@kvota/contracts';

/** The three lobbies. */
export type Area = 'casino' | 'casino_live' | 'virtuals';

/** The lobby of a page. */
export function areaOf(page: SitemapId | undefined): Area {
  if (page === 'casinoLive') return 'casino_live';
  return page === 'virtuals' ? 'virtuals' : 'casino';
}

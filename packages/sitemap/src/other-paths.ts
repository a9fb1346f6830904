import { sitemap, type SitemapId } from './sitemap.ts';

/** Returns the further paths that redirect to a page: the account to the profile, and the agents' area below the account (OP-01). */
export function otherPathsOf(id: SitemapId): readonly string[] {
  if (id === 'accountSettings') return ['/account'];
  const { path } = sitemap[id];
  return path.startsWith('/affiliates') ? [`/account${path}`, `/account/bonuses${path}`] : [];
}

import type { AppearancePart } from '@kvota/contracts/operator';

import { everySite } from '../../content/content-store.ts';

/** True for parts that each site has for itself. The others are common, and belong to every site. */
export const isOfSite = (part: AppearancePart): boolean => part === 'colors' || part === 'identity';

/** True if a part can be edited under a domain: one of the configured origins, or every site for common parts. */
export function isKnownPlace(part: AppearancePart, domain: string, origins: readonly string[]): boolean {
  return isOfSite(part) ? origins.includes(domain) : domain === everySite;
}

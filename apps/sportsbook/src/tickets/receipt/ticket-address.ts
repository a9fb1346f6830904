import type { Locale } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';

/** Returns the address that opens a ticket in its player's history. */
export function ticketAddress(origin: string, locale: Locale, ticketId: string): string {
  return `${origin}${pathOf('ticketHistory', locale)}?ticket=${encodeURIComponent(ticketId)}`;
}

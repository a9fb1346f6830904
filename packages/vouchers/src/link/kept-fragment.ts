import type { Host } from '@kvota/shell';

/** Key of the code of a printed voucher's link. It stays in the tab until its holder has logged in. */
export const linkedKey = 'kvota.voucher';

/**
 * Keeps the code of a link, `#0000079927398713`. An address without one changes nothing. Every page loads this, so the
 * code is checked where it is taken.
 */
export function keepLinked(tab: Pick<Host['tabStorage'], 'setItem'>, fragment: string): void {
  if (/^#\d{16}$/.test(fragment)) tab.setItem(linkedKey, fragment.slice(1));
}

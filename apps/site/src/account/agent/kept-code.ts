import type { Host } from '@kvota/shell';

/** Key of the promo code of a link. It stays in the tab until its visitor has logged in and joined. */
const key = 'kvota.promo';
/** Characters of the longest code. */
const longest = 32;

type Tab = Pick<Host['tabStorage'], 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the promo code of an address, `?promo=BAR-21`. An address without one changes nothing. */
export function keepCode(tab: Tab, promo: unknown): void {
  if (typeof promo === 'string' && promo !== '') tab.setItem(key, promo.slice(0, longest));
}

/** Returns the kept code; an empty text without one. */
export const keptCode = (tab: Tab): string => tab.getItem(key) ?? '';

/** Forgets the code, because the player has an agent now. */
export const forgetCode = (tab: Tab): void => tab.removeItem(key);

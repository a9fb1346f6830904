import type { PromoCode } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import { localeAtom } from '@kvota/shell';
import { useAtomValue } from 'jotai';

import { useSiteAddress } from '../../create/use-site-address.ts';

/** Returns the address at which players join by a code, in the language of the agent; undefined if the site is not known. */
export function useCodeAddress(): (code: Pick<PromoCode, 'link'>) => string | undefined {
  const site = useSiteAddress('player');
  const home = pathOf('home', useAtomValue(localeAtom));
  return ({ link }) => (site === undefined ? undefined : new URL(home.replace(/\/$/, '') + link, site).href);
}

import type { SiteIdentity } from '@kvota/contracts';
import { useAtomValue } from 'jotai';

import { useApp } from '../host/host-context.ts';
import { siteIdentitiesAtom, themeAtom } from '../state/atoms.ts';

const nobody = { logo: '', support: { email: '', phone: '', hours: '' }, socials: [] } as const;

/** Logo, name, support and socials of the site in the theme of now (THEME-07); the app's own name until they are known. */
export function useSiteIdentity(): SiteIdentity {
  const { host } = useApp();
  const theme = useAtomValue(themeAtom);
  return useAtomValue(siteIdentitiesAtom)?.[theme] ?? { ...nobody, socials: [], name: host.config.brand };
}

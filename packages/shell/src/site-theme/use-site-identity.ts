import type { SiteIdentity } from '@kvota/contracts';
import { useAtomValue } from 'jotai';

import { useApp } from '../host/host-context.ts';
import { shownAppearanceAtom } from '../state/appearance.ts';
import { siteIdentitiesAtom, themeAtom } from '../state/atoms.ts';

const unknown = { logo: '', support: { email: '', phone: '', hours: '' }, socials: [] } as const;

/** Returns logo, name, support and socials of the site in the current theme (THEME-07); the app's name until they are loaded. */
export function useSiteIdentity(): SiteIdentity {
  const { host } = useApp();
  const theme = useAtomValue(themeAtom);
  const shown = useAtomValue(shownAppearanceAtom).identities;
  const published = useAtomValue(siteIdentitiesAtom);
  return (shown ?? published)?.[theme] ?? { ...unknown, socials: [], name: host.config.brand };
}

import { isPictureAddress, readLinkTarget } from '@kvota/content';
import type { CallAnswer, Calls, SiteIdentity } from '@kvota/contracts';
import { readSiteColors, type SiteColors } from '@kvota/ui/theme';

import type { SiteIdentities } from '../state/theme.ts';

type Answer = CallAnswer<Calls['themesByDomain']>;

/** The colours of an answer, or undefined where neither theme has one: then nothing is applied and nothing kept (THEME-04). */
export function colorsOfAnswer({ theme }: Answer): SiteColors | undefined {
  // Written and read once more, so that what a server sends passes the same eye as what storage held.
  const colors = readSiteColors(JSON.stringify({ dark: theme.dark[0]?.colors, light: theme.light[0]?.colors }));
  return [colors.dark, colors.light].some((part) => Object.keys(part).length > 0) ? colors : undefined;
}

/** Logo, name, support and socials of an answer; addresses that lead nowhere are left out. */
export function identitiesOfAnswer({ theme }: Answer, brand: string): SiteIdentities {
  return { dark: identityOf(theme.dark[0], brand), light: identityOf(theme.light[0], brand) };
}

function identityOf(theme: Answer['theme']['dark'][number] | undefined, brand: string): SiteIdentity {
  const { logo = '', name = '', support, socials = [] } = theme ?? {};
  return {
    logo: isPictureAddress(logo) ? logo : '',
    name: name.trim() === '' ? brand : name,
    support: support ?? { email: '', phone: '', hours: '' },
    socials: socials.filter(({ link }) => readLinkTarget(link)?.kind === 'elsewhere'),
  };
}

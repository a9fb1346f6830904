import { isPictureAddress, readLinkTarget } from '@kvota/content';
import type { CallAnswer, Calls, SiteIdentity } from '@kvota/contracts';
import { readSiteColors, type SiteColors } from '@kvota/ui/theme';

import type { SiteIdentities } from '../state/theme.ts';

type Answer = CallAnswer<Calls['themesByDomain']>;

/** Returns the colours of an answer, or undefined if neither theme has any: then nothing is applied or stored (THEME-04). */
export function colorsOfAnswer({ theme }: Answer): SiteColors | undefined {
  // Serialized and parsed, so that an answer is validated in the same way as a stored value.
  const colors = readSiteColors(JSON.stringify({ dark: theme.dark[0]?.colors, light: theme.light[0]?.colors }));
  return [colors.dark, colors.light].some((part) => Object.keys(part).length > 0) ? colors : undefined;
}

const brandBase = '--kvota-color-brand-base';

/** Returns colours with all accents of their brand colour (THEME-19). The derivation is loaded when there is one. */
export async function withAccents(colors: SiteColors): Promise<SiteColors> {
  if (colors.dark[brandBase] === undefined && colors.light[brandBase] === undefined) return colors;
  const { completeColors } = await import('./derived-accents.ts');
  return completeColors(colors);
}

/** Returns logo, name, support and socials of an answer. Invalid addresses are left out. */
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

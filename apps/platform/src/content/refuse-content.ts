import { brokenLinks, isPictureAddress, readDocumentText, readLinkTarget } from '@kvota/content';
import type { BannerPage, SiteTheme, WrittenBanner } from '@kvota/contracts';
import { sitemap } from '@kvota/sitemap';
import { checkThemeColors } from '@kvota/ui/theme';

import { everySite, type Themes } from './content-store.ts';
import type { NewVersion } from './document-store.ts';
import { unknownPlaces } from './fill-document.ts';

const slug = /^[a-z][a-z0-9-]{0,39}$/;
const picture = (text: string): boolean => text === '' || (text.length <= 500 && isPictureAddress(text));

const isPage = (page: string): boolean => Object.hasOwn(sitemap, page);

/** A line of text: not empty and of limited length. No input has invisible characters (SEC-08). */
const isLine = (text: string, most: number): boolean =>
  text.trim() !== '' && text.length <= most && !/[\n\r]/.test(text);

/** Returns why banners cannot be stored, or undefined if they can (OP-68). */
export function refuseBanners(banners: readonly WrittenBanner[]): string | undefined {
  const ids = new Set<string>();
  for (const banner of banners) {
    const { id } = banner;
    if (!slug.test(id)) return `A banner's id is a short name in small letters; ${JSON.stringify(id)} is none.`;
    if (ids.has(id)) return `There are two banners "${id}".`;
    ids.add(id);
    const fault = faultOfBanner(banner);
    if (fault !== undefined) return `The banner "${id}" ${fault}.`;
  }
  return undefined;
}

function faultOfBanner({ page, image, mobileImage, title, text, action, link, order }: WrittenBanner) {
  if (!isPage(page)) return `runs on the page ${JSON.stringify(page)}, which there is not`;
  if (!Number.isSafeInteger(order)) return 'has an order that is no whole number';
  for (const address of [image, mobileImage])
    if (!picture(address))
      return `has a picture at ${JSON.stringify(address.slice(0, 80))}: give a path or an https address`;
  const kind = readLinkTarget(link)?.kind;
  if (link !== '' && kind !== 'page' && kind !== 'elsewhere')
    return `leads to ${JSON.stringify(link.slice(0, 80))}: give a path of the site or an https address`;
  if (Object.values(title).length === 0) return 'has no title in any language';
  const lines = [...Object.values(title), ...Object.values(action ?? {})];
  if (!lines.every((line) => line !== undefined && isLine(line, 80)))
    return 'has a title or an action that is empty, too long, or more than a line';
  if (!Object.values(text ?? {}).every((line) => line !== undefined && isLine(line, 240)))
    return 'has a text that is empty, too long, or more than a line';
  return undefined;
}

/** Returns why settings of banner pages cannot be stored, or undefined if they can (OP-68). */
export function refuseBannerPages(pages: readonly BannerPage[]): string | undefined {
  if (new Set(pages.map(({ page }) => page)).size < pages.length) return 'A page stands in the list twice.';
  for (const { page, interval } of pages) {
    if (!isPage(page)) return `There is no page ${JSON.stringify(page)}.`;
    if (!(interval >= 2000 && interval <= 60_000))
      return `A banner stands for 2000 to 60000 milliseconds; ${interval} is neither (${page}).`;
  }
  return undefined;
}

/**
 * Returns why a theme cannot be stored, or undefined if it can (THEME-07). Colours have the kit's names, and addresses
 * must be harmless.
 */
export function refuseTheme(domain: string, themes: Themes): string | undefined {
  if (domain !== everySite && !isOrigin(domain))
    return `${JSON.stringify(domain)} is no origin: write https://host, or *.`;
  for (const [name, theme] of [
    ['dark', themes.dark],
    ['light', themes.light],
  ] as const) {
    const fault = faultOfTheme(theme);
    if (fault !== undefined) return `The ${name} theme ${fault}.`;
  }
  return undefined;
}

function isOrigin(domain: string): boolean {
  return URL.canParse(domain) && /^https?:$/.test(new URL(domain).protocol) && new URL(domain).origin === domain;
}

function faultOfTheme({ colors, logo = '', name, support, socials = [] }: SiteTheme): string | undefined {
  const [fault] = checkThemeColors(colors).faults;
  if (fault?.reason === 'unknown-token')
    return `has a colour under ${JSON.stringify(fault.token.slice(0, 80))}, which there is not: names are like --kvota-color-brand-base, and templateOf of @kvota/ui/theme makes a whole theme from eight colours`;
  if (fault) return `has no colour under ${fault.token}: ${JSON.stringify(fault.value.slice(0, 80))}`;
  if (!picture(logo)) return 'has a logo that is neither a path nor an https address';
  if (name !== undefined && !isLine(name, 40)) return 'has a name that is empty, too long, or more than a line';
  if (support) {
    if (support.email !== '' && !/^[^\s@<>"]{1,64}@[\w.-]{3,190}$/.test(support.email))
      return 'has no e-mail address of support';
    if (support.phone !== '' && !/^\+?\d[\d ()/-]{3,30}$/.test(support.phone))
      return 'has no telephone number of support';
    if (support.hours !== '' && !isLine(support.hours, 120)) return 'has hours of support that are more than a line';
  }
  if (socials.length > 12) return 'has more than twelve socials';
  if (!socials.every(({ link }) => readLinkTarget(link)?.kind === 'elsewhere'))
    return 'has a social that is no https address';
  return undefined;
}

const longest = 60_000;

/** Returns why a document cannot be published, or undefined if it can: it must be readable as written. */
export function refuseDocument({ doc, title, summary, text }: NewVersion): string | undefined {
  if (!slug.test(doc))
    return `A document's name is a short one in small letters; ${JSON.stringify(doc.slice(0, 80))} is none.`;
  if (!isLine(title, 120)) return 'The title is empty, too long, or more than a line.';
  if (!isLine(summary, 240)) return 'The summary is empty, too long, or more than a line.';
  if (text.length > longest) return `The text has more than ${longest} characters.`;
  if (readDocumentText(text).sections.length === 0) return 'The text has no section: a line that begins with "## ".';
  const [link] = brokenLinks(text);
  if (link !== undefined)
    return `The link to ${JSON.stringify(link.slice(0, 80))} leads nowhere: give a path, an https or a mailto address.`;
  const [place] = unknownPlaces(title + summary + text);
  return place === undefined ? undefined : `Nothing is known by the name ${place}.`;
}

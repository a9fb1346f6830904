import { brokenLinks, isPictureAddress, readDocumentText, readLinkTarget } from '@kvota/content';
import type { BannerPage, SiteIdentity } from '@kvota/contracts';
import type { ContentFault, WrittenBanner } from '@kvota/contracts/operator';
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
  return faultsOfBanners(banners).next().value?.message;
}

/** Yields what is wrong with banners, each with its place in the list. */
export function* faultsOfBanners(banners: readonly WrittenBanner[]): Generator<ContentFault, undefined> {
  const ids = new Set<string>();
  for (const [at, banner] of banners.entries()) {
    const { id } = banner;
    if (!slug.test(id)) {
      const message = `A banner's id is a short name in small letters; ${JSON.stringify(id.slice(0, 80))} is none.`;
      yield { place: `[${at}].id`, message };
      continue;
    }
    if (ids.has(id)) yield { place: `[${at}].id`, message: `There are two banners "${id}".` };
    ids.add(id);
    for (const { place, message } of faultsOfBanner(banner)) {
      yield { place: `[${at}]${place}`, message: `The banner "${id}" ${message}.` };
    }
  }
}

function* faultsOfBanner(banner: WrittenBanner): Generator<ContentFault> {
  const { page, title, text, action, link, order } = banner;
  if (!isPage(page)) {
    yield { place: '.page', message: `runs on the page ${JSON.stringify(page.slice(0, 80))}, which there is not` };
  }
  if (!Number.isSafeInteger(order)) yield { place: '.order', message: 'has an order that is no whole number' };
  for (const name of ['image', 'mobileImage'] as const) {
    if (picture(banner[name])) continue;
    const address = JSON.stringify(banner[name].slice(0, 80));
    yield { place: `.${name}`, message: `has a picture at ${address}: give a path or an https address` };
  }
  const kind = readLinkTarget(link)?.kind;
  if (link !== '' && kind !== 'page' && kind !== 'elsewhere') {
    const address = JSON.stringify(link.slice(0, 80));
    yield { place: '.link', message: `leads to ${address}: give a path of the site or an https address` };
  }
  if (Object.values(title).length === 0) yield { place: '.title', message: 'has no title in any language' };
  const short = 'has a title or an action that is empty, too long, or more than a line';
  yield* faultsOfLines('.title', title, 80, short);
  yield* faultsOfLines('.action', action ?? {}, 80, short);
  yield* faultsOfLines('.text', text ?? {}, 240, 'has a text that is empty, too long, or more than a line');
}

function* faultsOfLines(
  place: string,
  lines: Readonly<Record<string, string | undefined>>,
  most: number,
  message: string,
): Generator<ContentFault> {
  for (const [language, line] of Object.entries(lines)) {
    if (line === undefined || !isLine(line, most)) yield { place: `${place}.${language}`, message };
  }
}

/** Returns why settings of banner pages cannot be stored, or undefined if they can (OP-68). */
export function refuseBannerPages(pages: readonly BannerPage[]): string | undefined {
  return faultsOfBannerPages(pages).next().value?.message;
}

/** Yields what is wrong with settings of banner pages, each with its place in the list. */
export function* faultsOfBannerPages(pages: readonly BannerPage[]): Generator<ContentFault, undefined> {
  const seen = new Set<string>();
  for (const [at, { page, interval }] of pages.entries()) {
    const place = `[${at}].page`;
    if (seen.has(page)) yield { place, message: 'A page is in the list twice.' };
    seen.add(page);
    if (!isPage(page)) yield { place, message: `There is no page ${JSON.stringify(page.slice(0, 80))}.` };
    if (interval >= 2000 && interval <= 60_000) continue;
    const message = `A banner is visible for 2000 to 60000 milliseconds; ${interval} is neither (${page.slice(0, 80)}).`;
    yield { place: `[${at}].interval`, message };
  }
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
    const fault = faultsOfColors(theme.colors).next().value ?? faultsOfIdentity(theme).next().value;
    if (fault !== undefined) return `The ${name} theme ${fault.message}.`;
  }
  return undefined;
}

function isOrigin(domain: string): boolean {
  return URL.canParse(domain) && /^https?:$/.test(new URL(domain).protocol) && new URL(domain).origin === domain;
}

/** Yields what is wrong with the colours of a theme, each with its place. A message follows on the name of the theme. */
export function* faultsOfColors(colors: Readonly<Record<string, string>>): Generator<ContentFault, undefined> {
  for (const { token, value, reason } of checkThemeColors(colors).faults) {
    const place = `[${JSON.stringify(token.slice(0, 80))}]`;
    if (reason === 'not-a-colour') {
      yield { place, message: `has no colour under ${token}: ${JSON.stringify(value.slice(0, 80))}` };
    } else {
      const name = JSON.stringify(token.slice(0, 80));
      const message = `has a colour under ${name}, which there is not: names are like --kvota-color-brand-base, and templateOf of @kvota/ui/theme makes a whole theme from eight colours`;
      yield { place, message };
    }
  }
}

/** Yields what is wrong with the identity of a theme, each with its place. A message follows on the name of the theme. */
export function* faultsOfIdentity({
  logo = '',
  name,
  support,
  socials = [],
}: Partial<SiteIdentity>): Generator<ContentFault, undefined> {
  if (!picture(logo)) yield { place: '.logo', message: 'has a logo that is neither a path nor an https address' };
  if (name !== undefined && !isLine(name, 40))
    yield { place: '.name', message: 'has a name that is empty, too long, or more than a line' };
  if (support) {
    if (support.email !== '' && !/^[^\s@<>"]{1,64}@[\w.-]{3,190}$/.test(support.email))
      yield { place: '.support.email', message: 'has no e-mail address of support' };
    if (support.phone !== '' && !/^\+?\d[\d ()/-]{3,30}$/.test(support.phone))
      yield { place: '.support.phone', message: 'has no telephone number of support' };
    if (support.hours !== '' && !isLine(support.hours, 120))
      yield { place: '.support.hours', message: 'has hours of support that are more than a line' };
  }
  if (socials.length > 12) yield { place: '.socials', message: 'has more than twelve socials' };
  for (const [at, { link }] of socials.entries()) {
    if (readLinkTarget(link)?.kind !== 'elsewhere')
      yield { place: `.socials[${at}].link`, message: 'has a social that is no https address' };
  }
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

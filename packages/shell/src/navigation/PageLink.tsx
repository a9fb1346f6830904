import { pathOf, type SitemapId } from '@kvota/sitemap';
import { Link, useMatches } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ComponentProps, ReactElement } from 'react';

import { localeAtom } from '../state/atoms.ts';
import type { PageMetadata } from './page.ts';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of the sitemap, checked by the compiler. */
  readonly page: SitemapId;
  readonly params?: Record<string, string>;
  readonly search?: Record<string, string | undefined>;
}

/** A link to a page in the current language. */
export function PageLink({ page, params, search, ...rest }: PageLinkProps): ReactElement {
  const path = pathOf(page, useAtomValue(localeAtom), params);
  // The parent marks the current link. The router would mark home on every page.
  return <Link to={path} {...(search && { search })} activeProps={inactive} activeOptions={exact} {...rest} />;
}

const inactive = {};
const exact = { exact: true, includeSearch: true } as const;

/** Returns the address of a page in the current language. */
export function usePageHref(
  page: SitemapId,
  params?: Record<string, string>,
  search?: Record<string, string | undefined>,
): string {
  const path = pathOf(page, useAtomValue(localeAtom), params);
  const given = Object.entries(search ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

/** Returns the metadata of the page on screen. */
export function usePageMetadata(): PageMetadata | undefined {
  return useMatches({ select: (matches) => matches.findLast((match) => match.staticData.page)?.staticData.page });
}

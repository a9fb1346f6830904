import { pathOf, type SitemapId } from '@kvota/sitemap';
import { Link, useMatches } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ComponentProps, ReactElement } from 'react';

import { localeAtom } from '../state/atoms.ts';
import type { PageMetadata } from './page.ts';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of the sitemap; one that does not exist does not compile. */
  readonly page: SitemapId;
  readonly params?: Record<string, string>;
  readonly search?: Record<string, string | undefined>;
}

/** A link to a page in the language of now. */
export function PageLink({ page, params, search, ...rest }: PageLinkProps): ReactElement {
  const path = pathOf(page, useAtomValue(localeAtom), params);
  // Whether a link is the current one is for its owner to say; the router would mark home on every page.
  return <Link to={path} {...(search && { search })} activeProps={inactive} activeOptions={exact} {...rest} />;
}

const inactive = {};
const exact = { exact: true, includeSearch: true } as const;

/** The address of a page in the language of now. */
export function usePageHref(
  page: SitemapId,
  params?: Record<string, string>,
  search?: Record<string, string | undefined>,
): string {
  const path = pathOf(page, useAtomValue(localeAtom), params);
  const given = Object.entries(search ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

/** What the page on screen says about itself. */
export function usePageMetadata(): PageMetadata | undefined {
  return useMatches({ select: (matches) => matches.findLast((match) => match.staticData.page)?.staticData.page });
}

import type { SitemapId } from '@kvota/sitemap';
import { useLingui } from '@lingui/react';

import { useApp } from '../host/host-context.ts';
import { usePageMetadata } from './PageLink.tsx';
import { servedPages } from './served-pages.ts';

/** Returns the title of a page of this app in the current language; undefined for a page that no module serves. */
export function usePageTitle(id: SitemapId | undefined): string | undefined {
  const { _ } = useLingui();
  const { modules } = useApp();
  const current = usePageMetadata();
  if (id === undefined) return undefined;
  const { title } = (current?.id === id ? current : servedPages(modules).get(id)) ?? {};
  return title && _(title);
}

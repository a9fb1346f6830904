import type { Banner, BannerPage, DocumentHead, DocumentPage, Locale } from '@kvota/contracts';
import type { SitemapId } from '@kvota/sitemap';
import { contentKey, type Host } from '@kvota/shell';
import { queryOptions } from '@tanstack/react-query';

type Api = Host['api'];

/** The operator's content is cached until `reload_settings` reports a change (NET-16). */
const fresh = { staleTime: Number.POSITIVE_INFINITY } as const;

/** The banners of a page, and the duration of each. */
export interface PageBanners {
  readonly banners: readonly Banner[];
  /** Milliseconds. */
  readonly interval: number;
}

/**
 * Returns the banners of a page: the active ones in their order, or none if the page is disabled (CALL-12, CALL-13).
 */
export function bannersOf(page: SitemapId, pages: readonly BannerPage[], banners: readonly Banner[]): PageBanners {
  const setting = pages.find((one) => one.page === page);
  if (!setting?.enabled) return { banners: [], interval: 0 };
  const own = banners.filter((banner) => banner.active && banner.page === page);
  return { banners: own.toSorted((a, b) => a.order - b.order), interval: setting.interval };
}

export function bannersQuery(api: Api, page: SitemapId, lang: Locale) {
  return queryOptions<PageBanners>({
    queryKey: [...contentKey, 'banners', page, lang],
    queryFn: async ({ signal }) => {
      const [pages, banners] = await Promise.all([
        api.bannersPageSettings({ signal }),
        api.bannersAll({ query: { lang }, signal }),
      ]);
      return bannersOf(page, pages, banners);
    },
    ...fresh,
  });
}

export function documentsQuery(api: Api, lang: Locale) {
  return queryOptions<DocumentHead[]>({
    queryKey: [...contentKey, 'documents', lang],
    queryFn: ({ signal }) => api.documents({ query: { lang }, signal }),
    ...fresh,
  });
}

export function documentQuery(api: Api, doc: string, lang: Locale, version: number | undefined) {
  return queryOptions<DocumentPage>({
    queryKey: [...contentKey, 'document', doc, lang, version ?? 'in force'],
    queryFn: ({ signal }) =>
      api.document({ params: { doc }, query: { lang, ...(version !== undefined && { version }) }, signal }),
    ...fresh,
  });
}

import { locales, type BannerPage } from '@kvota/contracts';
import type { WrittenBanner } from '@kvota/contracts/operator';
import type { Host } from '@kvota/shell';

export interface Banners {
  readonly banners: readonly WrittenBanner[];
  readonly pages: readonly BannerPage[];
}

/** Loads the published banners in all languages, by the calls that players use. */
export async function loadBanners(api: Host['api'], signal: AbortSignal): Promise<Banners> {
  const [pages, ...lists] = await Promise.all([
    api.bannersPageSettings({ signal }),
    ...locales.map((lang) => api.bannersAll({ query: { lang }, signal })),
  ]);
  const byId = new Map<string, WrittenBanner>();
  lists.forEach((list, at) => {
    const locale = locales[at];
    for (const { title, text, action, ...banner } of list) {
      if (locale === undefined) continue;
      const known = byId.get(banner.id);
      byId.set(banner.id, {
        ...banner,
        title: { ...known?.title, [locale]: title },
        ...(text !== undefined && { text: { ...known?.text, [locale]: text } }),
        ...(action !== undefined && { action: { ...known?.action, [locale]: action } }),
      });
    }
  });
  return { banners: [...byId.values()], pages };
}

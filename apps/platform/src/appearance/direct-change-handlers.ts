import type { RefusalCode } from '@kvota/contracts/errors';

import { everySite } from '../content/content-store.ts';
import { createContentStore } from '../content/create-content-store.ts';
import { refuseBannerPages, refuseBanners, refuseTheme } from '../content/refuse-content.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { refused } from '../kernel/refused.ts';
import type { Appearance, DirectChange } from './appearance.ts';

export interface DirectChangeDeps {
  readonly appearance: Pick<Appearance, 'changeDirectly'>;
  /** Notes that content changed, and notifies open clients (NET-16, NET-39). */
  readonly announceChange: () => Promise<void>;
}

/** Serves the operator's calls that set themes and banners. Each change is a version too (THEME-20). */
export function directChangeHandlers({ appearance, announceChange }: DirectChangeDeps) {
  const change = async <C extends RefusalCode>(refusal: string | undefined, error: C, change: DirectChange) => {
    if (refusal !== undefined) return refused(error, refusal);
    await appearance.changeDirectly(change);
    await announceChange();
    return { ErrorText: 'ok' };
  };
  const banners = [{ domain: everySite, part: 'banners' }] as const;
  return {
    setBanners: ({ body }, { caller: { username: author } }) =>
      change(refuseBanners(body.banners), 'invalidBanner', {
        places: banners,
        author,
        write: (tx) => createContentStore(tx).setBanners(body.banners),
      }),
    setBannersPageSettings: ({ body: { pages } }, { caller: { username: author } }) =>
      change(refuseBannerPages(pages), 'invalidBannerPage', {
        places: banners,
        author,
        write: (tx) => createContentStore(tx).setBannerPages(pages),
      }),
    setTheme: ({ body: { domain, ...themes } }, { caller: { username: author } }) =>
      change(refuseTheme(domain, themes), 'invalidTheme', {
        places: [
          { domain, part: 'colors' },
          { domain, part: 'identity' },
        ],
        author,
        write: (tx) => createContentStore(tx).setThemes(domain, themes),
      }),
  } satisfies Handlers;
}

import type { SitemapId } from './sitemap.ts';

/** Items of the built-in menu, in order, with the page of each and the status keys that disable it (OP-66, OP-85). */
export const builtInMenu = [
  { id: 'betting', page: 'betting', disabledBy: ['disableBettingPage'] },
  { id: 'live', page: 'liveBetting', disabledBy: ['disableLiveBettingPage'] },
  { id: 'casino', page: 'casino', disabledBy: ['disableCasinoPage', 'casinoIndefiniteDisabled'] },
  { id: 'casino_live', page: 'casinoLive', disabledBy: ['disableCasinoLivePage', 'casinoIndefiniteDisabled'] },
  { id: 'virtuals', page: 'virtuals', disabledBy: ['disableVirtualsPage'] },
] as const satisfies readonly { id: string; page: SitemapId; disabledBy: readonly string[] }[];

export type MenuItemId = (typeof builtInMenu)[number]['id'];

import {
  creditOf,
  defaultLocale,
  defaultTicketSettings,
  type GeneralSettings,
  type Locale,
  type Money,
  readStatusSettings,
  type RoleSetting,
  type StatusSettings,
  type TicketSettings,
  type Wallet,
} from '@kvota/contracts';
import type { MenuItemId, PageName, SitemapId } from '@kvota/sitemap';
import { atom } from 'jotai';

import { shownAppearanceAtom } from './appearance.ts';
import { disabledMenuItems } from './disabled-menu-items.ts';
import { menuOrderOf, menuTitlesOf } from './menu-settings.ts';
import { type Session, visitor } from './session.ts';
import type { SiteIdentities, Theme } from './theme.ts';

/** The language of the page, from its URL (OP-63). */
export const localeAtom = atom<Locale>(defaultLocale);

/** The language that the player chose, while its texts are being fetched. */
export const pendingLocaleAtom = atom<Locale | undefined>(undefined);

/** True once the first page and its texts are on screen. The splash covers the client until then (HEAD-18). */
export const readyAtom = atom(false);

/** True while the first frame is being rendered. The splash stays until it is there. */
export const framePendingAtom = atom(false);

/** The page on screen: its id in the sitemap, its path, and its name in the route metadata if it has one. */
export interface CurrentPage {
  readonly id: SitemapId | undefined;
  readonly path: string;
  readonly name: PageName | undefined;
}
export const currentPageAtom = atom<CurrentPage>({ id: undefined, path: '/', name: undefined });

/** The subject of the page, such as a match, for its title. The page that sets it clears it. */
export const pageSubjectAtom = atom<string | null>(null);

/** The menu item to mark as the current one, if it is not that of the path. The page that sets it clears it (HEAD-02). */
export const markedMenuAtom = atom<MenuItemId | null>(null);

/** The path of the previous page, with prefix and query (OP-82). */
export const previousPathAtom = atom<string | undefined>(undefined);

/** The path that a visitor asked for and that requires a login. Sign-in leads there, unless another page is opened first (ROUTE-71). */
export const wantedPathAtom = atom<string | undefined>(undefined);

export const sessionAtom = atom<Session>(visitor);
export const blockedAtom = atom(false);

/** The wallets of the last ping (WAL-10). Empty for a visitor. */
export const walletsAtom = atom<readonly Wallet[]>([]);
/** The currency id that the player chose, in session storage (OP-50). */
export const chosenWalletAtom = atom<number | undefined>(undefined);
/** The wallet that pays: the chosen one, else the first. Undefined for a visitor (WAL-05). */
export const activeWalletAtom = atom<Wallet | undefined>((get) => {
  const wallets = get(walletsAtom);
  const chosen = get(chosenWalletAtom);
  return wallets.find((wallet) => wallet.currency_id === chosen) ?? wallets[0];
});
/** The displayed credit of the active wallet (WAL-04). */
export const creditAtom = atom<Money | undefined>((get) => {
  const wallet = get(activeWalletAtom);
  return wallet && creditOf(wallet);
});
/** Whether the credit is shown as asterisks (HEAD-07). */
export const creditHiddenAtom = atom(false);

/** Features that the operator switched off. Everything is on until the settings are loaded. */
export const statusSettingsAtom = atom<StatusSettings>(readStatusSettings([]));
export const ticketSettingsAtom = atom<TicketSettings>(defaultTicketSettings);
/** Menu items that the status settings disable (HEAD-21). */
export const disabledMenuAtom = atom<ReadonlySet<MenuItemId>>((get) => disabledMenuItems(get(statusSettingsAtom)));
/** Tickets are disabled when betting and live both are: no slip button, history icon or ticket widget (OP-13). */
export const ticketsDisabledAtom = atom((get) => {
  const disabled = get(disabledMenuAtom);
  return disabled.has('betting') && disabled.has('live');
});
/** The operator's menu and news of all languages, from the settings. */
export const publishedMenuAtom = atom<GeneralSettings['menuItems']>([]);
export const publishedNewsAtom = atom<GeneralSettings['marquee']>({});

const menuItemsAtom = atom((get) => get(shownAppearanceAtom).menu ?? get(publishedMenuAtom));

/** Ids of the menu items in order: the operator's list, else the built-in one (OP-85). */
export const menuOrderAtom = atom<readonly MenuItemId[]>((get) => menuOrderOf(get(menuItemsAtom)));

/** The operator's titles of menu items in the language of the page (OP-85). */
export const menuTitlesAtom = atom((get) => menuTitlesOf(get(menuItemsAtom), get(localeAtom)));

/** The operator's news in the language of the page (OP-86). */
export const marqueeAtom = atom<readonly string[]>(
  (get) => (get(shownAppearanceAtom).news ?? get(publishedNewsAtom))[get(localeAtom)] ?? [],
);

export const themeAtom = atom<Theme>('dark');
/** Name, logo, support and socials of the site; undefined until they are loaded (THEME-07). */
export const siteIdentitiesAtom = atom<SiteIdentities | undefined>(undefined);
/** Number of unread messages of the operator, from the last ping. */
export const unreadAtom = atom(0);
/** The roles in the settings, with what each is for (ROLE-02, OP-69). Empty until they are loaded. */
export const roleListAtom = atom<readonly RoleSetting[]>([]);

/** False while the browser reports no network (NET-01). */
export const onlineAtom = atom(true);

/** Whether the left sidebar is open as a drawer (up to 1700 px). */
export const sidebarOpenAtom = atom(false);
/** Number of searches on the page that small screens hide behind a button of the header (HEAD-11, HEAD-12). */
export const searchBoxesAtom = atom(0);
export const searchOfferedAtom = atom((get) => get(searchBoxesAtom) > 0);
/** Whether the search of the page is open: a box on small screens, or a dialog. */
export const searchOpenAtom = atom(false);
/** Whether the ticket is open as a sheet (up to 1263 px). */
export const asideOpenAtom = atom(false);
/**
 * Whether a game is played on the page, and whether it was asked to fill the window. On a phone it always does (OP-09). The
 * layout of games reads it.
 */
export const gameOnStageAtom = atom<'none' | 'shown' | 'full'>('none');
/** Whether the account drawer is open (HEAD-10). */
export const accountOpenAtom = atom(false);

export type { AppModule, MenuEntry, PingPart, Slot } from './module/app-module.ts';
export type { Host, Notice, Stop, Store, Target } from './module/host.ts';
export { ownPrefix, personalPrefix } from './storage/own-keys.ts';
export { localConfig, type AppConfig } from './config/app-config.ts';
export type { ReloadCause } from './reload/reload-record.ts';
export { mountApp, type AppOptions } from './app/mount-app.tsx';
export { inNextTask } from './app/in-next-task.ts';
export { whenIdle } from './app/when-idle.ts';
export { HostContext, useHost } from './app/host-context.ts';
export { useFormats } from './app/use-formats.ts';
export { hasRole, type Session } from './session/session.ts';
export { page, type PageMetadata } from './router/page.ts';
export { PageLink, usePageHref, usePageMetadata, type PageLinkProps } from './router/PageLink.tsx';
export { layouts, localeRoute, rootRoute, unknownRoute, type RouterContext } from './router/root.tsx';
export { shellRoutes } from './router/shell-routes.ts';
export { useSwitchLanguage } from './router/use-switch-language.ts';
export { usePageTitle } from './pages/page-title.ts';
export { useMedia } from './frame/use-media.ts';
export { useSearchBox } from './frame/use-search-box.ts';
export { useMessages } from './frame/use-messages.ts';
export { HomeParts } from './frame/HomeParts.tsx';
export { SiteLink } from './router/SiteLink.tsx';
export { contentKey } from './settings/content-key.ts';
export { loadLetters } from './theme/load-letters.ts';
export { useSiteIdentity } from './theme/use-site-identity.ts';
export { AccountTabs } from './frame/AccountTabs.tsx';
export { useAccountWays, type AccountWay } from './frame/use-account-ways.ts';
export { useMenu, type MenuWay } from './frame/use-menu.ts';
export {
  accountOpenAtom,
  activeWalletAtom,
  asideOpenAtom,
  blockedAtom,
  chosenWalletAtom,
  creditAtom,
  creditHiddenAtom,
  currentPageAtom,
  disabledMenuAtom,
  localeAtom,
  marqueeAtom,
  menuOrderAtom,
  onlineAtom,
  previousPathAtom,
  sessionAtom,
  sidebarOpenAtom,
  statusSettingsAtom,
  themeAtom,
  ticketSettingsAtom,
  ticketsDisabledAtom,
  unreadAtom,
  walletsAtom,
  type CurrentPage,
} from './state/atoms.ts';

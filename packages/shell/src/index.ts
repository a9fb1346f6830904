export type { AppModule, MenuEntry, PingPart, RunningModule, Slot } from './host/app-module.ts';
export type { Stop } from './browser/stop.ts';
export type { Host, SignInNeed, Target } from './host/host.ts';
export type { SiteIdentities } from './state/theme.ts';
export type { Notice } from './state/notices.ts';
export type { Store } from './state/store.ts';
export { ownPrefix, personalPrefix } from './browser/storage/own-keys.ts';
export { defaultConfig, type AppConfig, type ConfigDefaults } from './browser/app-config.ts';
export type { ReloadCause } from './reload/reload-record.ts';
export { mountApp, type AppOptions } from './app/mount-app.tsx';
export { latePart, lazyPart } from './browser/lazy-part.ts';
export { afterContent } from './browser/first-screen/after-content.ts';
export { useLatched } from './browser/use-latched.ts';
export { saveFile } from './browser/files/save-file.ts';
export { copyText } from './browser/insecure/copy-text.ts';
export { newId } from './browser/insecure/new-id.ts';
export { whenIdle } from './browser/when-idle.ts';
export { HostContext, useHost } from './host/host-context.ts';
export { useFormats } from './texts/use-formats.ts';
export { SignedMoney } from './texts/SignedMoney.tsx';
export { hiddenAmount, useOwnMoney } from './texts/use-own-money.ts';
export { hasRole, userIdOf, type Session } from './state/session.ts';
export { daysOf, instantsOf, type Days } from './navigation/days.ts';
export { page, type ClosedVisit, type PageMetadata, type WhileClosed } from './navigation/page.ts';
export { PageLink, usePageHref, usePageMetadata, type PageLinkProps } from './navigation/PageLink.tsx';
export { layouts, localeRoute, rootRoute, unknownRoute, type RouterContext } from './routes/root.tsx';
export { shellRoutes } from './routes/shell-routes.ts';
export type { AccountEntry } from './host/account-menu.ts';
export { usePageTitle } from './navigation/use-page-title.ts';
export { useMedia } from './browser/use-media.ts';
export { useFullGame } from './frame/layouts/use-full-game.ts';
export { useRealtime } from './host/use-realtime.ts';
export type { TightestLimit } from './host/limits/tightest-limit.ts';
export { ownLimitsKey, useTightestLimit } from './host/limits/use-tightest-limit.ts';
export { usePrintMoment } from './host/use-print-moment.ts';
export { useSearchBox, useSearchDialog } from './frame/header/use-search-box.ts';
export { useMessages, useRequiredMessages } from './texts/use-messages.ts';
export { HeaderPause } from './frame/header/HeaderPause.tsx';
export { HomeParts } from './frame/slots/HomeParts.tsx';
export { useAccountPages } from './navigation/use-account-pages.ts';
export { forgetAct, takeSignedIn, waitingAct } from './session/waiting-act.ts';
export { SiteLink } from './navigation/SiteLink.tsx';
export { isDisabled } from './navigation/guard.ts';
export { contentKey } from './settings/content-key.ts';
export { loadFontFor } from './fonts/load-fonts.ts';
export { useSiteIdentity } from './site-theme/use-site-identity.ts';
export { CreditSwitch } from './frame/account/CreditSwitch.tsx';
export { AccountTabs } from './frame/account/AccountTabs.tsx';
export { LanguageSelect } from './frame/account/LanguageSelect.tsx';
export { useMenu, type MenuLink } from './navigation/use-menu.ts';
export { maintenanceStartedAtom } from './state/dialogs.ts';
export { breaksAtom, checkHeldAtom, checkShownAtom } from './state/reality-check.ts';
export { publishedColorsAtom, shownAppearanceAtom, siteColorsAtom, type ShownAppearance } from './state/appearance.ts';
export {
  accountOpenAtom,
  activeWalletAtom,
  asideOpenAtom,
  blockedAtom,
  chosenWalletAtom,
  creditAtom,
  creditHiddenAtom,
  currentPageAtom,
  pageSubjectAtom,
  publishedMenuAtom,
  publishedNewsAtom,
  disabledMenuAtom,
  gameOnStageAtom,
  localeAtom,
  markedMenuAtom,
  marqueeAtom,
  menuOrderAtom,
  onlineAtom,
  previousPathAtom,
  sessionAtom,
  sidebarOpenAtom,
  siteIdentitiesAtom,
  statusSettingsAtom,
  themeAtom,
  ticketSettingsAtom,
  ticketsDisabledAtom,
  unreadAtom,
  walletsAtom,
  type CurrentPage,
} from './state/atoms.ts';

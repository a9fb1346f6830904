export type { AppModule, MenuEntry, PingPart, Slot } from './module/app-module.ts';
export type { Host, Notice, Stop, Store, Target } from './module/host.ts';
export { localConfig, readConfig, type AppConfig } from './config/app-config.ts';
export type { ReloadCause } from './reload/reload-record.ts';
export { hasRole, visitor, type Session } from './session/session.ts';
export { page, type PageMetadata } from './router/page.ts';
export { layouts, localeRoute, rootRoute, type RouterContext } from './router/root.tsx';
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
  sessionAtom,
  sidebarOpenAtom,
  statusSettingsAtom,
  themeAtom,
  ticketSettingsAtom,
  ticketsDisabledAtom,
  walletsAtom,
  type CurrentPage,
} from './state/atoms.ts';

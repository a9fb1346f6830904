import { defaultLocale } from '@kvota/contracts';
import { pathOf, sitemapEntry, splitPath } from '@kvota/sitemap';
import { activate, loadMessages, markDocument } from '@kvota/i18n';
import { redirect, type StaticDataRouteOption } from '@tanstack/react-router';

import { loadAccountMenu } from '../host/account-menu.ts';
import type { AppContext } from '../host/host-context.ts';
import { beginSignIn } from '../session/begin-sign-in.ts';
import { loadStatus } from '../settings/load-status.ts';
import {
  currentPageAtom,
  disabledMenuAtom,
  localeAtom,
  sessionAtom,
  statusSettingsAtom,
  wantedPathAtom,
} from '../state/atoms.ts';
import { groupsOf } from '../navigation/groups-of.ts';
import { evaluateGuards } from '../navigation/guard.ts';
import type { ClosedVisit } from '../navigation/page.ts';
import { explainClosed, explainLogin } from './explain-redirect.ts';

interface Match {
  readonly staticData: StaticDataRouteOption;
  readonly params: ClosedVisit['params'];
  readonly search: ClosedVisit['search'];
}

/** The page itself asks again, and reports it if that fails too. */
const ignore = (): void => undefined;

/** Milliseconds that a page waits for the status settings. If they come later, the guards are evaluated again. */
const statusTimeout = 2500;

/** Prepares every page before it is shown: its language, the settings, the guards (ROUTE-61 … ROUTE-67, OP-06). */
export async function beforeLoad(
  context: AppContext,
  location: { readonly pathname: string; readonly href: string; readonly search: Readonly<Record<string, unknown>> },
  matches: readonly Match[],
): Promise<void> {
  const { host, modules } = context;
  const { store } = host;
  const locale = splitPath(location.pathname).prefix ?? defaultLocale;
  const last = matches.at(-1);
  const metadata = last?.staticData.page;

  const status = loadStatus(host);
  if (metadata) for (const module of modules) module.prefetch?.(metadata.id, location.search, host).catch(ignore);
  // Pages behind login show the account menu.
  const hasMenu = metadata && sitemapEntry(metadata.id).login && store.get(sessionAtom).status === 'signed-in';
  await Promise.all([loadMessages(locale, groupsOf(modules, metadata)), hasMenu && loadAccountMenu(context)]);
  const root = typeof document === 'undefined' ? undefined : document.documentElement;
  if (root && (store.get(localeAtom) !== locale || !root.lang)) markDocument(root, locale);
  activate(locale);
  store.set(localeAtom, locale);
  await Promise.race([status, new Promise((resolve) => setTimeout(resolve, statusTimeout))]);

  const result = evaluateGuards({
    matched: last?.staticData.unknown !== true,
    page: metadata,
    session: store.get(sessionAtom),
    status: store.get(statusSettingsAtom),
  });
  const home = redirect({ href: pathOf('home', locale), replace: true });
  switch (result) {
    case 'go':
      return;
    case 'closed': {
      const disabled = store.get(disabledMenuAtom);
      const { params = {}, search = {}, staticData } = last ?? {};
      const instead = await staticData?.whileClosed?.({ host, params, search, disabled, locale });
      if (instead === true) return;
      if (instead !== undefined) throw redirect({ href: instead, replace: true });
      explainClosed(host);
      throw home;
    }
    case 'members':
      // A user who signs out on such a page did not ask for it.
      if (store.get(currentPageAtom).path !== location.pathname) {
        store.set(wantedPathAtom, location.href);
        explainLogin(host);
      }
      throw home;
    case 'home':
      throw home;
    case 'login':
      store.set(wantedPathAtom, location.href);
      await beginSignIn(host);
      // The browser is leaving, and nothing of the page may be shown in the meantime.
      await new Promise(() => undefined);
  }
}

import type { StatusSettings } from '@kvota/contracts';
import {
  builtInMenu,
  isUnder,
  pathOf,
  type MenuItemId,
  type SitemapEntry,
  sitemapEntry,
  splitPath,
} from '@kvota/sitemap';

import { hasRole, type Session } from '../state/session.ts';
import { disabledMenuItems } from '../state/disabled-menu-items.ts';
import type { PageMetadata } from './page.ts';

/** A requested navigation. */
export interface Navigation {
  /** False if no route matches the path; it leads to the 404 page. */
  readonly matched: boolean;
  /** Metadata of the matched route; undefined for a route without a name. */
  readonly page: PageMetadata | undefined;
  readonly session: Session;
  readonly status: StatusSettings;
}

/** `closed` and `members` lead home too, with an explanation: the page is disabled, or it requires a login (ROUTE-71). */
export type GuardResult = 'go' | 'home' | 'closed' | 'members' | 'login';

type Guard = (visit: Navigation) => GuardResult | undefined;

/** Pages that a visitor may open although the site requires a login (OP-06). */
const open = new Set(['callback', 'logout', 'ping']);

const unmatched: Guard = ({ matched }) => (matched ? undefined : 'go');
const nameless: Guard = ({ page }) => (page ? undefined : 'home');
const loginFirst: Guard = ({ page, session, status }) =>
  status.redirectToLogin && session.status === 'visitor' && page && !open.has(page.id) ? 'login' : undefined;
// By the page and not by the path, because the router matches more spellings of a path than a comparison can know.
const disabledPage: Guard = ({ page, status }) => (page && isDisabled(pathOf(page.id), status) ? 'closed' : undefined);
const loginNeeded: Guard = ({ page, session }) =>
  entryOf(page)?.login && session.status === 'visitor' ? 'members' : undefined;
const roleNeeded: Guard = ({ page, session }) => {
  const roles = entryOf(page)?.roles;
  return roles && !roles.some((role) => hasRole(session, role)) ? 'home' : undefined;
};

/** The guards in order (OP-06). The first one with a result decides. */
const guards: readonly Guard[] = [unmatched, nameless, loginFirst, disabledPage, loginNeeded, roleNeeded];

/** Decides whether a navigation continues, leads home, or starts the sign-in (ROUTE-61 … ROUTE-67). The server checks access too. */
export function evaluateGuards(visit: Navigation): GuardResult {
  for (const guard of guards) {
    const result = guard(visit);
    if (result) return result;
  }
  return 'go';
}

/** Further pages that belong to a menu item (OP-66). */
const furtherPages: { readonly [M in MenuItemId]?: readonly string[] } = {
  casino: ['/casino2', '/casino3', '/casino_section', '/slots', '/games'],
};

/** Whether a path is below a disabled menu item, or is the ticket history while all betting is disabled (ROUTE-63, ROUTE-64). */
export function isDisabled(path: string, status: StatusSettings): boolean {
  const disabled = disabledMenuItems(status);
  const links = builtInMenu
    .filter(({ id }) => disabled.has(id))
    .flatMap(({ id, page }) => [pathOf(page), ...(status.casinoIndefiniteDisabled ? (furtherPages[id] ?? []) : [])]);
  if (links.some((link) => isUnder(path, link))) return true;
  return isUnder(path, pathOf('ticketHistory')) && disabled.has('betting') && disabled.has('live');
}

function entryOf(page: PageMetadata | undefined): SitemapEntry | undefined {
  return page && sitemapEntry(page.id);
}

/** Whether a path is remembered as the last one: casino sections and bare pages are not (ROUTE-68). */
export function isRemembered(path: string): boolean {
  const bare = ['/casino_section', '/callback', '/logout', '/ping'];
  return !bare.some((link) => isUnder(path, link)) && splitPath(path).rest.startsWith('/');
}

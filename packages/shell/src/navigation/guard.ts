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

/** A visit that is asked for. */
export interface Navigation {
  readonly path: string;
  /** False where no route matches the path; such a visit ends on the 404 page. */
  readonly matched: boolean;
  /** What the matched route says about itself; a route without a name says nothing. */
  readonly page: PageMetadata | undefined;
  readonly session: Session;
  readonly status: StatusSettings;
}

export type GuardResult = 'go' | 'home' | 'login';

type Guard = (visit: Navigation) => GuardResult | undefined;

/** Pages that a visitor reaches although the site asks everyone to sign in (OP-06). */
const open = new Set(['callback', 'logout', 'ping']);

const unmatched: Guard = ({ matched }) => (matched ? undefined : 'go');
const nameless: Guard = ({ page }) => (page ? undefined : 'home');
const loginFirst: Guard = ({ page, session, status }) =>
  status.redirectToLogin && session.status === 'visitor' && page && !open.has(page.id) ? 'login' : undefined;
const disabledPage: Guard = ({ path, status }) => (isDisabled(path, status) ? 'home' : undefined);
const loginNeeded: Guard = ({ page, session }) =>
  entryOf(page)?.login && session.status === 'visitor' ? 'home' : undefined;
const roleNeeded: Guard = ({ page, session }) => {
  const roles = entryOf(page)?.roles;
  return roles && !roles.some((role) => hasRole(session, role)) ? 'home' : undefined;
};

/** In this order (OP-06); the first that has something to say decides. */
const guards: readonly Guard[] = [unmatched, nameless, loginFirst, disabledPage, loginNeeded, roleNeeded];

/** Whether a visit goes on, ends at home, or begins with sign-in (ROUTE-61 … ROUTE-67). The server decides all the same. */
export function evaluateGuards(visit: Navigation): GuardResult {
  for (const guard of guards) {
    const result = guard(visit);
    if (result) return result;
  }
  return 'go';
}

/** Pages that a menu item stands for beside its own (OP-66). */
const opened: { readonly [M in MenuItemId]?: readonly string[] } = {
  casino: ['/casino2', '/casino3', '/casino_section', '/slots', '/games'],
};

/** Whether a path lies under a disabled menu item, or is the ticket history while nothing can be bet on (ROUTE-63, ROUTE-64). */
export function isDisabled(path: string, status: StatusSettings): boolean {
  const disabled = disabledMenuItems(status);
  const links = builtInMenu
    .filter(({ id }) => disabled.has(id))
    .flatMap(({ id, page }) => [pathOf(page), ...(status.casinoIndefiniteDisabled ? (opened[id] ?? []) : [])]);
  if (links.some((link) => isUnder(path, link))) return true;
  return isUnder(path, pathOf('ticketHistory')) && disabled.has('betting') && disabled.has('live');
}

function entryOf(page: PageMetadata | undefined): SitemapEntry | undefined {
  return page && sitemapEntry(page.id);
}

/** Whether a path is kept as the last one visited: sections of the casino are not, nor are the bare pages (ROUTE-68). */
export function isRemembered(path: string): boolean {
  const bare = ['/casino_section', '/callback', '/logout', '/ping'];
  return !bare.some((link) => isUnder(path, link)) && splitPath(path).rest.startsWith('/');
}

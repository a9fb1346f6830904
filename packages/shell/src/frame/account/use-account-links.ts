import { sitemapEntry, type SitemapId } from '@kvota/sitemap';
import { useLingui } from '@lingui/react';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo, type ComponentType } from 'react';

import { warn } from '../../browser/report.ts';
import { accountEntriesAtom, loadAccountMenu } from '../../host/account-menu.ts';
import { useApp } from '../../host/host-context.ts';
import { servedPages } from '../../navigation/served-pages.ts';
import { sessionAtom } from '../../state/atoms.ts';
import { hasRole } from '../../state/session.ts';

/** One page of the account, as drawer and tabs show it. */
export interface AccountLink {
  readonly page: SitemapId;
  readonly title: string;
  readonly icon: ComponentType<{ size?: number }>;
  /** How many things wait there, if any do. */
  readonly waiting: number | undefined;
}

/**
 * Returns the account pages of this app in the order of the menu. Pages that need a role are listed only for users who
 * hold it: payment for AL2, the office for agents (ACC-04, ROLE-04, OP-08, OP-99). Empty until the menu is
 * loaded.
 */
export function useAccountLinks(): readonly AccountLink[] {
  const { _ } = useLingui();
  const app = useApp();
  const session = useAtomValue(sessionAtom);
  const entries = useAtomValue(accountEntriesAtom);
  // Pages behind login have loaded the menu before they are shown; the drawer opens on any page.
  useEffect(() => {
    loadAccountMenu(app).catch((error: unknown) => warn('The account menu could not be loaded', error));
  }, [app]);
  const countsAtom = useMemo(() => atom((get) => entries.map(({ count }) => (count ? get(count) : 0))), [entries]);
  const counts = useAtomValue(countsAtom);
  const served = servedPages(app.modules);
  return entries.flatMap(({ page, icon, label }, index) => {
    const { roles } = sitemapEntry(page);
    const title = label ?? served.get(page)?.title;
    if (!title || !served.has(page) || roles?.some((role) => hasRole(session, role)) === false) return [];
    return [{ page, icon, title: _(title), waiting: counts[index] || undefined }];
  });
}

import { readGeneralSettings, readTicketSettings } from '@kvota/contracts';
import { CancelledError } from '@tanstack/react-query';

import { warn } from '../browser/report.ts';
import type { Host } from '../host/host.ts';
import { publishedMenuAtom, publishedNewsAtom, roleListAtom, ticketSettingsAtom } from '../state/atoms.ts';
import { fetchFresh } from '../host/fetch-fresh.ts';
import { settingsQueries } from './settings-queries.ts';

/** Loads limits, menu and news. Settings that fail keep their defaults. */
export async function loadOtherSettings({
  api,
  queryClient,
  store,
}: Pick<Host, 'api' | 'queryClient' | 'store'>): Promise<void> {
  const ticket = async (): Promise<void> => {
    store.set(ticketSettingsAtom, readTicketSettings(await fetchFresh(queryClient, settingsQueries.ticket(api))));
  };
  const general = async (): Promise<void> => {
    const settings = readGeneralSettings(await fetchFresh(queryClient, settingsQueries.general(api)));
    store.set(publishedMenuAtom, settings.menuItems);
    store.set(roleListAtom, settings.roles);
    store.set(publishedNewsAtom, settings.marquee);
  };
  const results = await Promise.allSettled([ticket(), general()]);
  for (const result of results) {
    // A cancelled request belongs to a page that has stopped.
    if (result.status === 'fulfilled' || result.reason instanceof CancelledError) continue;
    warn('Settings could not be loaded', result.reason);
  }
}
